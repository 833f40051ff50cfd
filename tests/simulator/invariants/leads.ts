import type { Check } from './invariant.ts'

/** FORM-13: an acknowledged lead is stored, once, with a delivery. */
export const nothingLost: Check = async ({ database, forms }) => {
  const query = `select l.payload->>'email' as email, l.id, l.site_slug,
      exists (select from lead_deliveries d where d.site_slug = l.site_slug and d.lead_id = l.id) as has_delivery
    from leads l where l.payload->>'email' like 'buyer%'`
  const { rows } = await database.query<{ email: string; id: string; site_slug: string; has_delivery: boolean }>(query)
  const byEmail = Map.groupBy(rows, ({ email }) => email)
  return [...forms.values()].flatMap(({ leadId, siteSlug, email }) => {
    const stored = byEmail.get(email) ?? []
    if (stored.length > 1) return [`The form of ${email} is stored ${stored.length} times.`]
    if (leadId === null) return []
    const [lead] = stored
    if (lead?.id !== leadId || lead.site_slug !== siteSlug) return [`The acknowledged lead ${leadId} is not stored.`]
    return lead.has_delivery ? [] : [`The lead ${leadId} has no delivery.`]
  })
}

/** ALERT-2, FORM-13: a mail is sent, planned, or in front of a person; what is sent arrived, and twice only after a fault. */
export const deliveredOrInSight: Check = async ({ database, mails }) => {
  const { rows } = await database.query<{ name: string; state: string; lost: boolean }>(
    `select 'lead-' || lead_id || '.' || id as name, state,
      state <> 'sent' and next_attempt_at is null and trouble_at is null as lost from lead_deliveries
     union all select 'alert-' || id, state,
      state in ('pending', 'failed') and next_attempt_at is null from alert_mails`,
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
export const allDelivered: Check = async ({ database }) => {
  const { rows } = await database.query<{ id: string; state: string }>(
    `select id, state from lead_deliveries where state <> 'sent'
     union all select id, state from alert_mails where state in ('pending', 'failed')`,
  )
  return rows.map(({ id, state }) => `The delivery ${id} is ${state} at rest.`)
}
