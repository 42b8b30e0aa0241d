// Twelve houses and factions: a colour (in theme/tokens.css), a shape, a hatch and a letter each.
// Ownership is never told by colour alone, so whatever shows an owner takes all four from here.

export const HOUSES = [
  'stark',
  'lannister',
  'baratheon',
  'greyjoy',
  'tyrell',
  'martell',
  'targaryen',
  'nights_watch',
  'free_folk',
  'bolton',
  'brotherhood',
  'neutral',
] as const

export type House = (typeof HOUSES)[number]

/** A stroke or a filled outline, in a square of 64. */
export interface Stroke {
  d: string
  /** Width of the line; absent for a filled outline. */
  line?: number
}

export interface Arms {
  letter: string
  shape: readonly Stroke[]
}

const point = (radius: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180
  const round = (n: number) => Math.round(n * 100) / 100
  return `${round(32 + radius * Math.sin(turn))} ${round(32 - radius * Math.cos(turn))}`
}

const around = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((360 / count) * i)).join('')

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const SHAPES: Record<House, Arms> = {
  stark: {
    letter: 'S',
    shape: [
      {
        // Ears, brow, cheeks and muzzle in one outline; eyes and nose are holes (even-odd).
        d:
          'M9 5L24 17L32 14L40 17L55 5L57 27L51 35L55 41L46 44L41 50L37 60H27L23 50L18 44L9 41L13 35L7 27Z' +
          'M17 29L28 34L26 37L19 35ZM47 29L36 34L38 37L45 35ZM27 51H37L32 57Z',
      },
    ],
  },
  lannister: {
    letter: 'L',
    shape: [
      {
        d: around(
          12,
          (a) =>
            `M${point(15, a - 11)}C${point(22, a - 16)} ${point(28, a - 8)} ${point(29.5, a + 9)}` +
            `C${point(25, a + 3)} ${point(21, a + 8)} ${point(15, a + 12)}Z`,
        ),
      },
      {
        d:
          disc(32, 32, 12.5) +
          'M24.5 28.5L30 30.5L28.5 33L25 31.5ZM39.5 28.5L34 30.5L35.5 33L39 31.5ZM29 36H35L33 39V41L36 42H28L31 41V39Z',
      },
    ],
  },
  baratheon: {
    letter: 'B',
    shape: [
      { d: 'M28 46C24 38 12 37 9 25C8 19 10 13 13 8', line: 4.6 },
      { d: 'M36 46C40 38 52 37 55 25C56 19 54 13 51 8', line: 4.6 },
      { d: 'M10 27C14 26 18 22 18 14M17 35C22 33 26 28 25 20M9 22C6 20 4 17 4 13', line: 4 },
      { d: 'M54 27C50 26 46 22 46 14M47 35C42 33 38 28 39 20M55 22C58 20 60 17 60 13', line: 4 },
      { d: 'M25 43H39L37 54L32 61L27 54Z' },
    ],
  },
  greyjoy: {
    letter: 'G',
    shape: [
      { d: 'M32 4C41 4 45 12 43 20C42 25 39 28 38 32H26C25 28 22 25 21 20C19 12 23 4 32 4Z' },
      { d: 'M29 30C29 40 27 44 18 45C10 46 7 52 11 57C15 61 21 57 18 53', line: 5.4 },
      { d: 'M35 30C35 40 37 44 46 45C54 46 57 52 53 57C49 61 43 57 46 53', line: 5.4 },
      { d: 'M32 30C32 38 26 44 32 50C37 55 33 60 29 61', line: 5.4 },
      { d: 'M24 31C20 36 14 35 9 31M40 31C44 36 50 35 55 31', line: 4.4 },
    ],
  },
  tyrell: {
    letter: 'T',
    shape: [
      {
        // Sepals first, so that the petals overlap their feet.
        d: around(5, (a) => `M${point(18, a + 24)}L${point(31, a + 36)}L${point(18, a + 48)}Z`),
      },
      {
        d:
          around(
            5,
            (a) =>
              `M${point(9, a)}C${point(16, a - 40)} ${point(29, a - 40)} ${point(28, a - 8)}` +
              `L${point(25, a)}L${point(28, a + 8)}C${point(29, a + 40)} ${point(16, a + 40)} ${point(9, a)}Z`,
          ) + disc(32, 32, 6),
      },
    ],
  },
  martell: {
    letter: 'M',
    shape: [
      { d: disc(29, 35, 15) + disc(29, 35, 10.5) },
      { d: disc(29, 35, 6.5) },
      { d: 'M5 59L46 18', line: 4.6 },
      { d: 'M60 4L53 25L46.5 24.5L39.5 17.5L39 11Z' },
      {
        d: 'M29 13V7M44.5 19.5M50 35H56M29 57V63M8 35H2M14 20L10 16M44 50L48 54',
        line: 4,
      },
    ],
  },
  targaryen: {
    letter: 'D',
    shape: [
      {
        d:
          'M32 3C38 13 42 19 41 28C46 25 48 19 47 13C55 22 60 33 57 44C54 55 44 61 32 61' +
          'C20 61 10 55 7 44C4 33 9 22 17 13C16 19 18 25 23 28C22 19 26 13 32 3Z' +
          'M32 31C28 37 23 40 23 47C23 53 27 56 32 56C37 56 41 53 41 47C41 40 36 37 32 31Z',
      },
    ],
  },
  nights_watch: {
    letter: 'W',
    shape: [
      {
        d:
          'M61 17L51 15C47 12 41 14 39 19C34 14 26 8 5 6C10 10 12 12 14 15C10 15 8 15 4 14C9 19 13 21 17 23' +
          'C13 24 11 24 8 24C14 30 20 33 26 34C22 38 14 44 5 48L17 48L14 55L25 49L27 57C34 50 40 44 43 37' +
          'C48 33 51 28 52 22ZM46 18.5A1.6 1.6 0 1 0 49.2 18.5A1.6 1.6 0 1 0 46 18.5Z',
      },
    ],
  },
  free_folk: {
    letter: 'F',
    shape: [
      { d: 'M12 60L47 13M52 60L17 13', line: 4.6 },
      { d: 'M38 5C47 3 57 9 60 20C56 20 52 21 49 25L37 15C39 12 40 9 38 5Z' },
      { d: 'M26 5C17 3 7 9 4 20C8 20 12 21 15 25L27 15C25 12 24 9 26 5Z' },
      { d: 'M15 51L21 56M49 51L43 56', line: 3.6 },
    ],
  },
  bolton: {
    letter: 'X',
    shape: [
      {
        d:
          'M32 27L52 4L60 12L37 32L60 52L52 60L32 37L12 60L4 52L27 32L4 12L12 4Z' +
          'M32 30.5L30.5 32L32 33.5L33.5 32Z',
      },
      { d: 'M32 44C35 50 36 52 36 55A4 4 0 0 1 28 55C28 52 29 50 32 44Z' },
      { d: 'M32 5C34 9 35 11 35 13A3 3 0 0 1 29 13C29 11 30 9 32 5Z' },
    ],
  },
  brotherhood: {
    letter: 'H',
    shape: [
      { d: 'M25 34H39L35 62H29Z' },
      { d: 'M21 28H43V33H21Z' },
      {
        d:
          'M22 26C17 19 22 14 24 8C27 11 28 13 28 16C31 12 33 7 31 2C39 7 40 13 38 18C40 17 41 15 41 12C46 17 46 22 42 26Z' +
          'M32 25C36 22 34 19 33 16C31 19 27 21 29 25Z',
      },
    ],
  },
  neutral: {
    letter: 'N',
    shape: [
      { d: 'M10 7H54V30C54 45 44 54 32 60C20 54 10 45 10 30Z', line: 5 },
      { d: 'M18 15H46V30C46 40 40 46 32 51C24 46 18 40 18 30Z' },
    ],
  },
}

export const arms = (house: House): Arms => SHAPES[house]

const known = new Set<string>(HOUSES)

/** The house of an id as any game writes it: `stark`, `thenightswatch`, `house_stark`. */
export const houseOf = (id: string | null | undefined): House => {
  if (!id) return 'neutral'
  const plain = id
    .toLowerCase()
    .replace(/[\s-]/g, '_')
    .replace(/^house_/, '')
  if (known.has(plain)) return plain as House
  const joined = plain.replace(/^the_?/, '').replace(/_/g, '')
  return HOUSES.find((house) => joined.startsWith(house.replace(/_/g, ''))) ?? 'neutral'
}
