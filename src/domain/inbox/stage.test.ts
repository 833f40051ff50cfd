import { expect, it } from 'vitest'
import { changeStage, isOpen, STAGES } from './stage.ts'

it('INBOX-2 the stages are new, contacted, appointment, negotiating, won, lost and junk', () => {
  expect(STAGES).toEqual(['new', 'contacted', 'appointment', 'negotiating', 'won', 'lost', 'junk'])
  expect(STAGES.filter((stage) => !isOpen(stage))).toEqual(['won', 'lost', 'junk'])
})

it.each(['lost', 'junk'] as const)('INBOX-2 %s needs a reason', (stage) => {
  expect(changeStage('contacted', stage)).toEqual({ ok: false, reason: 'reason-missing' })
  expect(changeStage('contacted', stage, '  ')).toEqual({ ok: false, reason: 'reason-missing' })
  expect(changeStage('contacted', stage, ' Price ')).toEqual({ ok: true, stage, reason: 'Price', reopens: false })
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
      const change = changeStage(from, to, 'Price')
      expect(change.ok).toBe(from !== to && to !== 'new')
    }
  }
})
