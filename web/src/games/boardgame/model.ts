// What the map shows: the board game's view, turned by adapt.ts into what drawing needs.

export type UnitKind = 'footman' | 'knight' | 'siege_engine' | 'ship'

export interface Unit {
  house: string
  kind: UnitKind
  routed?: boolean
}
/** An order on the map; a face-down one has no kind. */
export interface Order {
  house: string
  kind: 'march' | 'defense' | 'support' | 'raid' | 'consolidate' | null
  modifier?: number
  special?: boolean
}
export interface AreaState {
  units?: Unit[]
  order?: Order | null
  owner?: string | null
  /** A power token of this house lies here. */
  token?: string | null
  garrison?: number | null
  neutral?: number | 'impassable' | null
}
export type Board = Record<string, AreaState>
