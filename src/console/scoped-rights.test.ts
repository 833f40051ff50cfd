import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StaffScope, WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, type Role, roleMay, type StaffAction } from '#domain/staff/roles.ts'
import { newInvitation } from '#operations/staff/invitation-link.ts'
import { IS_WHOLE } from '#tests/setup/proof.ts'
import { CONSOLE_ROUTES } from './routes.ts'
import type { ConsoleAddress } from './testing/console-address.ts'
import { AT_FIRST, AT_SECOND, createStaffedConsole, type StaffedConsole } from './testing/staffed-console.ts'

/** Where a person works, and where something belongs: the whole site, the first location, the second one. */
type Place = 'whole' | 'first' | 'second'
const SCOPES = { whole: WHOLE_SITE, first: AT_FIRST, second: AT_SECOND } as const satisfies Record<Place, StaffScope>
const PLACES = Object.keys(SCOPES) as readonly Place[]
/** The locations that a form ticks for a place; for the whole site none. */
const TICKED = { whole: [], first: [['location', 'l1']], second: [['location', 'l2']] } as const

/** A person who asks: of the role, and of the whole site or of the first location alone. */
interface Asker {
  readonly role: Role
  readonly works: 'whole' | 'first'
}
const ASKERS = ROLES.flatMap((role) => (['whole', 'first'] as const).map((works): Asker => ({ role, works })))

type Answer = 'done' | 'refused' | 'absent' | 'forbidden'
type Fields = readonly (readonly [string, string])[]

/** What is sent to an address, and what it answers someone who has its right, by the scope that they have. */
interface Try {
  readonly address: ConsoleAddress
  readonly what: string
  /** Makes what the address is about; its id. */
  readonly make?: () => Promise<string>
  readonly fields?: Fields
  readonly answers: (asker: Asker) => Answer
  /** What of the site it changes. */
  readonly changes?: keyof typeof STATE
}

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  for (const asker of ASKERS) await yard.member(nameOf(asker), [asker.role], SCOPES[asker.works])
  for (const { name } of TARGETS) {
    await yard.person(name)
    await keptMember(name)
  }
})
afterAll(() => yard.close())

/** Members whose roles are changed and whose membership ends, in each case again. */
const TARGETS = [
  { name: 'sales-whole', role: 'sales', place: 'whole' },
  { name: 'sales-first', role: 'sales', place: 'first' },
  { name: 'sales-second', role: 'sales', place: 'second' },
  { name: 'owner-first', role: 'owner', place: 'first' },
] as const

/** Whether a place is all inside the places of a person. */
const covers = ({ works }: Asker, place: Place) => works === 'whole' || place === works
const within = (place: Place) => (asker: Asker) => (covers(asker, place) ? 'done' : 'absent') satisfies Answer
const wholeSiteAlone = ({ works }: Asker) => (works === 'whole' ? 'done' : 'absent') satisfies Answer
/** A form that gives a place: without a tick, all places of the person who gives. */
const mayGivePlace = (asker: Asker, place: Place) => place === 'whole' || covers(asker, place)

