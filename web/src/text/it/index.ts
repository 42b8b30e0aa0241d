// The client's own words in this language, one file for each room. Those of a game come with it, and
// those that few pages say come when they are wanted (src/words/say.svelte.ts).
export default Object.values(
  import.meta.glob<string>(
    [
      './*.ftl',
      '!./boardgame.ftl',
      '!./btwixt.ftl',
      '!./cardgame.ftl',
      '!./miniatures.ftl',
      '!./device.ftl',
      '!./report.ftl',
      '!./analysis.ftl',
      '!./puzzles.ftl',
      '!./quick.ftl',
      '!./friends.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
