import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERSON_TABLES } from '#operations/person/people.ts'
import type { Storage } from '#storage/storage.ts'
import { openTestStorage } from '#storage/testing.ts'

/** Columns that hold nothing about a person: keys, times and states, and facts of cars and sites. */
const NOTHING_PERSONAL: Readonly<Record<string, string>> = {
  site_versions: 'site_slug version trusts_was',
  cars: 'site_slug id slug identity vin stocknum dealership_slug feed feed_id status content_hash changed_in listed_at updated_at sold_at data held desk missed_files was_shown was_due',
  former_slugs: 'site_slug slug car_id',
  stock_imports: 'id site_slug feed state started_at finished_at staged report',
  import_rows:
    'site_slug import_id number line vin stocknum dealership_slug feed_id identity slug_base new_id content_hash status listed_at sold_at data pictures',
  leads:
    'site_slug id submission_id category subcategory location_id car_id created_at conversation_id answered_at response_minutes',
  conversations:
    'site_slug id stage is_open category location_id dealership_slug car_id source leads assignee rule_id opened_at last_lead_at awaiting_since amber_at target_at overdue_at overdue_seen_at last_event last_event_at next_action_at changed_at',
  conversation_events: 'id site_slug conversation_id at kind lead_id',
  conversation_mails: 'site_slug id conversation_id channel direction delivery_id at',
  sales: 'site_slug id car_id car_title sold_on stage_before batch at ended_at',
  assignment_rules: 'site_slug id position name rule',
  text_stops: 'site_slug',
  inbox_teams: 'site_slug id name',
  staff_leave: 'site_slug',
  mail_templates: 'site_slug id name subject body',
  audit_events: 'id site_slug at actor_kind action object_kind object_id',
  staff_people: 'id createdAt updatedAt emailVerified twoFactorEnabled isOperator made',
  staff_sessions: 'id expiresAt token createdAt updatedAt secondFactorAt siteSlug',
  staff_accounts:
    'id accountId providerId accessToken refreshToken idToken accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt',
  staff_verifications: 'id expiresAt createdAt updatedAt',
  staff_two_factors: 'id verified failedVerificationCount lockedUntil usedStep addedAt',
  staff_passkeys: 'id publicKey counter deviceType backedUp transports createdAt addedAt lastUsedAt',
  staff_members: 'site_slug roles scope since deactivated_at',
  staff_invitations: 'id site_slug roles scope token_hash sent_at expires_at ended_at',
  operator_visits: 'id site_slug started_at ends_at',
  staff_refusals: 'kind is_known started_at ends_at count day_started_at day_count',
  staff_warnings: 'id kind tries since created_at state attempts next_attempt_at',
  notification_choices: 'site_slug channels quiet_from quiet_to summary_hour phone_proven_at',
  notification_phone_codes: 'site_slug salt expires_at tries',
  notifications:
    'site_slug id key event conversation_id object_id data at in_console read_at mail_wanted mail_id text_wanted text_id',
  notification_messages: 'site_slug id channel created_at state attempts next_attempt_at',
  car_photos: 'site_slug id car_id made_from at removed_at',
  hand_cars: 'site_slug id fields car_id changed_at',
  stock_views: 'site_slug id saved_at',
  stock_columns: 'site_slug columns',
  hook_endpoints: 'site_slug id url kinds secret_number is_standard created_at paused_at',
  hook_deliveries:
    'site_slug id endpoint_id conversation_id reservation_id kind at state attempts next_attempt_at error',
  api_keys: 'site_slug id name token_hash rights scope created_at expires_at last_used_at revoked_at',
  api_writes: 'site_slug key_id once_key fingerprint at',
  lead_deliveries: 'site_slug id lead_id number kind state attempts next_attempt_at trouble_at told_at acknowledged_at',
  lead_attempts: 'site_slug delivery_id number at outcome',
  phone_reveals: 'id site_slug car_id dealership_id website_id at location_id',
  marketing_ends: 'site_slug lead_id',
  appointments: 'site_slug location_id place id kind state changes',
  pictures: 'site_slug address folder name preview etag last_modified failures fault due_at settled',
  picture_uses: 'site_slug car_id address',
  car_views: 'site_slug car_id views',
  sign_in_codes: 'site_slug id expires_at tries used send_at sendings',
  visitors: 'site_slug id created_at',
  visitor_sessions: 'site_slug visitor_id',
  watchlist_cars: 'site_slug visitor_id',
  valuations: 'site_slug id created_at expires_at lead_id',
  reservations:
    'site_slug id car_id key state amount currency created_at pay_by held_until paid_at payment_open refund refund_attempts refund_at refund_id refund_reason look_at lead_id',
  alerts: 'site_slug id kind origin',
  alert_keys: 'site_slug key alert_id',
  alert_changes: 'site_slug car_id at was_listed was_reserved price offer_price',
  alert_finds: 'site_slug alert_id cars',
  alert_mails: 'site_slug id kind alert_id created_at state attempts next_attempt_at',
  car_prices: 'site_slug car_id at price offer_price price_type source',
  car_overrides: 'site_slug car_id part value feed_value at starts_at until',
  car_edits: 'site_slug id batch car_id at before after undone_at',
  feeds:
    'site_slug name definition created_at next_pull_at claimed_until had last_look hash looked_at received_at applied_at failures warned removed_at expected_since unread',
  feed_runs: 'site_slug id feed at last_at times outcome sentence file_name bytes has_file report',
  pushed_cars: 'site_slug feed dealership_slug stocknum changed_at received_at',
  site_channels: 'site_slug channel key since',
  channel_pushes:
    'site_slug channel target created_at paused_at seen_version looked_at claimed_until sent_tag sent_at failures error failed_at next_try_at given_up_at',
  hostname_owners: 'hostname site_slug since',
  write_probes: 'id at',
  data_keys: 'name value',
  limit_counts: 'count ends_at',
  published_versions: 'site_slug number at restores draft files draft_id',
  drafts: 'site_slug id name base state last made_at changed_at starts_at ends_at checked_at live_version confirmed',
  draft_changes: 'site_slug draft_id number step base at undone published once_key',
  part_locks: 'site_slug part at',
  preview_links: 'site_slug id draft_id made_at ends_at withdrawn_at',
  kysely_migration: 'name timestamp',
  kysely_migration_lock: 'id is_locked',
}

