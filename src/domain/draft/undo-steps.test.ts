import { expect, it } from 'vitest'
import type { DraftChange } from './draft-change.ts'
import { UNDO_STEPS, undoSteps } from './undo-steps.ts'

const change = (number: number, by: string, undone = false): DraftChange => ({
  kind: 'set',
  path: ['site.json', `option ${number}`],
  after: number,
  number,
  step: number,
  base: 1,
  by: { id: by, name: by },
  at: '2026-12-01T00:00:00Z',
  undone,
})

it('STUDIO-10 a person takes back their own last 100 steps, and no more', () => {
  const made = Array.from({ length: 150 }, (_, index) => change(index + 1, 'kim'))
  const undoneTo = (left: number) => made.map((each) => (each.number > left ? { ...each, undone: true } : each))
  expect(undoSteps(undoneTo(150), 'kim')).toEqual({ undo: 150, redo: null })
  expect(undoSteps(undoneTo(150 - UNDO_STEPS + 1), 'kim').undo).toBe(51)
  expect(undoSteps(undoneTo(150 - UNDO_STEPS), 'kim')).toEqual({ undo: null, redo: 51 })
})

it('STUDIO-10 a step of another person is not taken back, and a new step ends what could be made again', () => {
  const changes = [change(1, 'kim'), change(2, 'lee'), change(3, 'kim', true)]
  expect(undoSteps(changes, 'kim')).toEqual({ undo: 1, redo: 3 })
  expect(undoSteps(changes, 'lee')).toEqual({ undo: 2, redo: null })
  expect(undoSteps([...changes, change(4, 'kim')], 'kim')).toEqual({ undo: 4, redo: null })
})
