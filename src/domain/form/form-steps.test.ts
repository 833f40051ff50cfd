import { describe, expect, it } from 'vitest'
import { reachedFaults, stepMove } from './form-steps.ts'

const steps = [
  { heading: 'When?', fields: ['preferred_time'] },
  { heading: 'Who?', fields: ['name', 'email'] },
  { heading: 'What else?', fields: ['message', 'opt_in'] },
]

describe('FORM-10 stepMove', () => {
  it.each([
    ['on from the first, whatever is missing further on', 0, ['name', 'message'], { kind: 'go', at: 1 }],
    ['not on with a fault of its own', 1, ['email', 'message'], { kind: 'stay', at: 1 }],
    ['back to an earlier fault', 2, ['email'], { kind: 'stay', at: 1 }],
    ['back to the time that was taken meanwhile', 2, ['preferred_time'], { kind: 'stay', at: 0 }],
    ['nowhere with a fault that no step shows', 2, ['car_id'], { kind: 'stay', at: 2 }],
    ['the last one sends', 2, [], { kind: 'send' }],
    ['no other one sends', 1, [], { kind: 'go', at: 2 }],
  ])('FORM-10 %s', (_, at, faulty, move) => {
    expect(stepMove(steps, at, faulty)).toEqual(move)
  })

  it('FORM-10 sends a form without steps at once if it is valid', () => {
    expect(stepMove([], 0, [])).toEqual({ kind: 'send' })
    expect(stepMove([], 0, ['name'])).toEqual({ kind: 'stay', at: 0 })
  })

  it('FORM-7 hides the errors of later steps', () => {
    const faults = { preferred_time: 'a', message: 'b', car_id: 'c' }
    expect(reachedFaults(faults, steps, 1)).toEqual({ preferred_time: 'a', car_id: 'c' })
    expect(reachedFaults(faults, null, 0)).toEqual(faults)
  })
})
