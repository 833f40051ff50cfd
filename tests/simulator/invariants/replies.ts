import { type BuyerMail, keyOf, type Reply } from '../world.ts'
import type { Check } from './invariant.ts'

interface Row {
  readonly site_slug: string
  readonly id: string
  readonly message_id: string
  readonly direction: 'in' | 'out'
  readonly conversation_id: string
  readonly body: string
  /** Events of the history, and deliveries, that belong to it. */
  readonly events: number
  readonly deliveries: number
}

/**
 * INBOX-7: an acknowledged mail of a conversation is stored, with what was written and one entry of the history; a reply
 * has one delivery. None is stored that nobody wrote.
 */
export const lettersAreStored: Check = async ({ database, replies, buyerMails }) => {
  const { rows } = await database.query<Row>(
    `select m.site_slug, m.id, m.message_id, m.direction, m.conversation_id, m.body,
      (select count(*)::int from conversation_events e where e.site_slug = m.site_slug
        and e.conversation_id = m.conversation_id and e.data->>'mailId' = m.id) as events,
      (select count(*)::int from lead_deliveries d where d.site_slug = m.site_slug
        and d.id = m.delivery_id and d.kind = 'reply') as deliveries
     from conversation_mails m`,
  )
  const stored = new Map(rows.map((row) => [row.direction === 'out' ? row.id : row.message_id, row]))
  const wrong = rows.flatMap(({ id, direction, events, deliveries }) => {
    if (events !== 1) return [`The mail ${id} is ${events} times in the history.`]
    return direction === 'out' && deliveries !== 1 ? [`The reply ${id} has ${deliveries} deliveries.`] : []
  })
  const lost = (kind: string, letters: ReadonlyMap<string, Reply | BuyerMail>) =>
    [...letters].flatMap(([id, { isAcknowledged, siteSlug, conversationId, text }]) => {
      const row = stored.get(id)
      if (!row) return isAcknowledged ? [`The acknowledged ${kind} ${id} is not stored.`] : []
      const isAtHome = keyOf(row.site_slug, row.conversation_id) === keyOf(siteSlug, conversationId)
      return isAtHome && row.body.includes(text) ? [] : [`The ${kind} ${id} is stored as another.`]
    })
  return [...wrong, ...lost('reply', replies), ...lost('mail of a buyer', buyerMails), ...unknown(rows, replies)]
}

/** A reply is in one delivery alone, so one that nobody wrote shows as a second row of its text. */
function unknown(rows: readonly Row[], replies: ReadonlyMap<string, Reply>): readonly string[] {
  return [...replies.values()].flatMap(({ text }) => {
    const copies = rows.filter(({ direction, body }) => direction === 'out' && body.includes(text)).length
    return copies > 1 ? [`The reply ‘${text}’ is stored ${copies} times.`] : []
  })
}

/** INBOX-7: what arrived at a buyer is what staff wrote to that buyer. */
export const repliesSayWhatWasWritten: Check = async ({ mails, replies, erased }) => {
  const written = new Map([...replies.values()].map(({ text, email }) => [text, email]))
  return mails.flatMap(({ mail: { byPerson, to, text } }) => {
    if (!byPerson || erased.has(to)) return []
    const [found] = /Answer \S+ of \w+/.exec(text) ?? []
    const email = found && written.get(found)
    if (!found) return [`A reply to ${to} arrived without its text.`]
    return email === undefined || email === to ? [] : [`The reply to ${email} went to ${to}.`]
  })
}
