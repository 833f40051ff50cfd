import type { Invariant } from './invariant.ts'

/** FORM-13: an acknowledged lead is stored, once, with a delivery. */
export const nothingLost: Invariant = async ({ database, forms }) => {
  const query = `select l.submission_id, l.id, l.site_slug, count(d.id)::int as deliveries from leads l
    left join lead_deliveries d on d.site_slug = l.site_slug and d.lead_id = l.id group by 1, 2, 3`
  const { rows } = await database.query<{ submission_id: string; id: string; site_slug: string; deliveries: number }>(
    query,
  )
  return [...forms].flatMap(([submissionId, { leadId, siteSlug }]) => {
    const stored = rows.filter((row) => row.submission_id === submissionId)
    if (stored.length > 1) return [`The form ${submissionId} is stored ${stored.length} times.`]
    if (leadId === null) return []
    const [lead] = stored
    if (lead?.id !== leadId || lead.site_slug !== siteSlug) return [`The acknowledged lead ${leadId} is not stored.`]
    return lead.deliveries > 0 ? [] : [`The lead ${leadId} has no delivery.`]
  })
}

/** FORM-13: a delivery is sent, planned, or in front of a person; what is sent arrived, and twice only after a fault. */
export const deliveredOrInSight: Invariant = async ({ database, mails }) => {
  const { rows } = await database.query<{ name: string; state: string; lost: boolean }>(
    `select 'lead-' || lead_id || '.' || id as name, state,
      state <> 'sent' and next_attempt_at is null and trouble_at is null as lost from lead_deliveries`,
  )
  const arrived = Map.groupBy(mails, ({ mail }) => mail.messageId ?? '')
  const wrong = rows.flatMap(({ name, state, lost }) => {
    if (lost) return [`The delivery ${name} is ${state}, and nothing will send it.`]
    return state === 'sent' && !arrived.has(name) ? [`The delivery ${name} counts as sent and did not arrive.`] : []
  })
  const copies = [...arrived].flatMap(([name, own]) =>
    own.some(({ faultsBefore }, index) => own[index - 1]?.faultsBefore === faultsBefore)
      ? [`${name} arrived twice without a fault in between.`]
      : [],
  )
  return [...wrong, ...copies]
}

/** At rest every delivery has arrived. */
export const allDelivered: Invariant = async ({ database }) => {
  const { rows } = await database.query<{ id: string; state: string }>(
    `select id, state from lead_deliveries where state <> 'sent'`,
  )
  return rows.map(({ id, state }) => `The delivery ${id} is ${state} at rest.`)
}
