import { expect } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { COMMAND } from '#operations/staff/invitations.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'
import type { ConsoleBuild } from '../shown.ts'
import { formOf, type PageForm, plain } from './page-form.ts'

export interface Answer {
  readonly status: number
  readonly to: string | null
  /** The page, without its entities. */
  readonly html: string
  form(action: string, having?: string): PageForm
}

/** A person at a browser of their own. */
export interface Person {
  readonly name: string
  readonly id: string
  readonly email: string
  /** Of their session. */
  readonly cookie: string
  open(address: string): Promise<Answer>
  send(address: string, form: URLSearchParams | FormData): Promise<Answer>
}

/** Two people who work on one site of a whole console. */
export interface TwoPeople {
  readonly platform: TestPlatform
  readonly app: ReturnType<typeof createConsole>
  /** The person who is slower. */
  readonly ann: Person
  /** The person who saves first. */
  readonly ben: Person
  close(): Promise<void>
}

const HOURS = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '08:00', close: '17:00' }))
const SITE = {
  delivery: { textSender: { from: '+61491570006' } },
  locations: [sampleLocation({ hours: HOURS })],
  appointments: { booking: true, leadHours: 1 },
  reservation: { kind: 'deposit' as const, amount: 300 },
}

/** `build`: with the browser's scripts, where a browser opens the pages. */
export async function twoPeople(build: ConsoleBuild = createRenderer(() => 'test')): Promise<TwoPeople> {
  const platform = await createTestPlatform({ sites: [sampleSite(SITE)], now: new Date() })
  const app = createConsole({
    platform: { ...platform, colleagues: staffColleagues(platform.storage, platform.clock) },
    build,
    addressOf: () => '203.0.113.9',
    allSites: () => [platform.site('yard')],
  })
  const person = async (name: string): Promise<Person> => {
    const { id, email, cookie } = await signedIn(platform, name)
    const ask = async (address: string, body?: URLSearchParams | FormData) => {
      const options = { headers: { cookie }, ...(body && { method: 'POST', body }) }
      const answer = await app.request(`http://console.localhost${address}`, options)
      const raw = await answer.text()
      const to = answer.headers.get('location')
      const form = (action: string, having?: string) => formOf(raw, action, having)
      return { status: answer.status, to, html: plain(raw), form }
    }
    return { name, id, email, cookie, open: (address) => ask(address), send: ask }
  }
  const [ann, ben] = [await person('Ann Ng'), await person('Ben Ito')]
  return { platform, app, ann, ben, close: () => platform.close() }
}

/** Of both. */
export const PASSWORD = 'tram lantern quokka'

async function signedIn(platform: TestPlatform, name: string): Promise<Pick<Person, 'id' | 'email' | 'cookie'>> {
  const password = PASSWORD
  const email = `${name.replace(' ', '.').toLowerCase()}@yard.example`
  const id = await platform.accounts.addPerson({ email, name, password })
  const { members, audit, transaction } = platform.storage.forSite({ slug: 'yard' })
  await transaction(async (within) => {
    const roles = ['owner'] as const
    await members.add(within, { personId: id, roles, scope: WHOLE_SITE }, platform.clock.now())
    const change = { at: platform.clock.now(), action: 'staff.join', before: null, after: { roles } }
    await audit.record(within, COMMAND, { ...change, object: { kind: 'member', id } })
  })
  const headers = platform.accounts.headersOf(new Headers(), '203.0.113.9')
  const { cookies } = await platform.accounts.signIn(email, password, headers)
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  const { value } = await platform.accounts.session(new Headers({ cookie }), platform.clock.now())
  if (value) await platform.storage.staff.people.noteSecondFactor(value.id, platform.clock.now())
  return { id, email, cookie }
}

/** A form of the console that stores what people type. */
export interface TypedForm {
  readonly kind: 'form'
  /** Makes what the form is about. Each call makes a new one. */
  readonly prepare: (both: TwoPeople) => Promise<{ readonly page: string; readonly action: string }>
  /** A text of the form, where a page has several for one address. */
  readonly having?: string
  readonly button?: readonly [name: string, value: string]
  /** A field that both change: its values, and how people read Ben's. */
  readonly both: { readonly name: string; readonly ann: string; readonly ben: string; readonly said?: string }
  /** A field that Ann alone changes. */
  readonly own: { readonly name: string; readonly ann: string }
}

/** An address whose form holds no values: a button, an order, a file. `run` proves that nothing of the other person's is lost. */
export interface Act {
  readonly kind: 'act'
  readonly run: (both: TwoPeople) => Promise<void>
}

/** An address that stores nothing that two people could both have written. */
export interface Exempt {
  readonly kind: 'exempt'
  readonly because: string
}

export type TwoPeopleRow = TypedForm | Act | Exempt

/** STAFF-11: each changes a field of their own, and both stay. */
export async function bothStay(both: TwoPeople, row: TypedForm): Promise<void> {
  const { page, action } = await row.prepare(both)
  const { ann, ben, platform } = both
  const [anns, bens] = [
    (await ann.open(page)).form(action, row.having),
    (await ben.open(page)).form(action, row.having),
  ]
  platform.clock.pass(1)
  await saves(ben.send(action, bens.typed(row.both.name, row.both.ben).sent(row.button)))
  platform.clock.pass(1)
  await saves(ann.send(action, anns.typed(row.own.name, row.own.ann).sent(row.button)))
  const now = (await ann.open(page)).form(action, row.having)
  expect([now.value(row.both.name), now.value(row.own.name)]).toEqual([row.both.ben, row.own.ann])
}

/** STAFF-11: both change one field: the slower person gets both values, and nothing that either typed is lost. */
export async function clashes(both: TwoPeople, row: TypedForm): Promise<void> {
  const { page, action } = await row.prepare(both)
  const { ann, ben, platform } = both
  const { name, said = row.both.ben } = row.both
  const [anns, bens] = [
    (await ann.open(page)).form(action, row.having),
    (await ben.open(page)).form(action, row.having),
  ]
  platform.clock.pass(1)
  await saves(ben.send(action, bens.typed(name, row.both.ben).sent(row.button)))
  platform.clock.pass(1)
  const typed = anns.typed(name, row.both.ann).typed(row.own.name, row.own.ann)
  const answer = await ann.send(action, typed.sent(row.button))
  expect(answer.status, answer.to ?? answer.html).toBe(409)
  expect(answer.html).toMatch(new RegExp(`${ben.name} wrote at \\d+:\\d\\d [ap]m <q>${escaped(said)}</q>`))
  const again = answer.form(action, row.having)
  expect([again.value(name), again.value(row.own.name)]).toEqual([row.both.ann, row.own.ann])
  const kept = (await ann.open(page)).form(action, row.having)
  expect([kept.value(name), kept.value(row.own.name)]).toEqual([row.both.ben, anns.value(row.own.name)])
  await saves(ann.send(action, again.typed(`keep.${name}`, 'theirs').sent(row.button)))
  const theirs = (await ann.open(page)).form(action, row.having)
  expect([theirs.value(name), theirs.value(row.own.name)]).toEqual([row.both.ben, row.own.ann])
  await saves(ann.send(action, again.typed(`keep.${name}`, 'yours').sent(row.button)))
  expect((await ann.open(page)).form(action, row.having).value(name)).toBe(row.both.ann)
}

async function saves(sent: Promise<Answer>): Promise<void> {
  const answer = await sent
  expect(answer.status, answer.html).toBe(303)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
