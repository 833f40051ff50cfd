import { type StaffScope, WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '#operations/testing.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'

export const PASSWORD = 'tram lantern quokka'
const ORIGIN = 'http://console.localhost'

/** A site with two locations, for scopes. */
export const TWO_LOCATIONS = {
  locations: [sampleLocation(), sampleLocation({ id: 'l2', name: 'Southport', slug: 'southport' })],
}
export const AT_FIRST: StaffScope = { ...WHOLE_SITE, locations: ['l1'] }
export const AT_SECOND: StaffScope = { ...WHOLE_SITE, locations: ['l2'] }

type Fields = string[][] | Record<string, string>

/** The console of 'yard' and 'rival' with people who are signed in by name, and browsers that are not. */
export type StaffedConsole = Awaited<ReturnType<typeof createStaffedConsole>>

export async function createStaffedConsole(options: TestPlatformOptions = {}) {
  const sites = [
    sampleSite(TWO_LOCATIONS),
    sampleSite({ ...TWO_LOCATIONS, slug: 'rival', id: 'site-2', name: 'Rival Motors' }),
  ]
  const made = await createTestPlatform({ sites, now: new Date(), ...options })
  const platform: TestPlatform = { ...made, colleagues: staffColleagues(made.storage, made.clock) }
  const state = { address: '203.0.113.9' }
  const app = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => state.address,
    allSites: () => sites.map(({ slug }) => platform.site(slug)),
  })
  const jars = new Map<string, Map<string, string>>()
  const ids = new Map<string, string>()

  /** A browser of this name keeps its cookies. `address`: of the network that it is in. */
  async function send(
    name: string,
    method: 'GET' | 'POST',
    path: string,
    { fields = [], address = '203.0.113.9' }: { readonly fields?: Fields; readonly address?: string | undefined } = {},
  ) {
    const jar = jars.get(name) ?? new Map<string, string>()
    jars.set(name, jar)
    state.address = address
    const form = new URLSearchParams(fields)
    const answer = await app.request(ORIGIN + path, {
      method,
      headers: {
        cookie: [...jar].map((each) => each.join('=')).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'POST' ? { body: form.toString() } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) jar.delete(key)
      else jar.set(key, value)
    }
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
  }

  const cookie = (name: string) => [...(jars.get(name) ?? [])].map((each) => each.join('=')).join('; ')
  const session = async (name: string) =>
    (await platform.accounts.session(new Headers({ cookie: cookie(name) }), platform.clock.now())).value

  /** The second factor of a person's session was proven just now. */
  async function prove(name: string): Promise<void> {
    const found = await session(name)
    if (found) await platform.storage.staff.people.noteSecondFactor(found.id, platform.clock.now())
  }

  return {
    platform,
    state,
    ids,
    send,
    prove,
    session,
    cookie,
    get: (name: string, path: string, address?: string) => send(name, 'GET', path, { address }),
    post: (name: string, path: string, fields: Fields = [], address?: string) =>
      send(name, 'POST', path, { fields, address }),
    id: (name: string) => ids.get(name) ?? '',
    email: (name: string) => `${name}@yard.example`,
    /** The last link of an invitation or a reset to this address. */
    link(to: string): string {
      const mails = platform.mailer.sent.filter((mail) => mail.to === to)
      return /\/(?:invitation|reset)\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    },
    /** An account without a membership. */
    async person(name: string): Promise<string> {
      const account = { email: `${name}@yard.example`, name: `Name of ${name}`, password: PASSWORD }
      const id = await platform.accounts.addPerson(account)
      ids.set(name, id)
      return id
    },
    /** A member who is signed in with a fresh second factor. */
    async member(name: string, roles: readonly Role[], scope: StaffScope = WHOLE_SITE, slug = 'yard') {
      const account = { email: `${name}@yard.example`, name: `Name of ${name}`, password: PASSWORD }
      const personId = await platform.accounts.addPerson(account)
      ids.set(name, personId)
      const { members, transaction } = platform.storage.forSite({ slug })
      await transaction((within) => members.add(within, { personId, roles, scope }, platform.clock.now()))
      await send(name, 'POST', '/sign-in', { fields: { email: account.email, password: PASSWORD } })
      await prove(name)
    },
    memberOf: (name: string, slug = 'yard') => platform.storage.forSite({ slug }).members.find(ids.get(name) ?? ''),
    close: () => platform.close(),
  }
}
