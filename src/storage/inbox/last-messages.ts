import { sql } from 'kysely'
import { withoutBuyerLinks } from '#domain/hidden-links.ts'
import { saidInMail } from '#domain/inbox/stored-text.ts'
import type { Transactions } from '../transactions.ts'

/** Last message of a conversation, as the list shows it. */
export interface LastMessage {
  readonly kind: 'lead' | 'mail-in' | 'mail-out' | 'text-in' | 'text-out' | 'call' | 'note'
  /** The member of the staff; null: the buyer. */
  readonly by: string | null
  /** Its beginning, without what a mail quotes (A2); empty for a form or call without words. */
  readonly text: string
}

/**
 * INBOX-5: the last message of each of these conversations of a site, by its id, without buyers' links (H4-4); not a mail
 * or text that the site sends by itself.
 */
export async function lastMessages(
  siteSlug: string,
  { queries }: Transactions,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastMessage>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LastMessage & { readonly id: string; readonly subject: string | null }>`
    select talk.id, last.kind, last.by, last.text, last.subject
    from unnest(${[...ids]}::text[]) as talk (id)
    cross join lateral (
      select event.kind, event.actor_name as by, mail.subject,
        left(coalesce(mail.body, lead.payload->>'message', event.data->>'text', ''), ${LONGEST}) as text
      from conversation_events event
      left join conversation_mails mail on mail.site_slug = event.site_slug and mail.id = event.data->>'mailId'
      left join leads lead on event.kind = 'lead' and lead.site_slug = event.site_slug and lead.id = event.lead_id
      where event.site_slug = ${siteSlug} and event.conversation_id = talk.id
        and event.kind in ('lead', 'mail-in', 'mail-out', 'text-in', 'text-out', 'call', 'note')
        and (event.kind not in ('mail-out', 'text-out') or event.actor_name is not null)
      order by event.id desc limit 1
    ) last`.execute(queries())
  return new Map(
    rows.map(({ id, kind, by, subject, text }) => {
      const said = kind === 'mail-in' ? saidInMail({ direction: 'in', subject: subject ?? '', body: text }) : text
      return [id, { kind, by, text: withoutBuyerLinks(said) }]
    }),
  )
}

/** Many times what a list shows: it never begins to show a link that ends here, and may find words below a quote. */
const LONGEST = 4000
