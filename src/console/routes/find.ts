import { cutText } from '#domain/cut-text.ts'
import { readStockListQuery } from '#domain/desk/stock-list-query.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { may } from '#domain/staff/actor.ts'
import { showStock } from '#operations/desk/show-stock.ts'
import { listConversations } from '#operations/inbox/list-conversations.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { stageBadge } from '../leads/lead-labels.ts'
import { onSite } from '../on-site.ts'
import type { FindPage, FoundGroup } from '../pages/find-page.ts'
import { shellOf } from '../shell.ts'

/** The command palette: pages, leads, cars and colleagues that have the words, of those that the person may see. */
export const FIND = {
  'GET /find': async (call) => ({ page: await found(call) }),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** Results of one kind. */
const MOST = 6

async function found(call: ConsoleCall): Promise<FindPage> {
  const words = cutText((call.query.get('q') ?? '').trim(), 100)
  const searched =
    words === '' ? [] : await Promise.all([leadsOf(call, words), carsOf(call, words), staffOf(call, words)])
  const groups = [pagesOf(call, words), ...searched]
  return { kind: 'find', words, groups: groups.filter(({ rows }) => rows.length > 0) }
}

function pagesOf({ platform, visitor }: ConsoleCall, words: string): FoundGroup {
  const { places, menu } = visitor ? shellOf(platform, visitor, '/find') : { places: [], menu: [] }
  const all = [...places, ...menu, { href: '/account', label: 'Your account' }]
  const rows = all.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
  return { title: 'Pages', rows: rows.map(({ href, label }) => ({ href, title: label, note: '' })) }
}

async function leadsOf(call: ConsoleCall, words: string): Promise<FoundGroup> {
  const { site, actor } = onSite(call)
  const query = readInboxQuery(new URLSearchParams({ q: words }))
  const found = await listConversations(call.platform, site, actor, query, MOST)
  const rows = (found?.rows ?? []).map(({ id, name, email, phone, carTitle, category, stage }) => ({
    href: `/leads/${id}`,
    title: name || email || phone || 'Without a name',
    note: `${carTitle ?? category} · ${stageBadge(stage).label}`,
  }))
  return { title: 'Leads', rows }
}

async function carsOf(call: ConsoleCall, words: string): Promise<FoundGroup> {
  const { site, actor } = onSite(call)
  if (!may(actor, site, 'stock.read')) return { title: 'Cars', rows: [] }
  const found = await showStock(call.platform, site, actor, readStockListQuery(new URLSearchParams({ q: words })))
  const rows = found.rows.slice(0, MOST).map(({ car }) => ({
    href: `/stock/${car.id}`,
    title: car.title,
    note: car.stocknum ?? '',
  }))
  return { title: 'Cars', rows }
}

/** Colleagues, each with their leads. */
async function staffOf(call: ConsoleCall, words: string): Promise<FoundGroup> {
  const { site, actor } = onSite(call)
  if (!may(actor, site, 'lead.read')) return { title: 'People', rows: [] }
  const people = await call.platform.colleagues.of(site.slug)
  const rows = people
    .filter((person) => person.name.toLowerCase().includes(words.toLowerCase()) && may(person, site, 'lead.read'))
    .slice(0, MOST)
    .map(({ id, name }) => ({ href: `/leads?assignee=${id}`, title: name, note: 'Their leads' }))
  return { title: 'People', rows }
}
