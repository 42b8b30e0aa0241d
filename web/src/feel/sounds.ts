// Every sound of the table, made here and nowhere else: a few oscillators and some noise, so that
// nothing has to be loaded. Silent until the reader has pressed something.
import { preferences } from '../settings/settings.svelte'

interface Tone {
  /** Hertz; a second number is where it slides to. */
  hz: number | readonly [number, number]
  /** Seconds from now, and how long it rings. */
  at?: number
  rings?: number
  loud?: number
  shape?: OscillatorType
}
interface Hiss {
  /** The band of the noise, in hertz; a second number is where it slides to. */
  hz: number | readonly [number, number]
  at?: number
  rings?: number
  loud?: number
  narrow?: number
}
interface Sound {
  tones?: readonly Tone[]
  hisses?: readonly Hiss[]
}

const knocks = (times: readonly number[], hz: number): Hiss[] =>
  times.map((at) => ({ hz, at, rings: 0.05, loud: 0.5, narrow: 3 }))

export const SOUNDS = {
  /** It is my turn. */
  turn: {
    tones: [
      { hz: 392, rings: 0.5, loud: 0.5 },
      { hz: 523, at: 0.12, rings: 0.6, loud: 0.4 },
    ],
  },
  /** Something was chosen. */
  press: { tones: [{ hz: [620, 480], rings: 0.05, loud: 0.16, shape: 'triangle' }] },
  /** An answer was sent. */
  send: { tones: [{ hz: [330, 495], rings: 0.13, loud: 0.3, shape: 'triangle' }] },
  /** It was refused. */
  refuse: { tones: [{ hz: [170, 120], rings: 0.22, loud: 0.4, shape: 'sawtooth' }] },
  /** A card is turned up. */
  card: { hisses: [{ hz: [1800, 4200], rings: 0.11, loud: 0.35, narrow: 0.8 }] },
  /** Power, gold, a bid. */
  coins: {
    tones: [
      { hz: 2093, rings: 0.14, loud: 0.16 },
      { hz: 2637, at: 0.06, rings: 0.16, loud: 0.14 },
      { hz: 3136, at: 0.13, rings: 0.22, loud: 0.12 },
    ],
  },
  /** A battle, a challenge, an attack. */
  blades: {
    hisses: [
      { hz: 5200, rings: 0.16, loud: 0.4, narrow: 9 },
      { hz: 6400, at: 0.09, rings: 0.25, loud: 0.35, narrow: 12 },
    ],
    tones: [{ hz: [2900, 2500], at: 0.02, rings: 0.2, loud: 0.07, shape: 'square' }],
  },
  /** It is won. */
  won: {
    tones: [
      { hz: 392, rings: 0.3, loud: 0.35, shape: 'triangle' },
      { hz: 494, at: 0.1, rings: 0.3, loud: 0.35, shape: 'triangle' },
      { hz: 587, at: 0.2, rings: 0.5, loud: 0.4, shape: 'triangle' },
    ],
  },
  /** Somebody or something falls. */
  fall: {
    tones: [{ hz: [150, 46], rings: 0.5, loud: 0.7 }],
    hisses: [{ hz: [700, 160], rings: 0.35, loud: 0.4, narrow: 0.7 }],
  },
  /** Dice on wood. */
  dice: { hisses: knocks([0, 0.055, 0.1, 0.17, 0.23, 0.31], 1500) },
  /** Wildlings, a charge. */
  horn: {
    tones: [
      { hz: [147, 165], rings: 0.8, loud: 0.4, shape: 'sawtooth' },
      { hz: [220, 247], rings: 0.8, loud: 0.18, shape: 'sawtooth' },
    ],
  },
  /** A round, a season, a phase. */
  drum: {
    tones: [
      { hz: [120, 60], rings: 0.25, loud: 0.7 },
      { hz: [120, 60], at: 0.22, rings: 0.3, loud: 0.55 },
    ],
  },
  /** Fear takes hold. */
  dread: { tones: [{ hz: [196, 139], rings: 0.7, loud: 0.35, shape: 'triangle' }] },
  /** The throne. */
  crown: {
    tones: [
      { hz: 262, rings: 0.5, loud: 0.35, shape: 'triangle' },
      { hz: 330, at: 0.14, rings: 0.5, loud: 0.35, shape: 'triangle' },
      { hz: 392, at: 0.28, rings: 0.5, loud: 0.35, shape: 'triangle' },
      { hz: 523, at: 0.42, rings: 1.1, loud: 0.45, shape: 'triangle' },
    ],
  },
  /** Somebody has said something. */
  chat: { tones: [{ hz: [880, 988], rings: 0.09, loud: 0.2 }] },
} as const satisfies Record<string, Sound>
export type SoundName = keyof typeof SOUNDS

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null
/** When each sound was last heard: a burst of the same is one. */
const last = new Map<SoundName, number>()
const AGAIN = 0.08

/** Be ready to sound; browsers allow it after a press. */
export const wake = (): void => {
  for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, wake, true)
  if (!audio && typeof AudioContext === 'function') audio = new AudioContext()
}
/** From the first press on there is sound, if the reader wants any. */
export const listen = (): (() => void) => {
  if (!audio) for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, true)
  return () => {
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, wake, true)
  }
}

const slide = (to: AudioParam, hz: Tone['hz'], from: number, until: number): void => {
  const [low, high] = typeof hz === 'number' ? [hz, hz] : hz
  to.setValueAtTime(low, from)
  if (high !== low) to.exponentialRampToValueAtTime(high, until)
}

const noise = (context: AudioContext): AudioBuffer => {
  if (hiss) return hiss
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}

/** A gain that swells in a blink and dies away, joined to the rest. */
const fading = (context: AudioContext, loud: number, from: number, until: number): GainNode => {
  const gain = context.createGain()
  const most = Math.max(0.0002, loud * (preferences.volume / 100) * 0.6)
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.exponentialRampToValueAtTime(most, from + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, until)
  gain.connect(context.destination)
  return gain
}

export const sound = (name: SoundName): void => {
  if (!preferences.sound || preferences.volume <= 0 || !audio) return
  if (audio.state === 'suspended') void audio.resume()
  const now = audio.currentTime
  if (now - (last.get(name) ?? -1) < AGAIN) return
  last.set(name, now)
  const { tones = [], hisses = [] }: Sound = SOUNDS[name]
  for (const { hz, at = 0, rings = 0.2, loud = 0.3, shape = 'sine' } of tones) {
    const note = audio.createOscillator()
    note.type = shape
    slide(note.frequency, hz, now + at, now + at + rings)
    note.connect(fading(audio, loud, now + at, now + at + rings))
    note.start(now + at)
    note.stop(now + at + rings)
  }
  for (const { hz, at = 0, rings = 0.1, loud = 0.3, narrow = 1 } of hisses) {
    const source = audio.createBufferSource()
    const band = audio.createBiquadFilter()
    source.buffer = noise(audio)
    band.type = 'bandpass'
    band.Q.value = narrow
    slide(band.frequency, hz, now + at, now + at + rings)
    source.connect(band).connect(fading(audio, loud, now + at, now + at + rings))
    source.start(now + at)
    source.stop(now + at + rings)
  }
}
