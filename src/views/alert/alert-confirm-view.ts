import type { AlertKind, alertState } from '#domain/alert/alert.ts'
import { inTrade, type Trade } from '#domain/trade.ts'

/** ALERT-1: the page of the mail's link. */
export interface AlertConfirmView {
  readonly heading: string
  readonly label: string
  readonly text: string
  /** Null if there is nothing to confirm. */
  readonly button: string | null
  readonly back: { readonly href: string; readonly label: string }
  readonly end: { readonly href: string; readonly label: string }
}

interface Confirmed {
  readonly kind: AlertKind
  readonly label: string
  readonly state: ReturnType<typeof alertState>
  readonly href: string
  readonly endHref: string
}

type Texts = Pick<AlertConfirmView, 'heading' | 'text' | 'button'>

const TEXTS: Readonly<Record<Confirmed['state'], Texts>> = {
  unconfirmed: { heading: 'One more click', text: 'Start these emails?', button: 'Yes, email me' },
  confirmed: {
    heading: 'You’re all set',
    text: 'We’ll email you when there is news, once a day at most. Every email has a link that stops them.',
    button: null,
  },
  ended: {
    heading: 'These emails have stopped',
    text: 'You stopped these emails. To start them again, ask for them on the page below.',
    button: null,
  },
}

export function alertConfirmView({ kind, label, state, href, endHref }: Confirmed, trade: Trade): AlertConfirmView {
  return {
    ...TEXTS[state],
    label,
    back: { href, label: kind === 'search' ? 'See what’s here now' : inTrade('See the car', trade) },
    end: { href: endHref, label: 'Your emails from us' },
  }
}
