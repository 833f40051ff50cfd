import { cutText } from '#domain/cut-text.ts'
import { readStockListQuery } from '#domain/desk/stock-list-query.ts'
import { buyerName } from '#domain/inbox/buyer-name.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { may } from '#domain/staff/actor.ts'
import { showStock } from '#operations/desk/show-stock.ts'
import { listConversations } from '#operations/inbox/list-conversations.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { stageBadge } from '../leads/lead-labels.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { FindPage, FoundGroup } from './find-values.ts'
import { foundPlaces } from './found-places.ts'

/** The command palette: pages, leads, cars and colleagues that have the words, of those that the person may see. */
export const routes = {
  'GET /find': async (call) => ({ page: await found(call) }),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** Results of one kind. */
const MOST = 6

async function found(call: ConsoleCall): Promise<FindPage> {
  const words = cutText((call.query.get('q') ?? '').trim(), 100)
  const searched =
    words === '' ? [] : await Promise.all([leadsOf(call, words), carsOf(call, words), staffOf(call, words)])
  const groups = [...foundPlaces(call, words), ...searched]
  return { kind: 'find', words, groups: groups.filter(({ rows }) => rows.length > 0) }
}

async function leadsOf(call: ConsoleCall, words: string): Promise<FoundGroup> {
  const request = staffRequest(call)
  const query = readInboxQuery(new URLSearchParams({ q: words }))
  const conversations = await listConversations(request, query, MOST)
  const rows = (conversations?.rows ?? []).map(({ id, name, email, phone, carTitle, category, stage }) => ({
    href: `/leads/${id}`,
    title: buyerName({ name, email, phone }),
    note: `${carTitle ?? category} · ${stageBadge(stage).label}`,
  }))
  return { title: 'Leads', rows }
}

async function carsOf(call: ConsoleCall, words: string): Promise<FoundGroup> {
  const request = staffRequest(call)
  const { site, actor } = request
  if (!may(actor, site, 'stock.read')) return { title: 'Cars', rows: [] }
  const stock = await showStock(request, readStockListQuery(new URLSearchParams({ q: words })))
  const rows = stock.rows.slice(0, MOST).map(({ car }) => ({
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
