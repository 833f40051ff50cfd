import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSOLE_ROUTES } from './routes.ts'
import { type FilledYard, kindOf, openFilledYard } from './testing/filled-yard.ts'
import type { IdKind } from './testing/one-of-each.ts'

type Guarded = Exclude<(typeof CONSOLE_ROUTES)[number], { readonly access: 'anyone' }>
type IdPath = Extract<Guarded['path'], `${string}:${string}`>
const ROUTES = CONSOLE_ROUTES.filter(
  (route): route is Extract<Guarded, { readonly path: IdPath }> =>
    route.access !== 'anyone' && route.path.includes(':'),
)

/** The same for every site, so never another site's. */
const NAMES: readonly (IdKind | null)[] = ['channel', 'part', null]
/** Answers other than 404 that say that there is none here. */
const SAYS: Readonly<Partial<Record<IdKind, readonly [number, RegExp]>>> = {
  template: [409, /It was removed before/],
  rule: [409, /This rule was removed before/],
}
/** They lead back to the person's own page. */
const LEADS_BACK: Readonly<Partial<Record<IdKind, string>>> = {
  notification: '/notifications',
  session: '/account',
  passkey: '/account',
  'lead-step': '/leads?undone=late',
}

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
  time: '2026-12-01T10:00:00+10:00',
  location: 'l1',
}

/** Of an address whose act has words of its own. */
const ACTS: Readonly<Record<string, string>> = { '/calendar/:id/mark': 'came' }

let yard: FilledYard
beforeAll(async () => {
  yard = await openFilledYard()
})
afterAll(() => yard.close())

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
      const answer = await ask(method, path, 'rival', { ...FIELDS, ...more, [name]: yard.ids.get(kind) ?? '' })
      expect(await answer.text()).not.toMatch(/Nguyen|0412 345 678|Yard-only/)
      expect(await stateOf('yard')).toEqual(before)
    },
  )
})

function idOf(path: string): string {
  const kind = kindOf(path)
  return (kind && yard.ids.get(kind)) ?? ''
}

function ask(
  method: 'GET' | 'POST',
  path: string,
  as: 'yard' | 'rival',
  fields: Readonly<Record<string, string>> = method === 'GET' ? {} : FIELDS,
): Promise<Response> {
  const act = method === 'POST' && ACTS[path]
  return yard.ask(method, path, as, act ? { ...fields, do: act } : fields)
}

/** A hash of each table's rows of a site. */
async function stateOf(slug: string): Promise<unknown> {
  const db = yard.platform.storage.rawDatabase()
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
  return [rows.rows, (await db.executeSql(own, [yard.ids.get('member')])).rows]
}
