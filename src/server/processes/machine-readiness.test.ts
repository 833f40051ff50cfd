import { expect, it } from 'vitest'
import { type FaultKind, readinessOf } from '../health/readiness.ts'
import { machineReadiness } from './machine-readiness.ts'

const answer = (number: number, ...kinds: readonly FaultKind[]) => ({
  number,
  readiness: readinessOf(kinds.map((kind) => ({ kind, sentence: `${kind}.` }))),
})

it('OPS-3 a machine is ready if each process that serves is, and says what is wrong once', () => {
  expect(machineReadiness([answer(1), answer(2)], 2).status).toBe('ready')
  const found = machineReadiness([answer(1, 'database', 'draft'), answer(2, 'database', 'draft')], 2)
  expect(found).toEqual({
    status: 'degraded',
    pages: { ready: true, reasons: [] },
    leads: { ready: false, reasons: ['database.'] },
    warnings: ['draft.'],
  })
  expect(machineReadiness([answer(1), answer(2, 'pages')], 2)).toMatchObject({ status: 'not ready' })
})

it('OPS-3 a process that does not answer makes a machine not ready; one that is being started again is a warning', () => {
  expect(machineReadiness([answer(1), { number: 2, readiness: null }], 2).pages).toEqual({
    ready: false,
    reasons: ['Process 2 does not answer.'],
  })
  expect(machineReadiness([answer(1)], 2)).toMatchObject({
    status: 'ready',
    warnings: ['Process 2 of 2 is not up; it is started again.'],
  })
  expect(machineReadiness([], 2).pages).toEqual({ ready: false, reasons: ['No process of this machine is up.'] })
})
