// What a page of the inbox costs with many conversations (INBOX-5): node bench/inbox.ts [conversations]

import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { searchWords } from '#domain/inbox/search-words.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { NO_COLLEAGUES } from '#operations/inbox/colleagues.ts'
import { countInbox, type ListPlatform, listConversations } from '#operations/inbox/list-conversations.ts'
import { sampleActor } from '#operations/inbox/testing.ts'
import { siteSchema } from '#site/site.ts'
import { openDatabase } from '#storage/database/database.ts'
import type { Storage } from '#storage/storage.ts'
import { startPostgres } from '#tests/chaos/own-postgres.ts'
import { count, quantile, round, timed } from './measure.ts'

const WANTED = Number(process.argv[2] ?? 100_000)
const ROUNDS = 40
const NOW = new Date('2026-11-23T00:00:00Z')
const SLUGS = ['yard', 'rival']
const NAMES = ['Jo Nguyen', 'Sam Reed', 'Ann Lee', 'Bob Kaya', 'Zoë O’Brien', 'Max Weber', 'Lin Chen', 'Ida Rossi']
const CARS = ['2021 Toyota HiLux SR5', '2019 Mazda CX-5 Akera', '2023 Kia Sportage GT-Line', '2020 Ford Ranger XLT']
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
  for (const slug of SLUGS) await fill(storage, slug)
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
    for (const address of ADDRESSES) {
      const query = readInboxQuery(new URLSearchParams(address))
      const first = await listConversations(platform, site, actor, query)
      const deep = { ...query, after: `${NOW.getTime() - 60 * 86_400_000}~x` }
      const pages = await times(() => listConversations(platform, site, actor, query))
      const later = await times(() => listConversations(platform, site, actor, deep))
      rows.push({
        who,
        list: address || 'all',
        rows: first?.rows.length,
        'p50 ms': round(quantile(pages, 0.5)),
        'p99 ms': round(quantile(pages, 0.99)),
        'p99 ms, 60 days back': round(quantile(later, 0.99)),
      })
    }
    const counts = await times(() => countInbox(platform, site, actor))
    rows.push({ who, list: 'counts', 'p50 ms': round(quantile(counts, 0.5)), 'p99 ms': round(quantile(counts, 0.99)) })
  }
  console.log(`${count(WANTED)} conversations on each of ${SLUGS.length} sites, Postgres, Node ${process.version}`)
  console.table(rows)
  const slowest = Math.max(...rows.flatMap((row) => [row['p99 ms'], row['p99 ms, 60 days back'] ?? 0]))
  console.log(`slowest p99: ${slowest} ms of the 100 that INBOX-5 allows`)
} finally {
  await storage.close()
  await server.stop()
}

async function times(work: () => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await timed(work))
  return taken
}

/** Two years of conversations, most of them closed. */
async function fill({ jobsDatabase }: Storage, slug: string): Promise<void> {
  const words = (index: number) => {
    const phone = `+61412${String(index % 1_000_000).padStart(6, '0')}`
    return searchWords({
      name: NAMES[index % NAMES.length] ?? '',
      phone,
      localPhone: `0${phone.slice(3)}`,
      email: `buyer${index}@mail.example`,
      cars: [CARS[index % CARS.length] ?? '', `U${index}`, `${index % 1000}ABC`],
    }).map((word) => `${slug} ${word}`)
  }
  for (let from = 0; from < WANTED; from += 5_000) {
    const batch = Array.from({ length: Math.min(5_000, WANTED - from) }, (_each, index) => from + index)
    await jobsDatabase().executeSql(
      `insert into conversations (site_slug, id, token, name, phone, email, stage, category, location_id, dealership_slug,
        car_title, source, leads, assignee, opened_at, last_lead_at, awaiting_since, amber_at, overdue_at, last_event,
        last_event_at, search, changed_at)
      select $1, 'c' || (row->>'n'), 't' || (row->>'n'), row->>'name', null, 'buyer' || (row->>'n') || '@mail.example', row->>'stage',
        row->>'category', row->>'location', 'yard', row->>'car', row->>'source', 1, row->>'assignee',
        (row->>'at')::timestamptz, (row->>'at')::timestamptz,
        case when row->>'stage' = 'new' then (row->>'at')::timestamptz end,
        case when row->>'stage' = 'new' then (row->>'at')::timestamptz + interval '10 minutes' end,
        case when row->>'stage' = 'new' then (row->>'at')::timestamptz + interval '2 hours' end,
        'lead', (row->>'at')::timestamptz,
        array_to_tsvector(array(select jsonb_array_elements_text(row->'words'))), (row->>'at')::timestamptz
      from jsonb_array_elements($2::jsonb) row`,
      [slug, JSON.stringify(batch.map((index) => rowOf(index, words(index))))],
    )
  }
}

function rowOf(n: number, words: readonly string[]) {
  const ageMs = (n / WANTED) * 730 * 86_400_000
  const closed = ['won', 'lost', 'lost', 'lost', 'junk']
  const open = ['new', 'contacted', 'appointment', 'negotiating']
  const stage = n < WANTED / 50 || n % 40 === 0 ? open[n % 4] : closed[n % 5]
  return {
    n,
    words,
    stage,
    at: new Date(NOW.getTime() - ageMs).toISOString(),
    name: NAMES[n % NAMES.length],
    car: CARS[n % CARS.length],
    category: n % 3 === 0 ? 'Test Drive' : 'Vehicle Enquiry',
    location: n % 2 === 0 ? 'l1' : 'l2',
    source: n % 10 === 0 ? 'google' : 'Website',
    assignee: n % 7 === 0 ? null : `person-${n % 20}`,
  }
}
