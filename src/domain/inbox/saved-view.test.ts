import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type InboxQuery, inboxAddress, readInboxQuery, SAVED_VIEWS, type SavedView } from './saved-view.ts'
import { STAGES } from './stage.ts'

it('INBOX-5 the saved views are mine, unassigned, overdue, new today, appointments today, all and junk', () => {
  expect(Object.values(SAVED_VIEWS)).toEqual([
    'Mine',
    'Unassigned',
    'Overdue',
    'New today',
    'Appointments today',
    'All',
    'Junk',
  ])
})

const word = fc.option(fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim() || 'x'))
const queries: fc.Arbitrary<InboxQuery> = fc.record({
  view: fc.constantFrom(...(Object.keys(SAVED_VIEWS) as SavedView[])),
  words: word.map((text) => text ?? ''),
  stage: fc.option(fc.constantFrom(...STAGES)),
  category: word,
  location: word,
  source: word,
  assignee: word,
  after: word,
})

it('INBOX-5 every filter is part of the address', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(readInboxQuery(new URLSearchParams(inboxAddress(query)))).toEqual(query)
    }),
  )
})

it('INBOX-5 an address with unknown values shows everything', () => {
  const query = readInboxQuery(new URLSearchParams('view=theirs&stage=gone&q=+'))
  expect(inboxAddress(query)).toBe('')
  expect(query.view).toBe('all')
})
