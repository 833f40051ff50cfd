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

it('M4 a receiver that failed three times in a row is left alone, and no other one is', () => {
  const circuits = failedThrice()
  expect(circuits.barred(HOOK, secondsOn(1))?.permanent).toBe(false)
  expect(circuits.barred('https://other.example', secondsOn(1))).toBeUndefined()
})

it('M4 after the pause one caller tries, and the others wait for what it finds', () => {
  const circuits = failedThrice()
  expect(circuits.barred(HOOK, secondsOn(31))).toBeUndefined()
  expect(circuits.barred(HOOK, secondsOn(31))).toBeDefined()
  circuits.failed(HOOK, secondsOn(46))
  expect(circuits.barred(HOOK, secondsOn(90))).toBeDefined()
  expect(circuits.barred(HOOK, secondsOn(107))).toBeUndefined()
  circuits.answered(HOOK)
  expect(circuits.barred(HOOK, secondsOn(108))).toBeUndefined()
})

it('M4 a clock that jumps back bars nobody for longer than a pause', () => {
  const circuits = failedThrice()
  expect(circuits.barred(HOOK, secondsOn(-7200))).toBeUndefined()
})
