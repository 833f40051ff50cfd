// What a page of the inbox costs with many conversations (INBOX-5): node bench/inbox.ts [conversations]

import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { countInbox, type ListPlatform, listConversations } from '#operations/inbox/list-conversations.ts'
import { NO_COLLEAGUES, sampleActor } from '#operations/inbox/testing.ts'
import { siteSchema } from '#site/site.ts'
import { openDatabase } from '#storage/database/database.ts'
import { startPostgres } from '#tests/chaos/own-postgres.ts'
import { fillConversations } from './many-conversations.ts'
import { count, quantile, round, timed } from './measure.ts'
import { compareWithBound, size } from './smallest.ts'

const WANTED = Number(process.argv[2] ?? size('conversations', 100_000, 2_000))
const ROUNDS = size('rounds', 40, 5)
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
      const pages = await times(() => listConversations(request, query))
      const later = await times(() => listConversations(request, deep))
      rows.push({
        who,
        list: address || 'all',
        rows: first?.rows.length,
        'p50 ms': round(quantile(pages, 0.5)),
        'p99 ms': round(quantile(pages, 0.99)),
        'p99 ms, 60 days back': round(quantile(later, 0.99)),
      })
    }
    const counts = await times(() => countInbox(request))
    rows.push({ who, list: 'counts', 'p50 ms': round(quantile(counts, 0.5)), 'p99 ms': round(quantile(counts, 0.99)) })
  }
  console.log(`${count(WANTED)} conversations on each of ${SLUGS.length} sites, Postgres, Node ${process.version}`)
  console.table(rows)
  const slowest = Math.max(...rows.flatMap((row) => [row['p99 ms'], row['p99 ms, 60 days back'] ?? 0]))
  console.log(`slowest p99: ${slowest} ms of the 100 that INBOX-5 allows`)
  compareWithBound('slowest p50, ms', Math.max(...rows.map((row) => row['p50 ms'])), { atMost: 500 })
} finally {
  await storage.close()
  await server.stop()
}

async function times(work: () => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await timed(work))
  return taken
}
