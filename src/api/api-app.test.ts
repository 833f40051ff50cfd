import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_RIGHTS, type ApiRight, CALLS_PER_MINUTE } from '#domain/api/api-right.ts'
import { API_PATH, API_ROUTES, type ApiOperation, type ApiRoute } from '#domain/api/api-routes.ts'
import { apiConversationDetail, apiConversationPage, apiProblem } from '#domain/api/api-schemas.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { listApiKeys, makeApiKey, revokeApiKey, type WantedKey } from '#operations/api/api-keys.ts'
import { receivePosted } from '#operations/inbox/mail/testing.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createApi } from './api-app.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const ALL = Object.keys(API_RIGHTS) as ApiRight[]
const ROUTES = Object.entries<ApiRoute>(API_ROUTES).map(([name, route]) => ({ name: name as ApiOperation, ...route }))
const NO_MATCH = { personId: null, object: null, from: null, until: null }
let platform: TestPlatform
let app: Hono
let id: string
let rivals: string
let buyers = 0

beforeAll(async () => {
  const locations = [sampleLocation(), sampleLocation({ id: 'loc-2', slug: 'south', name: 'South' })]
  const sites = [sampleSite({ locations }), sampleSite({ slug: 'rival', id: 'site-2', name: 'Rival Motors' })]
  const made = await createTestPlatform({ sites, now: NOW })
  platform = { ...made, colleagues: staffColleagues(made.storage, made.clock) }
  const api = createApi({
    platform,
    addressOf: () => '203.0.113.9',
    placeOf: () => ({ site: null }),
    readBody: async ({ req }) => ({ text: await req.text() }),
  })
  app = new Hono().route(API_PATH, api)
  const definition = feedDefinitionSchema.parse({ name: 'live', way: 'push' })
  await saveFeed(requestBy(platform, platform.site('yard'), owner()), definition)
  rivals = (await enquire(requestOn(platform, platform.site('rival')))).conversationId
})
afterAll(() => platform.close())

const owner = () => sampleStaff(['owner'], { id: 'owner', secondFactorAt: platform.clock.now() })

async function keyWith(rights: readonly ApiRight[], change: Partial<WantedKey> = {}) {
  const wanted = { name: 'CRM', rights, locations: null, days: 30, ...change }
  const made = await makeApiKey(requestBy(platform, platform.site('yard'), owner()), wanted)
  if (!made.ok) throw new Error(made.reason)
  return made
}

async function freshConversation(): Promise<void> {
  platform.clock.pass(2)
  const email = `${platform.randomId()}@mail.example`
  buyers += 1
  const phone = `0412 345 ${600 + buyers}`
  id = (
    await enquire(requestOn(platform, platform.site('yard')), {
      email,
      phone,
      location_id: platform.site('yard').locations[0]?.id,
    })
  ).conversationId
}

interface Sent {
  readonly token?: string | null
  readonly of?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
}

/** A valid body of each operation. */
const BODIES: Readonly<Partial<Record<ApiOperation, object>>> = {
  setStage: { stage: 'contacted' },
  assign: { person: null },
  addNote: { text: 'Likes red.' },
  logCall: { outcome: 'reached' },
  reply: { text: 'It is still here.' },
  pushCar: { stocknum: 'U1', make: 'Toyota', model: 'Corolla', status: 'in_stock' },
}

async function send(name: ApiOperation, { token = null, of = id, body, headers = {}, query = '' }: Sent = {}) {
  const { method, path } = API_ROUTES[name]
  const sent = body ?? BODIES[name]
  return app.request(`http://console.localhost${API_PATH}${path.replace('{id}', of)}${query}`, {
    method,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(method === 'POST' ? { body: typeof sent === 'string' ? sent : JSON.stringify(sent) } : {}),
  })
}

async function problemOf(response: Response) {
  return apiProblem.parse(await response.json()).error
}

const kinds = async () => (await platform.storage.forSite({ slug: 'yard' }).inbox.events.of(id)).map(({ kind }) => kind)

