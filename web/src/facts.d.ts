declare module 'facts:btwixt' {
  export const REASONS: Record<string, string[]>
  export const CARDS: Record<
    string,
    { colour: string; value: number; win_icon?: boolean; leader?: string }
  >
  export const ALLIES: Record<string, { house: string; power: number; timing: string }>
  export const LEADERS: Record<string, { house: string; cards: string[] }>
}
declare module 'facts:boardgame' {
  export const REASONS: Record<string, string[]>
  export const CARDS: Record<
    string,
    { house: string; strength: number; swords: number; forts: number }
  >
  export const ORDERS: Record<
    string,
    {
      type: 'march' | 'defense' | 'support' | 'raid' | 'consolidate'
      modifier: number
      special: boolean
      count: number
    }
  >
  export const TIDES: Record<
    string,
    { strength: number; swords: number; forts: number; skulls: number }
  >
  export const SUPPLY: number[][]
  export const ROUNDS: number
  export const TO_WIN: number
}
declare module 'facts:cardgame' {
  export const REASONS: Record<string, string[]>
  export interface CardFacts {
    type: string
    faction: string
    loyal?: boolean
    unique?: boolean
    cost?: number | null
    strength?: number
    icons?: string[]
    traits?: string[]
    keywords?: string[]
    gold?: number
    initiative?: number
    claim?: number
    reserve?: number
    /** Of a title: whom its bearer may not challenge, and whom it is rewarded for beating. */
    supports?: string[]
    rivals?: string[]
  }
  export const CARDS: Record<string, CardFacts>
}
declare module 'facts:miniatures' {
  export const REASONS: Record<string, string[]>
  export interface Attack {
    id: string
    kind: string
    hit: number
    dice: number[]
    ability?: string
    range?: string
  }
  export interface UnitFacts {
    faction: string
    kind: string
    cost: number
    speed: number
    defense: number
    morale: number
    attacks: Attack[]
    abilities: string[]
    tray: string
    figures: number
    wounds: number
    ranks: number
  }
  export const UNITS: Record<string, UnitFacts>
  export const NCUS: Record<string, { faction: string; cost: number; abilities?: string[] }>
  export const FACTIONS: unknown
  export const TERRAIN: Record<
    string,
    { keywords: string[]; shape: string; width: number; depth: number }
  >
}
declare module 'facts:ready' {
  export interface Ready {
    id: string
    faction?: string
    /** Of a leader. */
    house?: string
    /** Of an army: for games of how many points it was made. */
    points?: number
    commander?: string
    units?: { unit: string; attachments: string[] }[]
    ncus?: string[]
    /** Of a deck: how many of each. */
    agenda?: string | null
    plots?: Record<string, number>
    cards?: Record<string, number>
  }
  /** The lists that come with a game, by game and kind. */
  export const READY: Record<string, Record<string, Ready[]> | undefined>
}
