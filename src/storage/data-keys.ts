import type { Transactions } from './transactions.ts'

/** What was made before there were data keys: its hashes have to stay as they are. */
export interface KeyedBefore {
  readonly hasFactors: boolean
  readonly hooks: readonly { readonly siteSlug: string; readonly id: string; readonly secretNumber: number }[]
  readonly channels: readonly { readonly siteSlug: string; readonly channel: string; readonly key: string }[]
}

/** Keys of stored data by name (S3-6). */
export function dataKeys({ run, queries }: Transactions) {
  const all = async (): Promise<ReadonlyMap<string, string>> => {
    const rows = await queries().selectFrom('data_keys').selectAll().execute()
    return new Map(rows.map(({ name, value }) => [name, value]))
  }
  return {
    /** The keys; at the first start those that `make` returns. Two processes that start at once get the same ones. */
    async open(make: (before: KeyedBefore) => ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
      const storedKeys = await all()
      if (storedKeys.size > 0) return storedKeys
      await run(async (within) => {
        const db = queries(within)
        const factor = await db.selectFrom('staff_two_factors').select('id').limit(1).executeTakeFirst()
        const hooks = await db.selectFrom('hook_endpoints').select(['site_slug', 'id', 'secret_number']).execute()
        const channels = await db.selectFrom('site_channels').select(['site_slug', 'channel', 'key']).execute()
        const newKeys = make({
          hasFactors: factor !== undefined,
          hooks: hooks.map((row) => ({ siteSlug: row.site_slug, id: row.id, secretNumber: row.secret_number })),
          channels: channels.map(({ site_slug, ...row }) => ({ siteSlug: site_slug, ...row })),
        })
        const rows = [...newKeys].map(([name, value]) => ({ name, value }))
        await db
          .insertInto('data_keys')
          .values(rows)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
      })
      return all()
    },
  }
}