describe('STAFF-5 every operation of the API', () => {
  it.each(ROUTES)('$name answers a key with its right, in the shape of its schema', async ({ name, right, answer }) => {
    await freshConversation()
    const { token } = await keyWith([right])
    const response = await send(name, { token })
    expect(response.status).toBe(200)
    answer.parse(await response.json())
  })

  it.each(ROUTES.filter(({ right }) => right !== 'lead.read'))(
    '$name refuses a key without its right, and changes nothing',
    async ({ name, right }) => {
      await freshConversation()
      const { token } = await keyWith(ALL.filter((each) => each !== right))
      const response = await send(name, { token })
      expect([response.status, (await problemOf(response)).where]).toEqual([403, right])
      expect(await kinds()).toEqual(['lead'])
    },
  )

  it.each(ROUTES.filter(({ path }) => path.includes('{id}')))(
    '$name answers 404 for a conversation of another site, and outside the scope of the key',
    async ({ name }) => {
      await freshConversation()
      const all = await keyWith(ALL)
      expect((await send(name, { token: all.token, of: rivals })).status).toBe(404)
      const other = await keyWith(ALL, { locations: ['loc-2'] })
      expect((await send(name, { token: other.token })).status).toBe(404)
      expect(await kinds()).toEqual(['lead'])
    },
  )

  it.each(ROUTES)('$name answers 401 without a key, and for one that was revoked or has expired', async ({ name }) => {
    const revoked = await keyWith(ALL)
    expect(await revokeApiKey(requestBy(platform, platform.site('yard'), owner()), revoked.key.id)).toBe(true)
    const expired = await keyWith(ALL)
    const at = platform.clock.now()
    platform.clock.pass(30 * 24 * 60)
    for (const [token, code] of [
      [null, 'no-key'],
      ['forecourt_key_nonsense', 'key-unknown'],
      [revoked.token, 'key-revoked'],
      [expired.token, 'key-expired'],
    ] as const) {
      const response = await send(name, { token })
      expect([response.status, (await problemOf(response)).code]).toEqual([401, code])
    }
    platform.clock.moveTo(at)
  })
})

describe('changes through the API', () => {
  it('STAFF-8 are in the history and the audit log under the key’s name', async () => {
    await freshConversation()
    const { token, key } = await keyWith(ALL, { name: 'AutoDesk CRM' })
    const stage = await send('setStage', { token, body: { stage: 'lost', reason: 'Price' } })
    expect(apiConversationDetail.parse(await stage.json())).toMatchObject({ stage: 'lost', reason: 'Price' })
    await send('addNote', { token })
    const [note, set] = await platform.storage.forSite({ slug: 'yard' }).audit.list({ ...NO_MATCH, object: id }, 2)
    const by = { kind: 'key', id: key.id, name: 'AutoDesk CRM', address: '203.0.113.9' }
    expect(set).toMatchObject({ by, action: 'lead.stage', before: { stage: 'new' }, after: { stage: 'lost' } })
    expect(note).toMatchObject({ by, action: 'lead.reply' })
  })

  it.each(['addNote', 'logCall', 'reply', 'setStage'] as const)(
    '%s with the same Idempotency-Key happens once, and answers the same',
    async (name) => {
      await freshConversation()
      const { token } = await keyWith(ALL)
      const headers = { 'idempotency-key': 'abc' }
      const first = await send(name, { token, headers })
      platform.clock.pass(1)
      const again = await send(name, { token, headers })
      expect([first.status, again.status]).toEqual([200, 200])
      expect(await again.json()).toEqual(await first.json())
      const events = await kinds()
      expect(new Set(events).size).toBe(events.length)
      const other = await send('addNote', { token, headers, body: { text: 'Another note.' } })
      expect([other.status, (await problemOf(other)).code]).toEqual([409, 'other-call'])
      expect(await kinds()).toEqual(events)
    },
  )

  it('a refused change does not use up its Idempotency-Key', async () => {
    await freshConversation()
    const { token } = await keyWith(ALL)
    const headers = { 'idempotency-key': 'abc' }
    const refused = await send('setStage', { token, headers, body: { stage: 'lost' } })
    expect([refused.status, (await problemOf(refused)).code]).toEqual([409, 'reason-missing'])
    const unknown = await send('setStage', { token, body: { stage: 'lost', reason: 'Bought a boat' } })
    expect([unknown.status, (await problemOf(unknown)).code]).toEqual([409, 'reason-unknown'])
    expect((await send('setStage', { token, headers, body: { stage: 'won' } })).status).toBe(200)
  })

  it('an older version answers 409 and changes nothing; the current one is the ETag', async () => {
    await freshConversation()
    const { token } = await keyWith(ALL)
    const version = (await send('readConversation', { token })).headers.get('etag') ?? ''
    const first = await send('setStage', { token, headers: { 'if-match': version } })
    expect([first.status, first.headers.get('etag') === version]).toEqual([200, false])
    const late = await send('setStage', { token, headers: { 'if-match': version }, body: { stage: 'won' } })
    expect([late.status, (await problemOf(late)).code]).toEqual([409, 'changed'])
    expect(await kinds()).toEqual(['lead', 'stage'])
  })

  it.each(['setStage', 'assign', 'addNote', 'logCall', 'reply'] as const)(
    'STAFF-11 %s with the version of before another’s change answers 409 in words, and stores nothing',
    async (name) => {
      await freshConversation()
      const { token } = await keyWith(ALL)
      const before = (await send('readConversation', { token })).headers.get('etag') ?? ''
      expect((await send('logCall', { token, headers: { 'if-match': before } })).status).toBe(200)
      const stored = await kinds()
      const late = await send(name, { token, headers: { 'if-match': before } })
      expect([late.status, await problemOf(late)]).toMatchObject([
        409,
        { code: 'changed', where: 'If-Match', message: 'The conversation has changed since you read it.' },
      ])
      expect(await kinds()).toEqual(stored)
    },
  )

  it('INBOX-7 a reply is stored with its delivery', async () => {
    await freshConversation()
    const { token } = await keyWith(ALL)
    const answer = await send('reply', { token, body: { text: 'Hello {first_name}', subject: 'Your car' } })
    const { mails } = apiConversationDetail.parse(await answer.json())
    expect(mails).toMatchObject([{ direction: 'out', subject: 'Your car', delivery: 'pending' }])
  })
})

