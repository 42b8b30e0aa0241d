import { expect, test } from 'vitest'
import * as boardgame from '../games/boardgame/arrows'
import * as btwixt from '../games/btwixt/arrows'
import * as cardgame from '../games/cardgame/arrows'
import * as miniatures from '../games/miniatures/arrows'
import type { BaseView } from '../table/table.svelte'
import type { Question } from '../table/types'
import { drawn } from './arrows'

const asked = (kind: string, ...args: unknown[]) => ({ kind, args }) as unknown as Question
const view = (told: object) => told as unknown as BaseView
const nothing = view({ combat: null })

test('a line goes from middle to middle and ends in a tip; too near, it is left out', () => {
  const box = (x: number, y: number) => ({ x: x - 5, y: y - 5, width: 10, height: 10 })
  const line = drawn(box(0, 0), box(100, 0))
  expect(line?.d).toMatch(/^M0 0Q50 -12 /)
  expect(line?.tip).toMatch(/^M100 0L/)
  expect(drawn(box(0, 0), box(20, 0))).toBeNull()
  // A drawing of other units has tips of its own length.
  expect(drawn(box(0, 0), box(100, 0), 70)).toBeNull()
})

test('the board game: marches, raids, retreats and ships', () => {
  const { arrows } = boardgame
  expect(arrows(asked('marches.to', 'kingswood'), ['area:crackclaw_point'], nothing)).toEqual([
    ['kingswood', 'crackclaw_point'],
  ])
  expect(arrows(asked('marches.to', 'kingswood'), ['done'], nothing)).toEqual([])
  const force = { footman: '1' }
  expect(arrows(asked('marches.units', 'lannisport', 'riverrun'), force, nothing)).toEqual([
    ['lannisport', 'riverrun'],
  ])
  const raid = asked('raids.target', 'the_narrow_sea')
  expect(arrows(raid, ['area:shipbreaker_bay'], nothing)).toEqual([
    ['the_narrow_sea', 'shipbreaker_bay'],
  ])
  expect(arrows(raid, ['none'], nothing)).toEqual([])
  const fought = view({ combat: { area: 'harrenhal' } })
  expect(arrows(asked('retreat.area', 'defender', 1), ['area:riverrun'], fought)).toEqual([
    ['harrenhal', 'riverrun'],
  ])
  const launch = ['launch:crackclaw_point:blackwater_bay']
  expect(arrows(asked('mustering.step'), launch, nothing)).toEqual([
    ['crackclaw_point', 'blackwater_bay'],
  ])
  expect(arrows(asked('marches.order'), ['area:lannisport'], nothing)).toEqual([])
})

test("B'Twixt: a card to the bid, an ally to its council", () => {
  const { arrows } = btwixt
  expect(arrows(asked('bidding.turn'), ['play:inf_rout'])).toEqual([['hand:inf_rout', 'current']])
  expect(arrows(asked('bidding.turn'), ['kneel'])).toEqual([])
  const council = ['council:2:0']
  expect(arrows(asked('claim.council', 'ally_bronn'), council)).toEqual([['current', 'council:2']])
  expect(arrows(asked('effect.council', 'inf_tourney_purse'), council)).toEqual([])
})

test('the card game: challenges, and cards that aim at others', () => {
  const { arrows } = cardgame
  const told = view({
    challenge: { attacker: 0, defender: 1, attackers: [4] },
    players: [
      { seat: 0, play: [{ card: '01145', tag: 9 }] },
      { seat: 1, play: [{ card: '01145', tag: 8 }] },
    ],
  })
  const of = (question: Question, ...answer: string[]) => arrows(question, answer, told, 0)
  expect(of(asked('challenge.declare'), 'challenge:military:1')).toEqual([['seat:0', 'seat:1']])
  expect(of(asked('challenge.attackers'), 'card:01128:2', 'card:01123:3')).toEqual([
    ['tag:2', 'seat:1'],
    ['tag:3', 'seat:1'],
  ])
  expect(of(asked('challenge.defenders'), 'card:01065:7')).toEqual([['tag:7', 'tag:4']])
  expect(of(asked('challenge.stealth', 3), 'card:01073:6')).toEqual([['tag:3', 'tag:6']])
  // My own copy, if there are two; a card in hand where none is in play.
  expect(of(asked('target.card', 0, 0, '01145'), 'card:01051:11')).toEqual([['tag:9', 'tag:11']])
  expect(of(asked('attach.host', '01077'), 'card:01065:7')).toEqual([['hand:01077', 'tag:7']])
  expect(of(asked('window.save'), 'play:01081:01065:7')).toEqual([['hand:01081', 'tag:7']])
  expect(of(asked('window.action'), 'pass')).toEqual([])
})

test('the miniatures: from a regiment or a zone to its target', () => {
  const { arrows } = miniatures
  const target = ['unit:pyromancers:9']
  expect(arrows(asked('attack.target', 2, -1), target)).toEqual([['unit:2', 'unit:9']])
  expect(arrows(asked('board.target', 'zone_crown'), target)).toEqual([
    ['zone:zone_crown', 'unit:9'],
  ])
  expect(arrows(asked('turn.unit', 1), target)).toEqual([])
})
