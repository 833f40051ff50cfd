import { afterEach, describe, expect, it } from 'vitest'
import { errorSentence } from '#operations/clean-facts.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import type { Log } from '#operations/log/log.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { createLog, createSentenceLog } from './log.ts'

const BUYER = {
  name: 'Josephine',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
}
const TRACES = /jo@mail|Nguyen|Josephine|412 ?345 ?678/
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }

let platform: TestPlatform | null = null
afterEach(async () => {
  await platform?.close()
  platform = null
})

function logged(write: (log: Log) => void): string {
  const lines: string[] = []
  write(createLog('debug', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe.each(TEST_DATABASES)('a query that fails on %s', (database) => {
  async function failing(work: (platform: TestPlatform) => Promise<unknown>): Promise<unknown> {
    platform = await createTestPlatform({ database, sites: [sampleSite()] })
    return work(platform).then(
      () => expect.unreachable('the query must fail'),
      (error: unknown) => error,
    )
  }

  it.each([
    {
      what: 'a lead whose insert fails',
      work: async (on: TestPlatform) => {
        await on.storage.rawDatabase().executeSql('alter table leads add check (category = $$none$$)')
        return submitLead(requestOn(on, on.site('yard')), { ...BUYER, message: 'Hi' }, visit).finally(() =>
          on.storage.rawDatabase().executeSql('alter table leads drop constraint leads_category_check'),
        )
      },
    },
    {
      what: 'a value that the database repeats',
      work: (on: TestPlatform) => on.storage.rawDatabase().executeSql('select $1::text::int', [BUYER.email]),
    },
    {
      what: 'a key that exists already',
      work: async (on: TestPlatform) => {
        const insert = `insert into marketing_ends values ('yard', $1, 'lead', now())`
        await on.storage.rawDatabase().executeSql(insert, [BUYER.email])
        return on.storage.rawDatabase().executeSql(insert, [BUYER.email])
      },
    },
  ])('H6 D-22 $what leaves no trace of the buyer in the log', async ({ work }) => {
    const error = await failing(work)
    const text = logged((log) => {
      log.error('request failed', { site: 'yard', error })
      log.error('request failed', { site: 'yard', reason: String(error) })
      log.error('request failed', { deep: { of: [{ error }] }, cause: error, ...(error as object) })
    })
    expect(text.split('\n').filter(Boolean)).toHaveLength(3)
    expect(text).not.toMatch(TRACES)
    expect(errorSentence(error)).not.toMatch(TRACES)
    expect(text).toContain('"stack":"    at ')
  })
})

it('H6 masks details that a mail server or text message service repeats', () => {
  const said = '550 <jo@mail.example>: no such user; The number +61 412 345 678 is not valid'
  const text = logged((log) => log.warn('not sent', { reason: said, error: new Error(said) }))
  expect(text).not.toMatch(TRACES)
  expect(text).toContain('no such user')
})

it('H6 removes a person’s details by field name at any depth, and leaves our own facts', () => {
  const facts = { site: 'yard', lead: { id: '4266-1417-0000', email: BUYER.email, phone: BUYER.phone }, count: 3 }
  const text = logged((log) => log.info('lead stored', facts))
  expect(JSON.parse(text)).toMatchObject({ site: 'yard', lead: { id: '4266-1417-0000' }, count: 3 })
  expect(text).not.toMatch(TRACES)
})

it('H6 prints an error written for people unchanged', () => {
  expect(errorSentence(new Error('The file "a.csv" can’t be read.'))).toBe('The file "a.csv" can’t be read.')
  const bug = Object.assign(new TypeError(`"${BUYER.name}" is not a function`), { params: [BUYER.email] })
  expect(errorSentence(bug)).toMatch(/^TypeError: "…" is not a function\n\s+at /)
})

it('C-10 a demonstration logs warnings and errors alone, as sentences without a person’s details', () => {
  const lines: string[] = []
  const log = createSentenceLog((line) => void lines.push(line))
  log.info('feed received', { outcome: 'held' })
  log.warn('mail not sent', { site: 'yard', reason: 'no answer from jo@mail.example', email: BUYER.email })
  log.error('sweep failed', { error: new TypeError('x is not a function') })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('Warning: mail not sent (site: yard, reason: no answer from [address])')
  expect(lines[1]).toMatch(/^Error: sweep failed \(error: x is not a function\)\n\s+at /)
})