it('INTAKE-7 a refused car names field, fault and what to do, and a key that only sends cars reads no leads', async () => {
  const { token, key } = await keyWith(['feed.push'])
  expect(key.rights).toEqual(['feed.push'])
  expect((await send('listConversations', { token })).status).toBe(403)
  const body = { stocknum: 'U2', make: 'Toyota', model: 'Corolla', vin: '123' }
  const refused = await send('pushCar', { token, body })
  expect([refused.status, await problemOf(refused)]).toMatchObject([400, { code: 'car-refused', where: 'vin' }])
  expect((await send('pushCar', { token, body: { make: 'Toyota' } })).status).toBe(400)
})

it('INBOX-5 the cursor leads through every conversation once', async () => {
  for (let made = 0; made < 3; made += 1) await freshConversation()
  const { token } = await keyWith(['lead.read'])
  const ids: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query: string = `?limit=2${after === '' ? '' : `&after=${after}`}`
    const page = apiConversationPage.parse(await (await send('listConversations', { token, query })).json())
    ids.push(...page.data.map((each) => each.id))
    after = page.next
  }
  const all = apiConversationPage.parse(await (await send('listConversations', { token, query: '?limit=100' })).json())
  expect(ids).toEqual(all.data.map((each) => each.id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(3)
})

it.each([
  ['addNote', { body: '{' }, 'no-json', 'body'],
  ['addNote', { body: { text: 'a', colour: 'red' } }, 'invalid', 'colour'],
  ['addNote', { body: { text: ' ' } }, 'invalid', 'text'],
  ['setStage', { body: { stage: 'new' } }, 'invalid', 'stage'],
  ['listConversations', { query: '?limit=0' }, 'invalid', 'limit'],
  ['listConversations', { query: '?veiw=all' }, 'invalid', 'veiw'],
] as const)('an error says what is wrong, where, and what to do: %s %j', async (name, sent, code, where) => {
  const { token } = await keyWith(ALL)
  const response = await send(name, { token, ...sent })
  expect(response.status).toBe(400)
  expect(await problemOf(response)).toMatchObject({ code, where, fix: expect.stringMatching(/\.$/) })
})

it('K-10 a method that an address does not take answers 405 with those that it takes', async () => {
  const { token } = await keyWith(ALL)
  const headers = { authorization: `Bearer ${token}` }
  for (const [method, path, allow] of [
    ['PUT', '/conversations', 'GET'],
    ['DELETE', '/cars', 'POST'],
    ['PATCH', `/conversations/${id}/notes`, 'POST'],
  ] as const) {
    const response = await app.request(`http://console.localhost${API_PATH}${path}`, { method, headers })
    expect([response.status, response.headers.get('allow'), (await problemOf(response)).code]).toEqual([
      405,
      allow,
      'no-method',
    ])
  }
})

it('K-7 A1 a mail names its files, and has all its text and what its writer said', async () => {
  await freshConversation()
  const { inbox } = platform.storage.forSite(platform.site('yard'))
  const sent = (await inbox.conversations.find(id))?.token
  await receivePosted(platform, {
    MessageID: 'with-file',
    FromFull: { Email: 'jo@mail.example' },
    ToFull: [{ Email: `yard.${sent}@reply.forecourt.example` }],
    TextBody: 'My licence\n\n> Which state?\n',
    Attachments: [{ Name: 'Licence.pdf', Content: Buffer.from('%PDF-1.7').toString('base64') }],
  })
  const { token } = await keyWith(['lead.read'])
  const { mails } = apiConversationDetail.parse(await (await send('readConversation', { token })).json())
  expect(mails[0]?.files).toEqual([{ id: expect.any(String), name: 'Licence.pdf', type: 'application/pdf', size: 8 }])
  expect(mails[0]).toMatchObject({ text: 'My licence\n\n> Which state?', said: 'My licence' })
})

it('a key over its limit waits, and others do not', async () => {
  const { token } = await keyWith(['lead.read'])
  const calls = Array.from({ length: CALLS_PER_MINUTE.lead }, () =>
    send('listConversations', { token, query: '?limit=1' }),
  )
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  const over = await send('listConversations', { token })
  expect([over.status, Number(over.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect((await problemOf(over)).code).toBe('too-many')
  const other = await keyWith(['lead.read'])
  expect((await send('listConversations', { token: other.token })).status).toBe(200)
})

it('INTAKE-7 cars have a limit of their own: a whole yard gets through, and a busy CRM leaves room for them', async () => {
  const { token } = await keyWith(ALL)
  await Promise.all(
    Array.from({ length: CALLS_PER_MINUTE.lead + 1 }, () => send('listConversations', { token, query: '?limit=1' })),
  )
  expect((await send('listConversations', { token })).status).toBe(429)
  const pushed = await Promise.all(
    Array.from({ length: CALLS_PER_MINUTE.lead + 1 }, () => send('pushCar', { token, body: {} })),
  )
  expect(new Set(pushed.map(({ status }) => status))).toEqual(new Set([400]))
})

describe('keys', () => {
  it('STAFF-6 are made with a fresh second factor, and never with more rights than the person has', async () => {
    const site = platform.site('yard')
    const wanted = { name: 'CRM', rights: ALL, locations: null, days: 30 }
    await expect(
      makeApiKey(requestBy(platform, site, { ...owner(), secondFactorAt: null }), wanted),
    ).rejects.toMatchObject({
      reason: 'second-factor',
    })
    for (const role of ['sales', 'read-only'] as const)
      await expect(makeApiKey(requestBy(platform, site, sampleStaff([role])), wanted)).rejects.toMatchObject({
        status: 403,
      })
    const south = { ...owner(), scope: { ...owner().scope, locations: ['loc-2'] } }
    expect(
      await makeApiKey(requestBy(platform, site, south), { ...wanted, locations: [site.locations[0]?.id ?? ''] }),
    ).toEqual({
      ok: false,
      reason: 'locations',
    })
    expect(await makeApiKey(requestBy(platform, site, south), wanted)).toMatchObject({
      key: { scope: { locations: ['loc-2'] } },
    })
  })

  it('are stored as a keyed hash, and another site sees none of them', async () => {
    const { token, key } = await keyWith(ALL)
    const { rows } = await platform.storage.rawDatabase().executeSql('select * from api_keys', [])
    expect(JSON.stringify(rows)).not.toContain(token.slice(20))
    const rival = { ...owner(), siteSlug: 'rival' }
    expect(await listApiKeys(requestBy(platform, platform.site('rival'), rival))).toEqual([])
    expect(await revokeApiKey(requestBy(platform, platform.site('rival'), rival), key.id)).toBe(false)
    expect((await send('listConversations', { token })).status).toBe(200)
  })

  it('name their last use', async () => {
    const { token, key } = await keyWith(ALL)
    await send('listConversations', { token })
    const found = (await listApiKeys(requestBy(platform, platform.site('yard'), owner()))).find(
      (each) => each.id === key.id,
    )
    expect(found?.lastUsedAt).toEqual(platform.clock.now())
  })
})
