// Generated from src/weirwood/table/wire/protocol.py by `make protocol`. Do not edit.


export const VERSION = 2;

export const MAX_MESSAGE = 16384;

export const MAX_CHAT = 500;

export const MAX_NAME = 40;

export const LANGUAGES = ["en", "es", "it"] as const;

export type Lang = (typeof LANGUAGES)[number];

export const THOUSANDS: Readonly<Record<Lang, string>> = {"en": ",", "es": "\u202f", "it": "."};

export const USUAL_LEVEL = "steady";

export const CLOCKS = {
  "none": {
    "runs": false,
    "patient": false,
    "unit": "seconds",
    "unit_seconds": 1
  },
  "answer": {
    "runs": true,
    "patient": false,
    "unit": "seconds",
    "unit_seconds": 1
  },
  "bank": {
    "runs": true,
    "patient": false,
    "unit": "minutes",
    "unit_seconds": 60
  },
  "days": {
    "runs": true,
    "patient": true,
    "unit": "days",
    "unit_seconds": 86400
  }
} as const;

export interface Advice {
  lesson: string;
  notes: LessonNote[];
  number: number;
  step: string;
  rules: string[];
  answer: unknown;
  own: boolean;
  accept: string[];
  task: boolean;
  look: string[];
  done: number;
  total: number;
  over: boolean;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  to: number[];
  at: number;
}

export interface Clock {
  kind?: "none" | "answer" | "bank" | "days";
  seconds?: number;
  on_flag?: "bot" | "concede";
}

export interface Event {
  number: number;
  kind: string;
  args: Record<string, unknown>;
}

export interface LessonNote {
  step: string;
  args: Record<string, unknown>;
  rules: string[];
}

export interface OptionInfo {
  key: string;
  about: string[];
  rule: string;
  args: Record<string, unknown>;
}

export interface Position {
  view: Record<string, unknown>;
  questions: Question[];
  waiting: Waiting[];
  can_undo: boolean;
  undo_rule: string;
  undo_request: UndoRequest | null;
  names: string[];
  passes: string[];
  skips: boolean;
  advice: Advice | null;
}

export interface Question {
  number: number;
  seat: number;
  kind: string;
  shape: "pick" | "order" | "amount" | "assign" | "place";
  least: number;
  most: number;
  args: unknown[];
  options: OptionInfo[];
  rule: string;
  stepwise: boolean;
  checked: boolean;
  slots: string[];
  answer: unknown;
  window: string;
}

export interface Reason {
  message: string;
  n: number;
  good: boolean;
}

