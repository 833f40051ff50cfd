import { expect, it } from 'vitest'
import { changeStage as change, isOpen, STAGES, type Stage } from './stage.ts'

const REASONS = ['Price', 'Bought a boat']
const changeStage = (from: Stage, to: Stage, reason: string | null = null, before: string | null = null) =>
  change({ stage: from, reason: before }, to, reason, REASONS)

it('INBOX-2 the stages are new, contacted, appointment, negotiating, won, lost and junk', () => {
  expect(STAGES).toEqual(['new', 'contacted', 'appointment', 'negotiating', 'won', 'lost', 'junk'])
  expect(STAGES.filter((stage) => !isOpen(stage))).toEqual(['won', 'lost', 'junk'])
})

it.each(['lost', 'junk'] as const)('INBOX-2 %s needs a reason', (stage) => {
  expect(changeStage('contacted', stage)).toEqual({ ok: false, reason: 'reason-missing' })
  expect(changeStage('contacted', stage, '  ')).toEqual({ ok: false, reason: 'reason-missing' })
  expect(changeStage('contacted', stage, ' Price ')).toEqual({ ok: true, stage, reason: 'Price', reopens: false })
})

it('SALES-10 lost takes a reason of the site’s own list alone, junk takes any words', () => {
  expect(changeStage('contacted', 'lost', 'Bought a boat')).toMatchObject({ ok: true, reason: 'Bought a boat' })
  expect(changeStage('contacted', 'lost', 'Moved to Perth')).toEqual({ ok: false, reason: 'reason-unknown' })
  expect(changeStage('contacted', 'junk', 'A robot')).toMatchObject({ ok: true, reason: 'A robot' })
})

it('SALES-10 a wrong reason of a lost lead is corrected, the same one is no change', () => {
  const corrected = changeStage('lost', 'lost', 'Bought a boat', 'Price')
  expect(corrected).toEqual({ ok: true, stage: 'lost', reason: 'Bought a boat', reopens: false })
  expect(changeStage('lost', 'lost', 'Price', 'Price')).toEqual({ ok: false, reason: 'same' })
  expect(changeStage('lost', 'lost', 'Moved to Perth', 'Price')).toEqual({ ok: false, reason: 'reason-unknown' })
})

it('INBOX-2 a stage without reasons stores none', () => {
  expect(changeStage('new', 'won', 'a reason that was typed before')).toMatchObject({ ok: true, reason: null })
})

it.each(['won', 'lost', 'junk'] as const)('INBOX-2 a conversation that is %s can be reopened', (stage) => {
  expect(changeStage(stage, 'negotiating')).toEqual({ ok: true, stage: 'negotiating', reason: null, reopens: true })
})

it('INBOX-2 from every stage each other one can be reached, except new', () => {
  for (const from of STAGES) {
    for (const to of STAGES) {
      const change = changeStage(from, to, 'Price', 'Price')
      expect(change.ok).toBe(from !== to && to !== 'new')
    }
  }
})
