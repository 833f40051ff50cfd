import type { CardButton } from '#domain/car/car-actions.ts'
import { ButtonLink } from '../elements/button.tsx'

/** CAR-5: what a visitor may settle from home, each only where the car and the site allow it. */
export function ReserveOnline({ actions }: { readonly actions: readonly CardButton[] }) {
  const offers = OFFERS.flatMap((offer) => {
    const action = actions.find(({ action }) => action === offer.action)
    return action ? [{ ...offer, href: action.href, label: action.label }] : []
  })
  return (
    <>
      <p className="text-muted">Interested in this vehicle?</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.action} className="box flex flex-col items-start p-5">
            <h3 className="text-lg">{offer.title}</h3>
            <p className="mt-1 mb-4 text-muted">{offer.text}</p>
            <ButtonLink kind="outline" href={offer.href} className="mt-auto">
              {offer.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const OFFERS = [
  { action: 'reserve', title: 'Reserve Now', text: 'Secure card payment' },
  { action: 'buy-online', title: 'Buy Online', text: 'Secure card payment' },
  { action: 'trade-in', title: 'Trade In Valuation', text: 'Instant price from an independent valuation tool' },
]