const TRIES: readonly Try[] = [
  { address: 'GET /staff', what: 'the list', answers: () => 'done' },
  ...(['owner', 'manager', 'sales'] as const).flatMap((role) =>
    PLACES.map(
      (place): Try => ({
        address: 'POST /staff/invite',
        what: `${role}, ticked: ${place}`,
        fields: [['email', `${role}@${place}.example`], ['role', role], ...TICKED[place]],
        answers: (asker) =>
          (role !== 'owner' || asker.role === 'owner') && mayGivePlace(asker, place) ? 'done' : 'refused',
        changes: 'invitations',
      }),
    ),
  ),
  ...(['again', 'revoke'] as const).flatMap((act) =>
    PLACES.map(
      (place): Try => ({
        address: 'POST /staff/invitations/:id',
        what: `${act}, of ${place}`,
        make: () => invitation(place),
        fields: [['do', act]],
        answers: within(place),
        changes: 'invitations',
      }),
    ),
  ),
  ...TARGETS.flatMap(({ name, place }) => [
    ...PLACES.map(
      (to): Try => ({
        address: 'POST /staff/members/:id/roles',
        what: `${name} to stock, ticked: ${to}`,
        make: () => keptMember(name),
        fields: [['role', 'stock'], ...TICKED[to]],
        answers: (asker) => (mayGivePlace(asker, to) ? within(place)(asker) : 'refused'),
        changes: 'members',
      }),
    ),
    ...(['GET', 'POST'] as const).map(
      (method): Try => ({
        address: `${method} /staff/members/:id/deactivate`,
        what: name,
        make: () => keptMember(name),
        answers: (asker) => {
          if (name !== 'owner-first' || asker.role === 'owner') return within(place)(asker)
          return method === 'GET' ? 'absent' : 'refused'
        },
        ...(method === 'POST' ? { changes: 'members' as const } : {}),
      }),
    ),
  ]),
  ...TARGETS.slice(0, 2).map(
    ({ name, place }): Try => ({
      address: 'POST /staff/members/:id/undo',
      what: `${name}, deactivated`,
      make: () => leftMember(name),
      answers: (asker) => (name !== 'owner-first' || asker.role === 'owner' ? within(place)(asker) : 'refused'),
      changes: 'members',
    }),
  ),
  { address: 'GET /site/keys', what: 'the list', answers: () => 'done' },
  ...PLACES.map(
    (place): Try => ({
      address: 'POST /site/keys',
      what: `ticked: ${place}`,
      fields: [['name', 'CRM'], ['right', 'lead.read'], ...TICKED[place]],
      answers: (asker) => (mayGivePlace(asker, place) ? 'done' : 'refused'),
      changes: 'keys',
    }),
  ),
  ...PLACES.map(
    (place): Try => ({
      address: 'POST /site/keys/:id/revoke',
      what: `of ${place}`,
      make: () => key(place),
      fields: [['sure', 'yes']],
      answers: within(place),
      changes: 'keys',
    }),
  ),
  { address: 'GET /site/webhooks', what: 'the list', answers: wholeSiteAlone },
  {
    address: 'POST /site/webhooks',
    what: 'a new one',
    fields: [
      ['url', 'https://crm.example/new'],
      ['event', 'lead.created'],
    ],
    answers: wholeSiteAlone,
    changes: 'hooks',
  },
  ...(['secret', 'pause', 'remove', 'send'] as const).map(
    (act): Try => ({
      address: `POST /site/webhooks/:id/${act}`,
      what: 'one of the site',
      make: hook,
      fields: [
        ['sure', 'yes'],
        ['pause', 'yes'],
      ],
      answers: wholeSiteAlone,
      changes: act === 'send' ? 'calls' : 'hooks',
    }),
  ),
]

/** Who has no right to an address hears so whatever they send, so one try of it is enough. */
const CASES = ASKERS.flatMap((asker) =>
  TRIES.map((each) => ({
    ...each,
    asker,
    is: `${asker.role} of ${asker.works}`,
    answer: answerOf(each, asker),
  })).filter(
    (each, at) => each.answer !== 'forbidden' || TRIES.findIndex(({ address }) => address === each.address) === at,
  ),
)

/** All in npm run chaos; in npm test one asker for each answer of each try. */
const SOME = IS_WHOLE
  ? CASES
  : [...Map.groupBy(CASES, ({ address, what, answer }) => `${address} ${what} ${answer}`).values()].flatMap(
      (alike, number) => alike[number % alike.length] ?? [],
    )

describe('S3-1, STAFF-5, STAFF-13 invitations, roles, keys and webhooks by role and scope', () => {
  it.each(SOME)('$address ($what) answers $is: $answer', async ({ address, make, fields, asker, answer, changes }) => {
    const id = (await make?.()) ?? ''
    const before = await state()
    const [method, path] = address.split(' ') as ['GET' | 'POST', string]
    const given = await yard.send(nameOf(asker), method, path.replace(':id', id), {
      fields: (fields ?? []).map((each) => [...each]),
    })
    expect(STATUSES[answer], given.text).toContain(given.status)
    expect(given.to ?? '').not.toContain('/sign-in')
    const after = await state()
    const changed = Object.keys(STATE).filter((name) => before[name] !== after[name])
    if (answer !== 'done' || changes === undefined) expect(changed).toEqual([])
    else expect(changed).toContain(changes)
  })

  it.each(ASKERS.filter(({ role }) => roleMay([role], 'staff.read')))(
    'STAFF-13 the list of the staff and of keys shows $role of $works what is in their places',
    async (asker) => {
      for (const place of PLACES) await invitation(place)
      for (const place of PLACES) await key(place)
      const [staff, keys] = [await yard.get(nameOf(asker), '/staff'), await yard.get(nameOf(asker), '/site/keys')]
      const has = (place: Place) => covers(asker, place)
      for (const place of PLACES) {
        expect(staff.text.includes(`open-${place}@`), place).toBe(has(place))
        expect(keys.text.includes(`Key of ${place}`), place).toBe(has(place))
      }
      // People who work on the whole site are colleagues at each place.
      expect(staff.text).toContain('sales-first@')
      expect(staff.text).toContain('sales-whole@')
      expect(staff.text.includes('sales-second@')).toBe(has('second'))
    },
  )

  it('tries each address of the four, with each role and scope', () => {
    const four = CONSOLE_ROUTES.filter(({ path }) => /^\/staff|^\/site\/(keys|webhooks)/.test(path))
    const addresses = four.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(CASES.map(({ address }) => address))).toEqual(new Set(addresses))
    for (const asker of ASKERS)
      expect(new Set(CASES.filter((each) => each.asker === asker).map(({ address }) => address)).size).toBe(16)
    expect([ASKERS.length, TRIES.length, CASES.length]).toEqual([16, 51, 374])
  })
})

