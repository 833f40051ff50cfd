import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONSOLE_ROUTES, type ConsoleRoute } from './routes.ts'
import { type FilledYard, openFilledYard } from './testing/filled-yard.ts'
import { formOf } from './testing/page-form.ts'

const READ = (CONSOLE_ROUTES as readonly ConsoleRoute[]).filter(({ method }) => method === 'GET')
/** Tables that an address writes when it is read, and why. */
const WRITES: Readonly<Record<string, { readonly tables: readonly string[]; readonly because: string }>> = {
  '/leads/:id/person.json': {
    tables: ['public.audit_events'],
    because: 'STAFF-8: the audit log says who took a file of what is known of a person.',
  },
}
/** Columns of a table that each request may write: when a session was last used (STAFF-6). */
const LAST_USE = { 'public.staff_sessions': ['updatedAt', 'expiresAt'] }
/** What pages are asked with after an act, on top of what their links say. */
const AFTER_AN_ACT = { did: 'reply', done: 'yes', saved: '1', undone: '1', notification: '1', do: 'save', stream: '' }

let yard: FilledYard
/** Addresses with a link's token, by their route. */
const mailed = new Map<string, string>()
beforeAll(async () => {
  yard = await openFilledYard()
  const won = `/leads/${yard.ids.get('conversation')}/won`
  const form = formOf(await (await yard.ask('GET', won, 'yard', {})).text(), won)
  const sale = form.typed('car', 'A car on order').typed('isElsewhere', 'yes').typed('price', '31000').sent()
  await yard.ask('POST', won, 'yard', Object.fromEntries(sale))
  await yard.ask('POST', '/forgotten', 'stranger', { email: 'rival@staff.example' })
  await yard.platform.runDeferred()
  for (const { text = '' } of yard.platform.mailer.sent) {
    const [link, kind] = /\/(invitation|reset)\/[\w-]+/.exec(text) ?? []
    if (link !== undefined) mailed.set(`/${kind}/:token`, link)
  }
})
afterAll(() => yard.close())

it('INBOX-13 no address of the console writes when it is read: alone, with a query, or by a link of its page', async () => {
  const links = new Map<string, string>()
  const faults: string[] = []
  const found = new Set<string>()
  let before = await tables()
  async function read(route: ConsoleRoute, address: string, query: Readonly<Record<string, string>>): Promise<void> {
    const as = route.access === 'anyone' ? 'stranger' : 'yard'
    const answer = await yard.ask('GET', address, as, query)
    const html = route.isStream ? await answer.body?.cancel() : await answer.text()
    for (const link of linksOf(html ?? '')) links.set(kindOfLink(link), link)
    const now = await tables()
    const written = [...now].filter(([name, rows]) => before.get(name) !== rows).map(([name]) => name)
    before = now
    const expected = answer.status === 200 ? (WRITES[route.path]?.tables ?? []) : []
    if (answer.status === 200 || answer.status === 303) found.add(route.path)
    if (String(written) !== String(expected)) faults.push(`${address} ${JSON.stringify(query)}: writes ${written}`)
  }
  for (const route of READ) {
    const address = mailed.get(route.path) ?? route.path
    await read(route, address, {})
    await read(route, address, AFTER_AN_ACT)
  }
  for (const link of [...links.values()]) {
    const { pathname, searchParams } = new URL(link, 'http://console.localhost')
    const route = routeOf(pathname)
    if (route) await read(route, pathname, Object.fromEntries(searchParams))
  }
  expect(READ.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([])
  expect(faults).toEqual([])
})

/** The rows of each table, as one text: another one, if a row came, went or was written again. */
async function tables(): Promise<ReadonlyMap<string, string>> {
  const { executeSql } = yard.platform.storage.rawDatabase()
  const { rows: names } = await executeSql(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const each = (names as readonly { readonly name: string }[]).map(({ name }) => {
    const noted = LAST_USE[name as keyof typeof LAST_USE]?.map((column) => ` - '${column}'`).join('')
    const row = noted ? `(to_jsonb(t)${noted})::text` : 't::text || t.xmin::text'
    return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtext(${row})), 0) as rows from ${name} t`
  })
  const { rows } = await executeSql(each.join(' union all '))
  return new Map((rows as readonly { name: string; rows: string }[]).map((each) => [each.name, each.rows]))
}

function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/ href="(\/[^"]*\?[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}

function routeOf(path: string): ConsoleRoute | undefined {
  return READ.find((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
}

/** Links that differ in ids and values alone are of one kind. */
function kindOfLink(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://console.localhost')
  return `${routeOf(pathname)?.path} ${[...searchParams.keys()].toSorted()}`
}
