import { expect, it } from 'vitest'
import { ownTurn } from './own-turn.ts'

it('H4-6 of those who come at once each gets a turn of the loop of its own, in order', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const got: { readonly who: number; readonly turn: number }[] = []
  await Promise.all([1, 2, 3, 4, 5].map((who) => ownTurn().then(() => got.push({ who, turn }))))
  isOver = true
  expect(got.map(({ who }) => who)).toEqual([1, 2, 3, 4, 5])
  expect(new Set(got.map((each) => each.turn)).size).toBe(5)
})