/** A page is 200; a form that is done leads back to its page, or shows what is shown once. */
const STATUSES: Readonly<Record<Answer, readonly number[]>> = {
  done: [200, 303],
  refused: [409],
  absent: [404],
  forbidden: [403],
}

function answerOf({ address, answers }: Try, asker: Asker): Answer {
  const route = CONSOLE_ROUTES.find(({ method, path }) => `${method} ${path}` === address)
  return roleMay([asker.role], route?.access as StaffAction) ? answers(asker) : 'forbidden'
}

function nameOf({ role, works }: Asker): string {
  return `${role}.${works}`
}

const site = { slug: 'yard' }

/** A member who is what `TARGETS` says again, whatever an earlier case did. */
async function keptMember(name: (typeof TARGETS)[number]['name']): Promise<string> {
  const found = TARGETS.find((each) => each.name === name)
  const { members, transaction } = yard.platform.storage.forSite(site)
  const personId = yard.id(name)
  if (found === undefined) throw new Error(`no member ${name}`)
  await transaction(async (within) => {
    await members.add(within, { personId, roles: [found.role], scope: SCOPES[found.place] }, yard.platform.clock.now())
    await members.setRoles(within, personId, [found.role], SCOPES[found.place])
  })
  return personId
}

async function leftMember(name: (typeof TARGETS)[number]['name']): Promise<string> {
  const personId = await keptMember(name)
  const { members, transaction } = yard.platform.storage.forSite(site)
  await transaction((within) => members.deactivate(within, personId, yard.platform.clock.now()))
  return personId
}

async function invitation(place: Place): Promise<string> {
  // Another domain each time: an address gets five invitations a day.
  const email = `open-${place}@${yard.platform.randomId()}.example`
  const made = { email, roles: ['sales'] as const, scope: SCOPES[place], siteSlug: 'yard', invitedBy: 'owner' }
  const { invitation, token } = newInvitation(yard.platform, made)
  const { invitations, transaction } = yard.platform.storage.staff
  await transaction((within) => invitations.add(within, invitation, token))
  return invitation.id
}

async function key(place: Place): Promise<string> {
  const id = yard.platform.randomId()
  const made = { id, name: `Key of ${place}`, rights: ['lead.read'] as const, scope: SCOPES[place] }
  const { apiKeys, transaction } = yard.platform.storage.forSite(site)
  const since = { createdBy: 'owner', createdAt: yard.platform.clock.now(), expiresAt: null }
  await transaction((within) => apiKeys.add(within, { ...made, ...since }, id))
  return id
}

async function hook(): Promise<string> {
  await yard.platform.storage.rawDatabase().executeSql('delete from hook_endpoints', [])
  const id = yard.platform.randomId()
  const { hookEndpoints, transaction } = yard.platform.storage.forSite(site)
  const made = { id, url: 'https://crm.example/', kinds: ['created'], createdBy: 'owner' }
  await transaction((within) => hookEndpoints.add({ ...made, createdAt: yard.platform.clock.now() }, within))
  return id
}

/** Fingerprints of the site's members, invitations, keys and webhooks. */
async function state(): Promise<Readonly<Record<string, string>>> {
  const each = Object.entries(STATE).map(
    ([name, table]) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)), 0) as hash from ${table} t where site_slug = 'yard'`,
  )
  const { rows } = await yard.platform.storage.rawDatabase().executeSql(each.join(' union all '), [])
  return Object.fromEntries((rows as { name: string; hash: string }[]).map(({ name, hash }) => [name, hash]))
}

const STATE = {
  members: 'staff_members',
  invitations: 'staff_invitations',
  keys: 'api_keys',
  hooks: 'hook_endpoints',
  calls: 'hook_deliveries',
}
