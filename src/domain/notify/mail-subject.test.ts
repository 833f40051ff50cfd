import { expect, it } from 'vitest'
import { subjectOf } from './mail-subject.ts'
import { EVENT_NAMES } from './notification-event.ts'

const news = (event: (typeof EVENT_NAMES)[number], isHeld = false) => ({ event, isHeld })

it('INBOX-13 a subject counts what waits, the most urgent first', () => {
  const overdue = [1, 2, 3, 4].map(() => news('lead-overdue'))
  expect(subjectOf([news('feed', true), ...overdue])).toBe('4 leads overdue, 1 file to approve')
  expect(subjectOf([news('lead-new'), news('lead-new')])).toBe('2 new leads')
})

it('INBOX-13 a subject names three kinds at most', () => {
  const all = [news('lead-new'), news('lead-overdue'), news('buyer-replied'), news('appointment'), news('feed')]
  expect(subjectOf(all)).toBe('1 lead overdue, 1 reply, 1 new lead, 2 more')
})

it('INBOX-13 a subject counts each kind of event', () => {
  for (const event of EVENT_NAMES) expect(subjectOf([news(event)])).toMatch(/^1 \w/)
})
