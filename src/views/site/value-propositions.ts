import { say } from '#words/say.ts'
import * as words from '#words/site.ts'

/** Site fields that the promises depend on. A `Site` is one. */
export interface PromisingSite {
  readonly menus: { readonly valuePropositions: readonly string[] | null }
  readonly reservation: { readonly kind: 'off' | 'deposit' }
}

interface HeldPromise {
  readonly text: string
  readonly holds: (site: PromisingSite) => boolean
}

const takesDeposits = ({ reservation }: PromisingSite) => reservation.kind === 'deposit'

/** SITE-8: the standard promises, each with its condition. Every site has a finance form (ROUTE-7). */
const standard = (): readonly HeldPromise[] => [
  { text: say(words.reserveQuicklyOnline), holds: takesDeposits },
  { text: say(words.secureOnlinePayments), holds: takesDeposits },
  { text: say(words.applyForFinance), holds: () => true },
]

/** SITE-8: the promises in the header: the site's own, or the standard ones that apply. */
export function valuePropositions(site: PromisingSite): readonly string[] {
  return (
    site.menus.valuePropositions ??
    standard()
      .filter(({ holds }) => holds(site))
      .map(({ text }) => text)
  )
}
