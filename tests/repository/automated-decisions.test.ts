import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DECISIONS } from '#domain/law/decisions.ts'
import type { PersonTable } from '#storage/person/people.ts'
import type { SiteStorage } from '#storage/site-storage.ts'
import { NO_DECISION } from './no-decision.ts'

const SRC = join(import.meta.dirname, '..', '..', 'src')

/** Which part of the storage has the rows of each table about people (decision 134). A new table needs its part here. */
const PART_OF_TABLE: Readonly<Record<PersonTable, keyof SiteStorage>> = {
  leads: 'leads',
  lead_deliveries: 'leads',
  lead_attempts: 'leads',
  conversations: 'inbox',
  conversation_events: 'inbox',
  conversation_mails: 'inbox',
  sales: 'inbox',
  appointments: 'appointments',
  valuations: 'valuations',
  reservations: 'reservations',
  visitors: 'visitors',
  visitor_sessions: 'visitors',
  watchlist_cars: 'watchlists',
  sign_in_codes: 'signInCodes',
  marketing_ends: 'marketingEnds',
  text_stops: 'textStops',
  alerts: 'alerts',
  alert_mails: 'alertMails',
}
/** Parts that read those tables too, or for all sites at once. */
const MORE_PARTS = 'alertMatches people retention sitesWithNews allDeliveries inboxWork limitCounts'.split(' ')
const PARTS = [...new Set([...Object.values(PART_OF_TABLE), ...MORE_PARTS])]

const READS_ROWS = new RegExp(`\\b(${PARTS.join('|')})\\b`)
/** Details that arrive with a form, before they are a row. */
const READS_CONTACT = /\b(email|phone|postcode)\b|\baddress: string\b/

/** Operations that read what is stored or typed about a buyer. Those of staff/ read about staff. */
function readers(): readonly string[] {
  return globSync('operations/**/*.ts', { cwd: SRC })
    .filter((file) => !/\.test\.ts$|\/testing|^operations\/(staff|backup)\//.test(file))
    .filter((file) => {
      const code = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
      return (/\b(storage|Storage|SiteStorage)\b/.test(code) && READS_ROWS.test(code)) || READS_CONTACT.test(code)
    })
    .sort()
}

describe('LAW-5 the list of what programs decide', () => {
  const deciding = new Set(DECISIONS.flatMap(({ code }) => code))
  const others = Object.values(NO_DECISION).flat()

  it('names files that exist, and each other reader once', () => {
    for (const file of [...deciding, ...others]) expect(existsSync(join(SRC, file)), file).toBe(true)
    expect(others.filter((file, index) => deciding.has(file) || others.indexOf(file) !== index)).toEqual([])
  })

  it('has a row, or a reason for none, for each operation that reads a buyer’s details', () => {
    const answered = new Set([...deciding, ...others])
    const unanswered = readers().filter((file) => !answered.has(file))
    const lines = unanswered.map((file) => {
      const [, folder = '', name] = /^operations\/((?:.+\/)?)(.+)\.ts$/.exec(file) ?? []
      return `...inFolder('${folder}', '${name}'),`
    })
    expect(
      lines,
      'these operations read buyers’ details: add the line in tests/repository/no-decision.ts, below what it does instead of deciding; an operation that decides gets a row in src/domain/law/decisions.ts',
    ).toEqual([])
  })

  it('has no reason for an operation that reads nothing about buyers any more', () => {
    const found = readers()
    expect(others.filter((file) => !found.includes(file))).toEqual([])
  })
})
