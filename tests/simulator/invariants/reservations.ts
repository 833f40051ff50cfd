import type { World } from '../world.ts'
import type { Check } from './invariant.ts'

/** RESERVE-3: a car has one buyer who pays or holds it, and counts as held only while one holds it. */
export const oneHolder: Check = async ({ database }) => {
  const { rows } = await database.query<{ id: string; held: boolean; holders: number; holds: number }>(
    `select c.id, c.held, count(r.id)::int as holders, count(r.id) filter (where r.state = 'held')::int as holds
     from cars c left join reservations r on r.site_slug = c.site_slug and r.car_id = c.id
       and r.state in ('pending', 'held') group by c.site_slug, c.id, c.held`,
  )
  return rows.flatMap(({ id, held, holders, holds }) => {
    if (holders > 1) return [`The car ${id} has ${holders} buyers.`]
    return held === holds > 0 ? [] : [`The car ${id} is ${held ? '' : 'not '}held, with ${holds} holds.`]
  })
}

interface Row {
  readonly id: string
  readonly payment_id: string | null
  readonly state: string
  readonly refund: string
  readonly paid: boolean
}

/** RESERVE-3: each deposit that we know is paid is held, or goes back; what went back was paid and is not held. */
export const moneyAdds: Check = async (world) => {
  const rows = await reservationsOf(world)
  const ledger = await ledgerOf(world)
  return rows.flatMap(({ id, payment_id, state, refund, paid }) => {
    const atGateway = payment_id === null ? undefined : ledger.get(payment_id)
    if (paid && state !== 'held' && state !== 'completed' && refund === 'none')
      return [`The deposit of ${id} is paid, and neither held nor on its way back (${state}).`]
    if (state === 'held' && refund !== 'none') return [`${id} holds its car, and its deposit goes back.`]
    if (paid && !atGateway?.paid) return [`${id} counts as paid, and the gateway has no money.`]
    if (refund === 'sent' && !atGateway?.refunded) return [`The refund of ${id} counts as sent and was not.`]
    return atGateway?.refunded && refund === 'none' ? [`The gateway gave back ${id}, and we know of no refund.`] : []
  })
}

/** At rest all money at the gateway is of a held car, or has gone back. */
export const moneyIsSettled: Check = async (world) => {
  const rows = await reservationsOf(world)
  const ledger = await ledgerOf(world)
  return [...ledger].flatMap(([paymentId, { paid, refunded }]) => {
    const kept = rows.find(({ payment_id }) => payment_id === paymentId)
    const holds = kept?.state === 'held' || kept?.state === 'completed'
    return paid && !refunded && !holds ? [`The gateway keeps ${paymentId} for a car that nobody holds.`] : []
  })
}

async function reservationsOf({ database }: World): Promise<readonly Row[]> {
  const query = 'select id, payment_id, state, refund, paid_at is not null as paid from reservations order by id'
  return (await database.query<Row>(query)).rows
}

async function ledgerOf({ payments, paymentIds }: World) {
  const ledger = new Map<string, { readonly paid: boolean; readonly refunded: boolean }>()
  for (const id of paymentIds) {
    const payment = await payments.find(id)
    ledger.set(id, { paid: payment?.state === 'paid', refunded: payment?.refunded ?? false })
  }
  return ledger
}
