import { expect, it } from 'vitest'
import { createCircuits } from './circuits.ts'

const HOOK = 'https://crm.dealer.example/leads'
const start = new Date('2026-11-21T00:00:00Z')
const secondsOn = (seconds: number) => new Date(start.getTime() + seconds * 1000)

function failedThrice() {
  const circuits = createCircuits()
  for (let call = 0; call < 3; call += 1) circuits.failed(HOOK, start)
  return circuits
}

it('M4 pauses calls to a receiver that failed three times in a row, and to no other', () => {
  const circuits = failedThrice()
  expect(circuits.barred(HOOK, secondsOn(1))?.permanent).toBe(false)
  expect(circuits.barred('https://other.example', secondsOn(1))).toBeUndefined()
})

it('M4 lets one caller try after the pause, while the others wait for its result', () => {
  const circuits = failedThrice()
  expect(circuits.barred(HOOK, secondsOn(31))).toBeUndefined()
  expect(circuits.barred(HOOK, secondsOn(31))).toBeDefined()
  circuits.failed(HOOK, secondsOn(46))
  expect(circuits.barred(HOOK, secondsOn(90))).toBeDefined()
  expect(circuits.barred(HOOK, secondsOn(107))).toBeUndefined()
  circuits.answered(HOOK)
  expect(circuits.barred(HOOK, secondsOn(108))).toBeUndefined()
})

it('M4 never pauses longer than the maximum when the clock jumps back', () => {
  const circuits = failedThrice()
  expect(circuits.barred(HOOK, secondsOn(-7200))).toBeUndefined()
})
