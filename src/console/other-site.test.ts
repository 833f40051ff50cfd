import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HAND_FORM } from '#domain/desk/hand-form.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { makeAppointment } from '#operations/appointment/make-appointment.ts'
import { staffTimes } from '#operations/appointment/staff-times.ts'
import { saveDraft } from '#operations/desk/hand-cars.ts'
import { editCars } from '#operations/desk/testing.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { addHook } from '#operations/hook/hook-endpoints.ts'
import { saveAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import { enquire, saveTemplate } from '#operations/inbox/testing.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { reserveCar } from '#operations/reservation/reserve-car.ts'
import { settlePayment } from '#operations/reservation/settle-payment.ts'
import { requestOn } from '#operations/site-request.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import { invite } from '#operations/staff/invitations.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from './console-app.ts'
import { createRenderer } from './entry.server.tsx'
import { CONSOLE_ROUTES } from './routes.ts'
import { publishFirst } from './testing/studio-forms.ts'

type Guarded = Exclude<(typeof CONSOLE_ROUTES)[number], { readonly access: 'anyone' }>
type IdPath = Extract<Guarded['path'], `${string}:${string}`>
const ROUTES = CONSOLE_ROUTES.filter(
  (route): route is Extract<Guarded, { readonly path: IdPath }> =>
    route.access !== 'anyone' && route.path.includes(':'),
)

/** The first part of an address with an id, and what the id is of. */
const IDS = {
  '/account/passkeys': 'passkey',
  '/account/sessions': 'session',
  '/notifications': 'notification',
  '/staff/invitations': 'invitation',
  '/staff/members': 'member',
  '/site/keys': 'key',
  '/site/webhooks': 'webhook',
  '/site/templates': 'template',
  '/site/assignment': 'rule',
  '/feeds': 'feed',
  '/feed-runs': 'run',
  '/calendar': 'appointment',
  '/reservations': 'reservation',
  '/leads/undo': 'lead-step',
  '/leads': 'conversation',
  '/channels': 'channel',
  '/hand-cars': 'draft',
  '/website/drafts': 'website draft',
  '/website/parts': 'part',
  '/stock/undo': 'step',
  '/stock': 'car',
} as const satisfies Readonly<Record<string, string>>
type Kind = (typeof IDS)[keyof typeof IDS]

/** The same for every site, so never another site's. */
const NAMES: readonly (Kind | null)[] = ['channel', 'part', null]
/** Answers other than 404 that say that there is none here. */
const SAYS: Readonly<Partial<Record<Kind, readonly [number, RegExp]>>> = {
  template: [409, /It was removed before/],
  rule: [409, /This rule was removed before/],
}
/** They lead back to the person's own page. */
const LEADS_BACK: Readonly<Partial<Record<Kind, string>>> = {
  notification: '/notifications',
  session: '/account',
  passkey: '/account',
  'lead-step': '/leads?undone=late',
}

const PASSWORD = 'tram lantern quokka'
/** Fields of every form, so that a call fails for the id alone. */
const FIELDS = {
  text: 'Hi',
  subject: 'Hi',
  stage: 'contacted',
  outcome: 'reached',
  on: '2026-12-01T10:00',
  hours: '24',
  role: 'sales',
  do: 'hide',
  reason: 'changed-mind',
  price: '1',
  delivery: 'd',
  photo: 'p',
  time: '2026-12-01T10:00',
  location: 'l1',
}

let platform: TestPlatform
let console: ReturnType<typeof createConsole>
const ids = new Map<Kind, string>([['part', 'brand']])
const cookies = new Map<string, string>()

beforeAll(async () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '08:00', close: '17:00' }))
  const own = {
    locations: [sampleLocation({ hours })],
    appointments: { booking: true, leadHours: 1 },
    reservation: { kind: 'deposit' as const, amount: 300 },
  }
  const sites = [sampleSite(own), sampleSite({ ...own, slug: 'rival', id: 'site-2', name: 'Rival Motors' })]
  const made = await createTestPlatform({ sites, now: new Date(), feedSources })
  platform = { ...made, colleagues: staffColleagues(made.storage, made.clock) }
  console = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
  })
  await owner('yard')
  await owner('rival')
  await fillYard()
})
afterAll(() => platform.close())

