import { expect, it } from 'vitest'
import { feedDefinitionSchema } from './feed-definition.ts'
import { FEED_FORM_FIELDS, type FeedFormField, readFeedForm, type TypedFeed, typedFeed } from './feed-form.ts'
import { cronOf, everyOf } from './schedule-form.ts'

const SITE = {
  dealerships: [{ slug: 'north' }, { slug: 'south' }],
  locations: [{ slug: 'airport', dealershipSlug: 'north' }],
}
const KEY = `SHA256:${'k'.repeat(43)}`
const GOOD: TypedFeed = { ...typedFeed(null), name: 'stock', address: 'https://dms.example/stock.csv' }
const read = (changes: Partial<TypedFeed>, isTrial = false) =>
  readFeedForm(null, { ...GOOD, ...changes }, SITE, isTrial)

it.each<[Partial<TypedFeed>, FeedFormField]>([
  [{ name: '' }, 'name'],
  [{ name: 'Stock File' }, 'name'],
  [{ way: 'post' }, 'way'],
  [{ address: 'http://dms.example/stock.csv' }, 'address'],
  [{ address: 'https://me:secret@dms.example/stock.csv' }, 'address'],
  [{ way: 'ftps', address: 'ftps://dms.example/stock.csv' }, 'username'],
  [{ way: 'sftp', address: 'sftp://dms.example/stock.csv', username: 'yard' }, 'hostKey'],
  [{ every: 'own', schedule: 'now and then' }, 'schedule'],
  [{ every: 'day', time: '25:00' }, 'time'],
  [{ place: 'location:moon' }, 'place'],
  [{ secret: 'other--stock' }, 'secret'],
  [{ carsFallBy: '0' }, 'carsFallBy'],
  [{ pricesChange: 'half' }, 'pricesChange'],
  [{ soldAfterFiles: '2.5' }, 'soldAfterFiles'],
  [{ encoding: 'klingon' }, 'encoding'],
])('INTAKE-1 %j has its fault beside %s, and nothing else', (changes, field) => {
  const done = read(changes)
  expect(done.ok ? [] : Object.keys(done.faults)).toEqual([field])
  // No sentence of a program.
  if (!done.ok) expect(done.faults[field]).not.toMatch(/expected|Invalid/)
})

it('INTAKE-1 INTAKE-3 INTAKE-5 a form says the whole definition, and shows it again as it was typed', () => {
  const typed: TypedFeed = {
    ...GOOD,
    way: 'sftp',
    address: 'sftp://dms.example/out/stock.csv',
    username: 'yard',
    secret: 'dms',
    hostKey: KEY,
    every: 'weekdays',
    time: '06:30',
    schedule: '30 6 * * 1-5',
    place: 'location:airport',
    delimiter: 'tab',
    encoding: 'windows-1252',
    records: 'vehicles',
    soldAfterFiles: '1',
    carsFallBy: '40',
    pricesChange: '20',
  }
  const done = read(typed)
  expect(done).toMatchObject({
    ok: true,
    definition: {
      schedule: '30 6 * * 1-5',
      dealership: 'north',
      location: 'airport',
      limits: { carsFallBy: 40, pricesChange: 20 },
      soldAfterFiles: 1,
      mapping: { delimiter: '\t', encoding: 'windows-1252', records: 'vehicles' },
    },
  })
  expect(done.ok && typedFeed(done.definition)).toEqual(typed)
})

it('INTAKE-1 keeps the mapping and the pause of a feed, and its name', () => {
  const mapping = { feed: 'stock', fields: { make: 'Brand', model: 'Model' } }
  const before = feedDefinitionSchema.parse({ name: 'stock', way: 'upload', isPaused: true, mapping })
  const done = readFeedForm(before, { ...typedFeed(before), carsFallBy: '60' }, SITE, false)
  expect(done).toMatchObject({ ok: true, definition: { isPaused: true, mapping, limits: { carsFallBy: 60 } } })
  const renamed = readFeedForm(before, { ...typedFeed(before), name: 'other' }, SITE, false)
  expect(renamed).toMatchObject({ ok: false, faults: { name: 'The name of a feed stays.' } })
})

it('INTAKE-1 a trial over SFTP needs no key yet', () => {
  const sftp = { way: 'sftp', address: 'sftp://dms.example/stock.csv', username: 'yard' }
  expect(read(sftp, true)).toMatchObject({ ok: true, definition: { hostKey: '' } })
  expect(read(sftp, false).ok).toBe(false)
})

it('INTAKE-1 an upload has no address, user, password or key', () => {
  const done = read({ way: 'upload', username: 'yard', secret: 'dms', hostKey: KEY })
  expect(done).toMatchObject({ ok: true, definition: { address: '', username: '', secret: '', hostKey: '' } })
  expect(FEED_FORM_FIELDS.every((field) => typeof typedFeed(null)[field] === 'string')).toBe(true)
})

it.each([
  ['*/15 * * * *', 'quarter'],
  ['0 * * * *', 'hour'],
  ['30 6 * * *', 'day'],
  ['5 18 * * 1-5', 'weekdays'],
  ['0 6 1 * *', 'own'],
  ['0 6,18 * * *', 'own'],
])('INTAKE-1 the schedule %s is %s in the form', (cron, every) => {
  const typed = everyOf(cron)
  expect([typed.every, cronOf(typed)]).toEqual([every, cron])
})
