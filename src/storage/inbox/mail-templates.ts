import type { MailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { BY_NAME } from '../by-name.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** Texts that staff of one site answer with (INBOX-7). */
export function mailTemplates(siteSlug: string, { queries }: Transactions) {
  return {
    async all(): Promise<readonly MailTemplate[]> {
      return queries()
        .selectFrom('mail_templates')
        .where('site_slug', '=', siteSlug)
        .orderBy(BY_NAME)
        .orderBy('id')
        .select(['id', 'name', 'subject', 'body'])
        .execute()
    },
    /** Until the transaction ends nobody else changes it; null: there is none. */
    async lock(id: string, within: Transaction): Promise<MailTemplate | null> {
      const row = await queries(within)
        .selectFrom('mail_templates')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .select(['id', 'name', 'subject', 'body'])
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },
    async save(template: MailTemplate, within: Transaction): Promise<void> {
      const { id: _id, ...values } = template
      await queries(within)
        .insertInto('mail_templates')
        .values({ site_slug: siteSlug, ...template })
        .onConflict((conflict) => conflict.columns(['site_slug', 'id']).doUpdateSet(values))
        .execute()
    },
    /** False if there is none. */
    async remove(id: string, within: Transaction): Promise<boolean> {
      const { numDeletedRows } = await queries(within)
        .deleteFrom('mail_templates')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