describe('STAFF-5 an owner of another site, with this site’s ids', () => {
  it('knows an id for each address that has one', () => {
    for (const { path } of ROUTES) {
      const kind = kindOf(path)
      expect(kind, `${path} has an id: say in IDS what it is of`).not.toBeNull()
      if (!NAMES.includes(kind)) expect(idOf(path), path).not.toBe('')
    }
  })

  it.each(ROUTES.filter(({ method, path }) => method === 'GET' && /^[^:]+:\w+$/.test(path)))(
    '$method $path is there for the site’s own owner',
    async ({ path }) => {
      const { status } = await ask('GET', path, 'yard')
      expect(status).toBe(LEADS_BACK[kindOf(path) ?? 'car'] ? 303 : 200)
    },
  )

  it.each(ROUTES.filter(({ path }) => !NAMES.includes(kindOf(path))))(
    '$method $path finds nothing and changes nothing',
    async ({ method, path }) => {
      const kind = kindOf(path) ?? 'car'
      const before = await stateOf('yard')
      const answer = await ask(method, path, 'rival')
      const text = await answer.text()
      const back = LEADS_BACK[kind]
      const [status, says] = SAYS[kind] ?? [404, /./]
      if (back !== undefined) expect([answer.status, answer.headers.get('location')]).toEqual([303, back])
      else {
        expect(answer.status).toBe(status)
        expect(text).toMatch(says)
      }
      expect(text).not.toMatch(/Nguyen|0412 345 678|Yard-only/)
      expect(await stateOf('yard')).toEqual(before)
    },
  )

  it.each([
    ['POST', '/leads/assign', 'conversation', 'id', { person: '' }],
    ['POST', '/stock/bulk', 'car', 'car', { field: 'hidden', value: 'yes', do: 'save' }],
    ['POST', '/calendar', 'conversation', 'conversation', { kind: 'visit' }],
    ['GET', '/calendar/new', 'conversation', 'conversation', {}],
    ['GET', '/hand-cars/new', 'car', 'copy', {}],
  ] as const)(
    '%s %s with the id of a %s in its form finds and changes nothing',
    async (method, path, kind, name, more) => {
      const before = await stateOf('yard')
      const answer = await ask(method, path, 'rival', { ...FIELDS, ...more, [name]: ids.get(kind) ?? '' })
      expect(await answer.text()).not.toMatch(/Nguyen|0412 345 678|Yard-only/)
      expect(await stateOf('yard')).toEqual(before)
    },
  )
})

/** Null: missing in `IDS`. */
function kindOf(path: string): Kind | null {
  return Object.entries(IDS).find(([start]) => path.startsWith(`${start}/`))?.[1] ?? null
}

function idOf(path: string): string {
  const kind = kindOf(path)
  return (kind && ids.get(kind)) ?? ''
}

