import type { FrameView } from './site-view.ts'

/** A number that a visitor can call: 'Sunnybank', '07 5550 0000', 'tel:+61755500000'. */
export interface NumberView {
  readonly name: string
  readonly text: string
  readonly tel: string
}

/**
 * O-B5: the dealer's numbers for an error page. A site that masks its numbers shows them there too: a reveal asks the
 * server, which has just failed.
 */
export function numbersView({ locations }: Pick<FrameView, 'locations'>): { readonly numbers: readonly NumberView[] } {
  return { numbers: locations.map(({ name, phone }) => ({ name, text: phone.text, tel: phone.tel })) }
}
