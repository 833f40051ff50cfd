import { searchWords } from '#domain/inbox/search-words.ts'
import type { Storage } from '#storage/storage.ts'

const NAMES = ['Jo Nguyen', 'Sam Reed', 'Ann Lee', 'Bob Kaya', 'Zoë O’Brien', 'Max Weber', 'Lin Chen', 'Ida Rossi']
const CARS = ['2021 Toyota HiLux SR5', '2019 Mazda CX-5 Akera', '2023 Kia Sportage GT-Line', '2020 Ford Ranger XLT']

/** Two years of conversations of a site, most of them closed. */
export async function fillConversations(
  { rawDatabase }: Pick<Storage, 'rawDatabase'>,
  slug: string,
  wanted: number,
  now: Date,
): Promise<void> {
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
  for (let from = 0; from < wanted; from += 5_000) {
    const batch = Array.from({ length: Math.min(5_000, wanted - from) }, (_each, index) => from + index)
    await rawDatabase().executeSql(
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
      [slug, JSON.stringify(batch.map((index) => rowOf(index, wanted, now, words(index))))],
    )
  }
}

/** Two entries in the history of each conversation, as the list shows its last message. */
export async function fillHistory({ rawDatabase }: Pick<Storage, 'rawDatabase'>, slug: string): Promise<void> {
  await rawDatabase().executeSql(
    `insert into conversation_events (site_slug, conversation_id, at, kind, actor_id, actor_name, data)
    select site_slug, id, opened_at + part * interval '1 hour', case part when 0 then 'lead' else 'note' end,
      case part when 0 then null else 'person-1' end, case part when 0 then null else 'Kim' end,
      case part when 0 then '{}'::jsonb else '{"text":"Calls back tonight about the trade-in."}'::jsonb end
    from conversations, generate_series(0, 1) part where site_slug = $1 order by opened_at`,
    [slug],
  )
}

/** A notification of each conversation for twenty people, of which the newest 300 of the first are unread. */
export async function fillNotifications(
  { rawDatabase }: Pick<Storage, 'rawDatabase'>,
  slug: string,
  personId: string,
): Promise<void> {
  await rawDatabase().executeSql(
    `insert into notifications (site_slug, id, person_id, key, event, conversation_id, data, at, in_console, read_at,
      mail_wanted, text_wanted)
    select site_slug, 'n' || n, case when n % 20 = 0 then $2 else 'person-' || n % 20 end, 'lead ' || id, 'lead-unassigned',
      id, '{}', opened_at, true, case when n >= 20 * 300 then opened_at end, false, false
    from (select *, row_number() over (order by opened_at desc) - 1 as n from conversations where site_slug = $1) numbered`,
    [slug, personId],
  )
}

function rowOf(n: number, wanted: number, now: Date, words: readonly string[]) {
  const ageMs = (n / wanted) * 730 * 86_400_000
  const closed = ['won', 'lost', 'lost', 'lost', 'junk']
  const open = ['new', 'contacted', 'appointment', 'negotiating']
  const stage = n < wanted / 50 || n % 40 === 0 ? open[n % 4] : closed[n % 5]
  return {
    n,
    words,
    stage,
    at: new Date(now.getTime() - ageMs).toISOString(),
    name: NAMES[n % NAMES.length],
    car: CARS[n % CARS.length],
    category: n % 3 === 0 ? 'Test Drive' : 'Vehicle Enquiry',
    location: n % 2 === 0 ? 'l1' : 'l2',
    source: n % 10 === 0 ? 'google' : 'Website',
    assignee: n % 7 === 0 ? null : `person-${n % 20}`,
  }
}