export interface RoomInfo {
  room: string;
  game: string;
  status: "lobby" | "playing" | "paused" | "over";
  settings: Record<string, unknown>;
  seats: SeatInfo[];
  clock: Clock;
  host: boolean;
  host_seat: number | null;
  public: boolean;
  advice: boolean;
  rematch: string;
  hushed: boolean;
  lesson: string;
  talk: number[][];
  draw_offers: number[];
  pause_offers: number[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  online: boolean;
  away: boolean;
  seconds_left: number | null;
  label: string;
  muted: boolean;
  offered: boolean;
}

export interface Step {
  kind: string;
  answer: unknown;
}

export interface UndoRequest {
  seat: number;
  waiting: number[];
}

export interface Waiting {
  seat: number;
  kind: string;
}

export interface Advised {
  answer: unknown;
  chance: number | null;
  error: number | null;
  why: Reason[];
  follows: Foreseen[];
}

export interface Better {
  answer: unknown;
  chance: number;
  gain: number;
  why: Reason[];
}

export interface Counsel {
  number: number;
  kind: string;
  sure: string;
  games: number;
  answers: Advised[];
}

export interface CountRow {
  what: string;
  item: string;
  seats: number[];
}

export interface CurvePoint {
  step: number;
  clock: number;
  chances: number[];
}

export interface Explore {
  step: number;
  branch?: unknown[];
  eyes?: string;
  bots?: number;
  until?: number | null;
}

export interface ExploreQuestion {
  step: number;
  seat: number;
  kind: string;
  what: "extend" | "why" | "propose";
  branch?: unknown[];
  so_far?: string[];
  slot?: string;
  answer?: unknown;
}

export interface Explored {
  game: string;
  step: number;
  steps: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: Event[];
  questions: Question[];
  waiting: Waiting[];
  names: string[];
  before: number[];
  chances: number[];
  tried: TriedAnswer[];
  played: unknown;
  room: RoomInfo | null;
}

export interface Foreseen {
  seat: number;
  kind: string;
  answer: unknown;
}

export interface LookBack {
  room: string;
  game: string;
  status: "none" | "making" | "done" | "failed";
  done: number;
  total: number;
  before: number;
  info: RoomInfo | null;
  report: Report | null;
  rule: string;
  args: Record<string, unknown>;
}

export interface LuckRow {
  what: string;
  seat: number;
  n: number;
  came: number;
  expected: number;
  spread: number;
}

export interface Report {
  game: string;
  seats: number;
  sides: number[];
  names: string[];
  steps: number;
  standings: number[][];
  scores: number[];
  curve: CurvePoint[];
  turning: TurningPoint[];
  luck: LuckRow[];
  counts: CountRow[];
}

export interface TriedAnswer {
  seat: number;
  kind: string;
  shape: string;
  answer: unknown;
  chances: number[];
}

export interface TurningPoint {
  step: number;
  seat: number;
  kind: string;
  shape: string;
  least: number;
  most: number;
  args: unknown[];
  answer: unknown;
  before: number;
  after: number;
  until: number;
  games: number;
  better: Better | null;
}

export interface AllPlayed {
  game: string;
  games: number;
  things: Record<string, Played>;
}

export interface Code {
  code: string;
  device?: string;
}

export interface Device {
  id: string;
  name: string;
  added: number;
  seen: number;
  here: boolean;
}

export interface DeviceName {
  device?: string;
}

export interface Kept {
  kept: boolean;
  devices: Device[];
  passkeys: Passkey[];
  codes: number;
  own: number;
}

export interface ListGone {
  id: string;
  at: number[];
}

export interface ListRefused {
  id: string;
  rule: string;
  args: Record<string, unknown>;
}

export interface ListVersion {
  name: string;
  text: string;
  at: number;
}

export interface ListsKept {
  owner: string;
  mark: string;
  lists: MyList[] | null;
  refused: ListRefused[];
}

export interface ListsSent {
  lists: MyList[];
  gone: ListGone[];
  known: string;
  owner: string;
}

export interface MoveLink {
  token: string;
  until: number;
}

export interface MyList {
  id: string;
  game: string;
  kind: string;
  versions: ListVersion[];
  lang: Lang;
}

export interface NewCodes {
  codes: string[];
}

export interface NoticesOffered {
  mail: boolean;
  hooks: string[];
  push: string;
}

export interface NoticesWanted {
  mail: string;
  hook: string;
  lang: Lang;
  confirmed: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  added: number;
  used: number;
}

export interface PasskeyMade {
  credential: Record<string, unknown>;
  name?: string;
}

export interface PasskeyShown {
  credential: Record<string, unknown>;
  device?: string;
}

export interface Preferences {
  value: Record<string, unknown>;
  updated: number;
}

export interface Played {
  games: number;
  times: number;
  won: number;
  low: number;
  high: number;
  fair: number;
}

export interface PushStop {
  endpoint: string;
}

export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: Lang;
  quiet_from?: number;
  quiet_to?: number;
  offset?: number;
}

export interface Tally {
  game: string;
  label: string;
  brought: string;
  played: number;
  won: number;
  low: number;
  high: number;
  fair: number;
  name: string;
}

export interface Block {
  friend?: string;
  room?: string;
  seat?: number;
}

export interface Blocked {
  id: string;
  name: string;
  since: number;
}

export interface Come {
  name?: string;
  lang?: Lang;
}

export interface Friend {
  id: string;
  name: string;
  since: number;
  shows: boolean;
  here: boolean;
  playing: string;
}

export interface FriendAsks {
  name: string;
}

export interface FriendInvitation {
  id: string;
  name: string;
  room: string;
  game: string;
  at: number;
}

export interface FriendLink {
  token: string;
  name?: string;
}

