import { type Selectable, sql } from 'kysely'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { HookEndpointsTable } from './hook-tables.ts'

/** An address that hears of a site's inbox. Its secret is not stored: it is made from its id and number. */
export interface HookEndpoint {
  readonly id: string
  readonly url: string
  /** Kinds of events of the inbox (`EVENT_KINDS`) and news of reservations. */
  readonly kinds: readonly string[]
  readonly secretNumber: number
  /** Signed by Standard Webhooks; false for addresses from before it (K-16). */
  readonly isStandard: boolean
  readonly createdBy: string
  readonly createdAt: Date
  /** When it stopped; null: it works. */
  readonly pausedAt: Date | null
}

export function hookEndpoints(siteSlug: string, { queries }: Transactions) {
  return {
    /** Latest first. */
    async all(within?: Transaction): Promise<readonly HookEndpoint[]> {
      const rows = await queries(within)
        .selectFrom('hook_endpoints')
        .where('site_slug', '=', siteSlug)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toEndpoint)
    },
    async find(id: string, within?: Transaction): Promise<HookEndpoint | null> {
      const row = await queries(within)
        .selectFrom('hook_endpoints')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toEndpoint(row)
    },
    async add(
      endpoint: Omit<HookEndpoint, 'secretNumber' | 'isStandard' | 'pausedAt'>,
      within: Transaction,
    ): Promise<void> {
      await queries(within)
        .insertInto('hook_endpoints')
        .values({
          site_slug: siteSlug,
          id: endpoint.id,
          url: endpoint.url,
          kinds: jsonText(endpoint.kinds),
          is_standard: true,
          created_by: endpoint.createdBy,
          created_at: endpoint.createdAt.toISOString(),
        })
        .execute()
    },
    /** Stops it, or with null starts it again. */
    async pause(id: string, at: Date | null, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('hook_endpoints')
        .set({ paused_at: at?.toISOString() ?? null })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** The next calls are signed with another secret. */
    async replaceSecret(id: string, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('hook_endpoints')
        .set({ secret_number: sql`secret_number + 1` })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** STAFF-13: an address passes to another person. */
    async pass(id: string, personId: string, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('hook_endpoints')
        .set({ created_by: personId })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** Removes it with its deliveries. */
    async remove(id: string, within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('hook_endpoints')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
  }
}

function toEndpoint(row: Selectable<HookEndpointsTable>): HookEndpoint {
  return {
    id: row.id,
    url: row.url,
    kinds: row.kinds,
    secretNumber: row.secret_number,
    isStandard: row.is_standard,
    createdBy: row.created_by,
    createdAt: row.created_at,
    pausedAt: row.paused_at,
  }
}
