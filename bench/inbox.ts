// What a page of the inbox costs with many conversations (INBOX-5): node bench/inbox.ts [conversations]

import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { countInbox, type ListPlatform, listConversations } from '#operations/inbox/list-conversations.ts'
import { NO_COLLEAGUES, sampleActor } from '#operations/inbox/testing.ts'
import { siteSchema } from '#site/site.ts'
import { openDatabase } from '#storage/database/database.ts'
import { startPostgres } from '#tests/chaos/own-postgres.ts'
import { besideControl, timedWithControl } from './parts/control.ts'
import { fillConversations } from './parts/many-conversations.ts'
import { count } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const WANTED = Number(process.argv[2] ?? size('conversations', 100_000, 2_000))
const ROUNDS = size('rounds', 40, 15)
const NOW = new Date('2026-11-23T00:00:00Z')
const SLUGS = ['yard', 'rival']
const ADDRESSES = [
  '',
  'view=mine',
  'view=unassigned',
  'view=overdue',
  'view=new-today',
  'view=appointments-today',
  'view=junk',
  'q=hilux',
  'q=nguyen+hilux',
  'q=nobody',
  'q=5678',
  'q=0412+000+321',
  'stage=negotiating&location=l2&category=Test+Drive',
  'source=google',
]
const kim = sampleActor('person-3')
const lee: Actor = { ...kim, scope: { ...kim.scope, locations: ['l2'], categories: ['Test Drive'] } }

const server = await startPostgres()
const storage = await openDatabase({ databaseUrl: server.url() })
try {
  for (const slug of SLUGS) await fillConversations(storage, slug, WANTED, NOW)
  await server.query('analyze')
  const site = siteSchema.parse({
    slug: 'yard',
    id: '1',
    name: 'Yard',
    dealerships: [{ id: 'd', slug: 'yard', name: 'Yard' }],
    locations: [
      {
        id: 'l1',
        slug: 'l1',
        name: 'L',
        dealershipSlug: 'yard',
        street: '1 St',
        city: 'C',
        state: 'QLD',
        postcode: '4000',
        phone: '07 5550 0000',
      },
    ],
  })
  const platform: ListPlatform = { storage, clock: { now: () => NOW }, colleagues: NO_COLLEAGUES }
  const rows = []
  for (const [who, actor] of [
    ['all', kim],
    ['one location, one category', lee],
  ] as const) {
    const request = { platform, site, actor, now: NOW, origin: 'https://dealer.example' }
    for (const address of ADDRESSES) {
      const query = readInboxQuery(new URLSearchParams(address))
      const first = await listConversations(request, query)
      const deep = { ...query, after: `${NOW.getTime() - 60 * 86_400_000}~x` }
      rows.push({
        who,
        list: address || 'all',
        rows: first?.rows.length,
        ...(await figures(() => listConversations(request, query))),
        'p99 ms, 60 days back': (await figures(() => listConversations(request, deep)))['p99 ms'],
      })
    }
    rows.push({ who, list: 'counts', ...(await figures(() => countInbox(request))), 'p99 ms, 60 days back': null })
  }
  console.log(`${count(WANTED)} conversations on each of ${SLUGS.length} sites, Postgres, Node ${process.version}`)
  console.table(rows)
  const slowest = Math.max(...rows.flatMap((row) => [row['p99 ms'], row['p99 ms, 60 days back'] ?? 0]))
  console.log(`slowest p99: ${slowest} ms of the 100 that INBOX-5 allows`)
  compareWithBound('slowest p50, times its control', Math.max(...rows.map((row) => row['p50 / control'])), {
    atMost: 50,
  })
} finally {
  await storage.close()
  await server.stop()
}

/** The control is a statement that reads nothing. */
async function figures(work: () => Promise<unknown>) {
  const database = storage.rawDatabase()
  const { times, controls } = await timedWithControl(ROUNDS, work, () => database.executeSql('select 1'))
  return besideControl(times, controls)
}