async function ask(
  method: 'GET' | 'POST',
  path: string,
  as: string,
  fields: Readonly<Record<string, string>> = method === 'GET' ? {} : FIELDS,
): Promise<Response> {
  const at = path.includes(':') ? path.replace(/:\w+/, encodeURIComponent(idOf(path))).replace(/:\w+/g, '1') : path
  const form = new URLSearchParams(fields).toString()
  return console.request(`http://console.localhost${at}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: { cookie: cookies.get(as) ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body: form } : {}),
  })
}

/** A hash of each table's rows of a site. */
async function stateOf(slug: string): Promise<unknown> {
  const db = platform.storage.jobsDatabase()
  const tables = await db.executeSql(
    "select table_name from information_schema.columns where column_name = 'site_slug' and table_schema = current_schema() order by 1",
    [],
  )
  const names = (tables.rows as { table_name: string }[]).map(({ table_name }) => table_name)
  const each = names.map(
    (name) =>
      `select '${name}' as name, count(*)::int as rows, coalesce(sum(hashtext(t::text)), 0)::text as hash from ${name} t where site_slug = $1`,
  )
  const own = `select (select count(*) from staff_passkeys where "userId" = $1)::int as passkeys,
    (select count(*) from staff_sessions where "userId" = $1)::int as sessions`
  const rows = await db.executeSql(each.join(' union all '), [slug])
  return [rows.rows, (await db.executeSql(own, [ids.get('member')])).rows]
}

async function owner(slug: string): Promise<void> {
  const email = `${slug}@staff.example`
  const personId = await platform.accounts.addPerson({ email, name: `Owner of ${slug}`, password: PASSWORD })
  const { members, transaction } = platform.storage.forSite({ slug })
  await transaction((within) =>
    members.add(within, { personId, roles: ['owner'], scope: WHOLE_SITE }, platform.clock.now()),
  )
  const { cookies: set } = await platform.accounts.signIn(
    email,
    PASSWORD,
    platform.accounts.headersOf(new Headers(), '203.0.113.9'),
  )
  const cookie = set.map((each) => each.split(';')[0]).join('; ')
  cookies.set(slug, cookie)
  const { value } = await platform.accounts.session(new Headers({ cookie }), platform.clock.now())
  if (!value) throw new Error('not signed in')
  await platform.storage.staff.people.noteSecondFactor(value.id, platform.clock.now())
  if (slug !== 'yard') return
  ids.set('member', personId)
  ids.set('session', value.id)
  await platform.storage.jobsDatabase().executeSql(
    `insert into staff_passkeys ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "addedAt")
    values ('yard-passkey', 'key', $1, 'credential', 0, 'singleDevice', false, now())`,
    [personId],
  )
  ids.set('passkey', 'yard-passkey')
}

/** One of everything that has an id. */
async function fillYard(): Promise<void> {
  const yard = platform.site('yard')
  const { visitor } = await consoleVisitor(platform, new Headers({ cookie: cookies.get('yard') ?? '' }))
  const actor = visitor?.actor
  if (!actor) throw new Error('not a member')
  const [car] = await platform.addCars('yard', [
    { id: 'car-1', slug: 'car-1', stocknum: 'Yard-only', payment_processors: ['stripe'] },
  ])
  ids.set('car', car?.id ?? '')
  const edited = await editCars(requestBy(platform, yard, actor), {
    carIds: ['car-1'],
    changes: [{ part: 'price', to: { value: 30_000, until: null } }],
  })
  ids.set('step', edited.batch)
  const { conversationId } = await enquire(requestOn(platform, yard))
  ids.set('conversation', conversationId)
  ids.set('lead-step', 'yard-lead-step')
  await setStage(requestBy(platform, yard, actor), conversationId, {
    stage: 'negotiating',
    reason: null,
    step: 'yard-lead-step',
  })
  const { notifications } = platform.storage.forSite(yard)
  ids.set('notification', (await notifications.list(actor.id, 1))[0]?.id ?? '')
  const times = await staffTimes(requestBy(platform, yard, actor), { locationId: 'l1', date: inDays(3) })
  const start = times.find(({ available }) => available)?.start
  if (!start) throw new Error('no free time')
  const wanted = { id: platform.randomId(), conversationId, locationId: 'l1', kind: 'visit', start } as const
  await makeAppointment(requestBy(platform, yard, actor), wanted)
  ids.set('appointment', wanted.id)
  const reserved = await reserveCar(requestOn(platform, yard), {
    carId: 'car-1',
    input: {
      name: 'Jo',
      last_name: 'Nguyen',
      email: 'jo@mail.example',
      phone: '0412345678',
      postcode: '4105',
      terms: 'on',
    },
    key: 'key-1',
    keyIsStrict: true,
    visit: { origin: 'https://cars.example', path: '/', userAgent: null },
    address: '192.0.2.1',
  })
  if (!reserved.ok) throw new Error(JSON.stringify(reserved))
  await platform.payments.pay(reserved.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  await settlePayment(platform, { siteSlug: 'yard', reservationId: reserved.reservationId })
  ids.set('reservation', reserved.reservationId)
  const key = await makeApiKey(requestBy(platform, yard, actor), {
    name: 'CRM',
    rights: ['lead.read'],
    locations: null,
    days: null,
  })
  ids.set('key', key.ok ? key.key.id : '')
  const hook = await addHook(requestBy(platform, yard, actor), {
    url: 'https://crm.example/',
    events: ['lead.created'],
  })
  ids.set('webhook', hook.ok ? hook.id : '')
  ids.set('template', 'yard-template')
  await saveTemplate(requestBy(platform, yard, actor), {
    id: 'yard-template',
    name: 'Yard-only',
    subject: '',
    body: 'Hi',
  })
  ids.set('rule', 'yard-rule')
  const rule = {
    id: 'yard-rule',
    name: 'Yard-only',
    when: {},
    to: { person: actor.id },
    whenOverdue: { do: 'nothing' },
  }
  await saveAssignmentRules(requestBy(platform, yard, actor), [rule])
  const definition = { name: 'yard-feed', way: 'https', address: 'https://dms.example/stock.csv' }
  await saveFeed(requestBy(platform, yard, actor), feedDefinitionSchema.parse(definition))
  ids.set('feed', 'yard-feed')
  ids.set('run', String((await pullFeed(requestOn(platform, yard), 'yard-feed'))?.runId ?? ''))
  const form = new FormData()
  for (const [name, value] of [
    ['stocknum', 'H1'],
    ['make', 'Yard-only'],
  ] as const)
    form.set(name, value)
  const request = { platform, site: yard, actor, now: platform.clock.now(), origin: 'https://yard.example' }
  const saved = await saveDraft(request, null, HAND_FORM.read(form))
  ids.set('draft', saved.ok ? saved.id : '')
  await publishFirst(platform)
  const made = await createDraft(requestBy(platform, yard, actor), { name: 'Yard-only' })
  ids.set('website draft', made.ok ? made.id : '')
  await invite(requestBy(platform, yard, actor), { email: 'new@staff.example', roles: ['sales'], scope: WHOLE_SITE })
  const [invitation] = await platform.storage.staff.invitations.open('yard', platform.clock.now())
  ids.set('invitation', invitation?.id ?? '')
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const feedSources = serveFile(() => 'make,model,year,stocknum,price,km\nToyota,Corolla,2022,S1,20000,40000\n')
