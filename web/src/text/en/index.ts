// The client's own words in this language, one file for each room.
export default Object.values(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
)