export interface FriendName {
  name?: string;
}

export interface Friends {
  friends: Friend[];
  blocked: Blocked[];
  invitations: FriendInvitation[];
  met: Met[];
}

export interface FriendShows {
  shows: boolean;
}

export interface Here {
  room?: string;
}

export interface Met {
  room: string;
  seat: number;
  name: string;
  game: string;
}

export interface Quick {
  status: "none" | "waiting" | "matched";
  game: string;
  seats: number;
  pace: "live" | "slow";
  mark: string;
  room: string;
  waited: number;
  others: number;
  bots: boolean;
  agreed: boolean;
  company: number;
}

export interface QuickCount {
  game: string;
  pace: "live" | "slow";
  waiting: number;
}

export interface QuickWish {
  game: string;
  seats?: number;
  pace?: "live" | "slow";
  name?: string;
  lang?: Lang;
  brings?: unknown;
  mark?: string;
}

export interface Hello {
  type: "hello";
  version: number;
  room: string;
  seat?: number | null;
  since?: number;
  chat_since?: number;
}

export interface Answer {
  type: "answer";
  id: number;
  number: number;
  answer: unknown;
}

export interface Act {
  type: "act";
  id: number;
  number: number;
  steps: Step[];
}

export interface Ahead {
  type: "ahead";
  id: number;
  number: number;
  steps: Step[];
}

export interface Withdraw {
  type: "withdraw";
  id: number;
  number: number;
}

export interface Undo {
  type: "undo";
  id: number;
}

export interface UndoReply {
  type: "undo_reply";
  id: number;
  agree: boolean;
}

export interface Concede {
  type: "concede";
  id: number;
}

export interface Draw {
  type: "draw";
  id: number;
  agree: boolean;
}

export interface Pause {
  type: "pause";
  id: number;
  pause: boolean;
}

export interface Extend {
  type: "extend";
  id: number;
  number: number;
  so_far: string[];
  slot?: string;
  after?: Step[];
}

export interface Why {
  type: "why";
  id: number;
  number: number;
  answer: unknown;
  after?: Step[];
}

export interface Propose {
  type: "propose";
  id: number;
  number: number;
  after?: Step[];
}

export interface Chat {
  type: "chat";
  id: number;
  text: string;
  to?: number[];
}

export interface Passes {
  type: "passes";
  id: number;
  windows: string[];
}

export interface Skips {
  type: "skips";
  id: number;
  skips: boolean;
}

export interface Back {
  type: "back";
  id: number;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  mine: number[];
  room: RoomInfo;
  position: Position | null;
  events: Event[];
  chat: ChatLine[];
}

export interface Update {
  type: "update";
  events: Event[];
  position: Position;
}

export interface RoomChanged {
  type: "room";
  room: RoomInfo;
}

export interface Past {
  type: "past";
  chat: ChatLine[];
}

export interface ChatSaid {
  type: "chat";
  line: ChatLine;
}

export interface Ok {
  type: "ok";
  id: number;
}

export interface Refused {
  type: "refused";
  id: number;
  rule: string;
  args: Record<string, unknown>;
}

export interface Acted {
  type: "acted";
  id: number;
  done: number;
  rule: string;
  args: Record<string, unknown>;
}

export interface Prospect {
  type: "prospect";
  id: number;
  done: number;
  rule: string;
  args: Record<string, unknown>;
  question: Question | null;
  view: Record<string, unknown> | null;
  final: boolean;
}

export interface Continuations {
  type: "continuations";
  id: number;
  options: OptionInfo[];
}

export interface Proposals {
  type: "proposals";
  id: number;
  answers: unknown[];
}

export interface Verdict {
  type: "verdict";
  id: number;
  rule: string;
  args: Record<string, unknown>;
}

export interface Reload {
  type: "reload";
  version: number;
}

export interface Pong {
  type: "pong";
  id: number;
}

export interface SettingInfo {
  name: string;
  kind: "bool" | "choice" | "int" | "data";
  default: unknown;
  choices: string[];
  least: number;
  most: number;
}

export interface LessonInfo {
  id: string;
  minutes: number;
  pages: number;
}

