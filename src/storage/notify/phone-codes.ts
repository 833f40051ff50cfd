import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** A number that waits for its code. */
export interface PhoneCode {
  /** E.164. */
  readonly phone: string
  readonly salt: string
  readonly expiresAt: Date
  /** Wrong tries so far. */
  readonly tries: number
}

/** Codes that prove the numbers of one site's staff, one per person; a new one replaces the old (INBOX-13). */
export function phoneCodes(siteSlug: string, { queries }: Transactions) {
  const rows = (personId: string, within?: Transaction) =>
    queries(within)
      .selectFrom('notification_phone_codes')
      .where('site_slug', '=', siteSlug)
      .where('person_id', '=', personId)
      .select(['phone', 'salt', 'expires_at as expiresAt', 'tries'])
  return {
    async find(personId: string): Promise<PhoneCode | null> {
      return (await rows(personId).executeTakeFirst()) ?? null
    },
    /** Locked until the transaction ends, so that tries at once are counted separately. */
    async take(personId: string, within: Transaction): Promise<PhoneCode | null> {
      return (await rows(personId, within).forUpdate().executeTakeFirst()) ?? null
    },
    async put(personId: string, { phone, salt, expiresAt }: Omit<PhoneCode, 'tries'>): Promise<void> {
      const code = { phone, salt, expires_at: expiresAt.toISOString(), tries: 0 }
      await queries()
        .insertInto('notification_phone_codes')
        .values({ site_slug: siteSlug, person_id: personId, ...code })
        .onConflict((conflict) => conflict.columns(['site_slug', 'person_id']).doUpdateSet(code))
        .execute()
    },
    async countTry(personId: string, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('notification_phone_codes')
        .set((each) => ({ tries: each('tries', '+', 1) }))
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .execute()
    },
    async drop(personId: string, within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('notification_phone_codes')
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .execute()
    },
  }
}
