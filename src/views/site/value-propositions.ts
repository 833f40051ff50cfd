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
const STANDARD: readonly HeldPromise[] = [
  { text: 'Reserve Quickly Online', holds: takesDeposits },
  { text: 'Secure Online Payments', holds: takesDeposits },
  { text: 'Apply For Finance', holds: () => true },
]

/** SITE-8: the promises in the header: the site's own, or the standard ones that apply. */
export function valuePropositions(site: PromisingSite): readonly string[] {
  return site.menus.valuePropositions ?? STANDARD.filter(({ holds }) => holds(site)).map(({ text }) => text)
}