export interface GameInfo {
  id: string;
  seats: number[];
  settings: SettingInfo[];
  levels: string[];
  lists: Record<string, string>;
  lessons: LessonInfo[];
}

export interface SeatPlan {
  kind: "me" | "person" | "bot" | "open";
  level?: string;
  name?: string;
}

export interface NewRoom {
  game: string;
  seats: SeatPlan[];
  settings?: Record<string, unknown>;
  lesson?: string;
  name?: string;
  lang?: Lang;
  clock?: Clock;
  public?: boolean;
  advice?: boolean;
  away_seconds?: number;
  away_level?: string;
}

export interface RoomCreated {
  room: string;
  seat: number | null;
  links: Record<string, string>;
}

export interface Claim {
  token: string;
  name?: string;
  lang?: Lang;
}

export interface Invitation {
  seat: number | null;
  room: RoomInfo;
}

export interface Brought {
  given: unknown;
  seat?: number | null;
}

export interface Judged {
  listed: Record<string, unknown>;
  text: string;
  reasons: Problem[];
  figures: Record<string, unknown>;
}

export interface Claimed {
  room: string;
  seat: number | null;
}

export interface RoomRow {
  room: string;
  game: string;
  status: "lobby" | "playing" | "paused" | "over";
  seats: SeatInfo[];
  seat: number | null;
  my_turn: boolean;
  turn: number[];
  updated: number;
}

export interface MyGame {
  row: RoomRow;
  mine: number[];
  labels: string[];
  places: number[];
  brought: string;
  name: string;
}

export interface MyGames {
  games: MyGame[];
  more: string;
}

export interface ReplayStep {
  step: number;
  steps: number;
  room: RoomInfo | null;
  view: Record<string, unknown>;
  events: Event[];
  seat: number | null;
  kind: string;
  names: string[];
}

export interface ReplayLine {
  step: number;
  seat: number | null;
  kind: string;
  events: Event[];
}

export interface ReplayLog {
  steps: number;
  lines: ReplayLine[];
}

export interface NewLink {
  link: string;
  room: RoomInfo;
}

export interface FoundRule {
  rule: string;
  worth: number;
  words: string[];
}

export interface Suggested {
  text: string;
  kind: string;
  to: string;
}

export interface Found {
  rules: FoundRule[];
  suggestions: Suggested[];
}

export interface Problem {
  rule: string;
  args: Record<string, unknown>;
}

export interface PuzzleStanding {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
  best: number;
  days: number;
}

export interface PuzzleRow {
  id: string;
  rating: number;
  kind: string;
  seats: number;
  tries: number;
  solved: boolean;
  clean: boolean;
}

export interface PuzzleShelf {
  game: string;
  today: string;
  next: string;
  standing: PuzzleStanding;
  puzzles: PuzzleRow[];
}

export interface PuzzleOfTheDay {
  game: string;
  id: string;
  rating: number;
  solved: boolean;
  count: number;
}

export interface PuzzleSolution {
  answer: unknown;
  chance: number;
  gain: number;
  why: Reason[];
  follows: Foreseen[];
}

export interface PuzzleShown {
  game: string;
  id: string;
  rating: number;
  seat: number;
  seats: number;
  names: string[];
  view: Record<string, unknown>;
  question: Question;
  hint: string;
  tries: number;
  solved: boolean;
  today: boolean;
  next: string;
  standing: PuzzleStanding | null;
}

export interface PuzzleTry {
  answer: unknown;
  give_up: boolean;
}

export interface PuzzleVerdict {
  right: boolean;
  chance: number | null;
  loss: number | null;
  why: Reason[];
  solution: PuzzleSolution | null;
  change: number;
  standing: PuzzleStanding;
  next: string;
  tries: number;
}

export type FromClient = Hello | Answer | Act | Ahead | Withdraw | Undo | UndoReply | Concede | Draw | Pause | Extend | Why | Propose | Chat | Passes | Skips | Back | Ping;

export type FromTable = Welcome | Update | RoomChanged | Past | ChatSaid | Ok | Refused | Acted | Prospect | Continuations | Proposals | Verdict | Reload | Pong;
