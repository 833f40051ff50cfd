import type { AlertKind } from '#domain/alert/alert.ts'
import { inTrade, type Trade } from '#domain/trade.ts'

/** ALERT-2: the page that ends alerts. */
export interface AlertEndView {
  readonly heading: string
  readonly text: string
  readonly alerts: readonly { readonly id: string; readonly label: string; readonly kind: string }[]
}

interface Ended {
  /** Masked. */
  readonly email: string
  readonly alerts: readonly { readonly id: string; readonly label: string; readonly kind: AlertKind }[]
}

const KINDS: Readonly<Record<AlertKind, string>> = {
  search: 'Cars like this',
  price: 'If the price drops',
  free: 'If it becomes available',
}

export function alertEndView(
  { email, alerts }: Ended,
  site: { readonly name: string; readonly search: Trade },
): AlertEndView {
  const has = alerts.length > 0
  return {
    heading: has ? 'Stop these emails?' : 'Your emails have stopped',
    text: has ? `${site.name} emails ${email} about:` : `${site.name} won’t send any more of these emails to ${email}.`,
    alerts: alerts.map(({ id, label, kind }) => ({ id, label, kind: inTrade(KINDS[kind], site.search) })),
  }
}
