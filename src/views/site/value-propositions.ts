/** What the promises depend on; a `Site` is it. */
export interface PromisingSite {
  readonly menus: { readonly valuePropositions: readonly string[] | null }
  readonly reservation: { readonly kind: 'off' | 'deposit' }
}

interface HeldPromise {
  readonly text: string
  readonly holds: (site: PromisingSite) => boolean
}

const takesDeposits = ({ reservation }: PromisingSite) => reservation.kind === 'deposit'

/** SITE-8: the standard promises, each as long as the site keeps it. Every site has its finance form (ROUTE-7). */
const STANDARD: readonly HeldPromise[] = [
  { text: 'Reserve Quickly Online', holds: takesDeposits },
  { text: 'Secure Online Payments', holds: takesDeposits },
  { text: 'Apply For Finance', holds: () => true },
]

/** The promises of the header: the site's own words, or the standard ones that hold for it (SITE-8). */
export function valuePropositions(site: PromisingSite): readonly string[] {
  return site.menus.valuePropositions ?? STANDARD.filter(({ holds }) => holds(site)).map(({ text }) => text)
}
