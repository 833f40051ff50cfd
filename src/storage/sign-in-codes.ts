import type { CodeCount } from '#domain/visitor/code-allowance.ts'
import type { SentCode } from '#domain/visitor/sign-in-code.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface StoredCode extends SentCode {
  readonly id: string
  readonly salt: string
  readonly asked: CodeCount
}

export interface NewCode {
  readonly id: string
  readonly salt: string
  readonly host: string
  readonly expiresAt: Date
  readonly asked: CodeCount
  readonly at: Date
}

export interface ClaimedCode {
  readonly phone: string
  readonly salt: string
  readonly host: string
  /** Attempts before this one. */
  readonly attempts: number
}

/** Sign-in codes of one site, one per number; a new code replaces the old (GARAGE-2). */
export function signInCodeQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** The number's last code, locked until the transaction ends, so that concurrent tries are counted separately. */
    async find(phone: string, within: Transaction): Promise<StoredCode | null> {
      const row = await queries(within)
        .selectFrom('sign_in_codes')
        .where('site_slug', '=', siteSlug)
        .where('phone', '=', phone)
        .selectAll()
        .forUpdate()
        .executeTakeFirst()
      if (row === undefined) return null
      const { id, salt, tries, used, expires_at, asked_since, asked_count } = row
      return { id, salt, tries, used, expiresAt: expires_at, asked: { since: asked_since, count: asked_count } }
    },
    /** Replaces the number's code; the new one is due to be sent at once. */
    async put(phone: string, { id, salt, host, expiresAt, asked, at }: NewCode, within: Transaction): Promise<void> {
      const code = {
        id,
        salt,
        host,
        expires_at: expiresAt.toISOString(),
        tries: 0,
        used: false,
        asked_since: asked.since.toISOString(),
        asked_count: asked.count,
        send_at: at.toISOString(),
        sendings: 0,
      }
      await queries(within)
        .insertInto('sign_in_codes')
        .values({ site_slug: siteSlug, phone, ...code })
        .onConflict((conflict) => conflict.columns(['site_slug', 'phone']).doUpdateSet(code))
        .execute()
    },
    /** Counts a wrong try, or marks the code as used. */
    async judge(
      phone: string,
      { tries, used }: { readonly tries: number; readonly used: boolean },
      within: Transaction,
    ): Promise<void> {
      await queries(within)
        .updateTable('sign_in_codes')
        .set({ tries, used })
        .where('site_slug', '=', siteSlug)
        .where('phone', '=', phone)
        .execute()
    },
    /** Claims a due, valid code by postponing its next attempt to `until`; null if there is none. */
    async claim(codeId: string, now: Date, until: Date): Promise<ClaimedCode | null> {
      const row = await queries()
        .updateTable('sign_in_codes')
        .set((each) => ({ send_at: until.toISOString(), sendings: each('sendings', '+', 1) }))
        .where('site_slug', '=', siteSlug)
        .where('id', '=', codeId)
        .where('send_at', '<=', now)
        .where('expires_at', '>', now)
        .where('used', '=', false)
        .returning(['phone', 'salt', 'host', 'sendings'])
        .executeTakeFirst()
      if (row === undefined) return null
      const { phone, salt, host, sendings } = row
      return { phone, salt, host, attempts: sendings - 1 }
    },
    /** Ends sending: the SMS service accepted the code, or refused it permanently. */
    async settle(codeId: string): Promise<void> {
      await queries()
        .updateTable('sign_in_codes')
        .set({ send_at: null })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', codeId)
        .execute()
    },
  }
}
