import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'
import { IDS, type IdKind, makeOneOfEach } from './one-of-each.ts'

const PASSWORD = 'tram lantern quokka'
const ADDRESS = '203.0.113.9'

/** A console of two sites with an owner each; 'yard' has one of everything that has an id. */
export interface FilledYard {
  readonly platform: TestPlatform
  readonly ids: ReadonlyMap<IdKind, string>
  /** Opens an address of the table of routes with the yard's ids, as the owner of a site or as a stranger. */
  ask(method: 'GET' | 'POST', path: string, as: 'yard' | 'rival' | 'stranger', fields: Fields): Promise<Response>
  close(): Promise<void>
}

type Fields = Readonly<Record<string, string>>

export async function openFilledYard(): Promise<FilledYard> {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '08:00', close: '17:00' }))
  const own = {
    locations: [sampleLocation({ hours })],
    appointments: { booking: true, leadHours: 1 },
    reservation: { kind: 'deposit' as const, amount: 300 },
  }
  const sites = [sampleSite(own), sampleSite({ ...own, slug: 'rival', id: 'site-2', name: 'Rival Motors' })]
  const made = await createTestPlatform({ sites, now: new Date(), feedSources: FEED_SOURCES })
  const platform = { ...made, colleagues: staffColleagues(made.storage, made.clock) }
  const app = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => ADDRESS,
    allSites: () => [],
  })
  const cookies = { yard: await owner(platform, 'yard'), rival: await owner(platform, 'rival'), stranger: '' }
  const ids = new Map<IdKind, string>([['part', 'brand']])
  const { visitor } = await consoleVisitor(platform, new Headers({ cookie: cookies.yard }))
  if (!visitor?.actor) throw new Error('not a member')
  ids.set('member', visitor.person.id)
  ids.set('session', visitor.session.id)
  ids.set('passkey', await passkey(platform, visitor.person.id))
  await makeOneOfEach({ ...requestBy(platform, platform.site('yard'), visitor.actor), platform }, ids)
  return {
    platform,
    ids,
    async ask(method, path, as, fields) {
      const form = new URLSearchParams(fields).toString()
      return app.request(
        `http://console.localhost${addressOf(path, ids)}${method === 'GET' && form ? `?${form}` : ''}`,
        {
          method,
          headers: { cookie: cookies[as], 'content-type': 'application/x-www-form-urlencoded' },
          ...(method === 'POST' ? { body: form } : {}),
        },
      )
    },
    close: () => platform.close(),
  }
}

/** Null: missing in `IDS`. */
export function kindOf(path: string): IdKind | null {
  return Object.entries(IDS).find(([start]) => path.startsWith(`${start}/`))?.[1] ?? null
}

/** With the ids for its parameters. */
function addressOf(path: string, ids: FilledYard['ids']): string {
  const kind = kindOf(path)
  const first = encodeURIComponent((kind && ids.get(kind)) ?? '')
  return path.replace(/:\w+/, first).replace(/:(\w+)/g, (_, name) => ids.get(`{${name}}` as IdKind) ?? '1')
}

/** Cookies of a new owner, who has just proven who they are. */
async function owner(platform: TestPlatform, slug: string): Promise<string> {
  const email = `${slug}@staff.example`
  const personId = await platform.accounts.addPerson({ email, name: `Owner of ${slug}`, password: PASSWORD })
  const { members, transaction } = platform.storage.forSite({ slug })
  await transaction((within) =>
    members.add(within, { personId, roles: ['owner'], scope: WHOLE_SITE }, platform.clock.now()),
  )
  const headers = platform.accounts.headersOf(new Headers(), ADDRESS)
  const { cookies } = await platform.accounts.signIn(email, PASSWORD, headers)
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  const { value } = await platform.accounts.session(new Headers({ cookie }), platform.clock.now())
  if (!value) throw new Error('not signed in')
  await platform.storage.staff.people.noteSecondFactor(value.id, platform.clock.now())
  return cookie
}

async function passkey(platform: TestPlatform, personId: string): Promise<string> {
  await platform.storage.rawDatabase().executeSql(
    `insert into staff_passkeys ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "addedAt")
    values ('yard-passkey', 'key', $1, 'credential', 0, 'singleDevice', false, now())`,
    [personId],
  )
  return 'yard-passkey'
}

const FEED_SOURCES = serveFile(() => 'make,model,year,stocknum,price,km\nToyota,Corolla,2022,S1,20000,40000\n')