/** Tables of the document in which nobody is found by e-mail or phone; the document says why. */
const NOT_BY_PERSON = [
  'drafts',
  'draft_changes',
  'part_locks',
  'preview_links',
  'limit_counts',
  'published_versions',
  'inbox_teams',
  'staff_leave',
  'audit_events',
  'staff_people',
  'staff_sessions',
  'staff_accounts',
  'staff_verifications',
  'staff_two_factors',
  'staff_passkeys',
  'staff_members',
  'staff_invitations',
  'operator_visits',
  'staff_refusals',
  'staff_warnings',
  'car_overrides',
  'car_edits',
  'car_photos',
  'api_keys',
  'hook_endpoints',
  'hand_cars',
  'stock_views',
  'stock_columns',
  'notification_choices',
  'notification_phone_codes',
  'notifications',
  'notification_messages',
]

/** Columns with personal data by table, from the document. */
const listed = new Map(
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'personal-data.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, table, columns] = /^\| `([\w.]+)` \| ((?:`\w+`(?:, )?)+) \|/.exec(line) ?? []
      return table && columns ? [[table, [...columns.matchAll(/\w+/g)].map(String)] as const] : []
    }),
)

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

async function columnsOf(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await storage.rawDatabase().executeSql(
    `select table_name, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`,
    [],
  )
  return new Map((rows as { table_name: string; columns: string[] }[]).map((row) => [row.table_name, row.columns]))
}

it('H8 every column of the database is listed in docs/personal-data.md, or holds nothing personal', async () => {
  const found = await columnsOf()
  const answered = new Map(
    [...found.keys()].map((table) => [
      table,
      [...(listed.get(table) ?? []), ...(NOTHING_PERSONAL[table]?.split(' ') ?? [])].sort(),
    ]),
  )
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(found))
  const named = [...listed.keys(), ...Object.keys(NOTHING_PERSONAL)]
  expect(named.filter((table) => !found.has(table))).toEqual([])
})

it('H8 people find, export and erase reach every table of docs/personal-data.md in which a person can be found', () => {
  const tables = [...listed.keys()].filter((table) => !NOT_BY_PERSON.includes(table))
  expect(tables.sort()).toEqual([...PERSON_TABLES].sort())
})
