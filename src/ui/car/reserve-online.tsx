import type { CardButton } from '#domain/car/car-actions.ts'
import { ButtonLink } from '../elements/button.tsx'

/** CAR-5: what a visitor may settle from home, each only where the car and the site allow it. */
export function ReserveOnline({ offers }: { readonly offers: readonly CardButton[] }) {
  return (
    <>
      <p className="text-muted">Interested in this vehicle?</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {offers.map(({ action, label, href }) => (
          <li key={action} className="box flex flex-col items-start p-5">
            <h3 className="text-lg">{OFFERS[action]?.title}</h3>
            <p className="mt-1 mb-4 text-muted">{OFFERS[action]?.text}</p>
            <ButtonLink kind="outline" href={href} className="mt-auto">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const OFFERS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  reserve: { title: 'Reserve Now', text: 'Secure card payment' },
  'buy-online': { title: 'Buy Online', text: 'Secure card payment' },
  'trade-in': { title: 'Trade In Valuation', text: 'Instant price from an independent valuation tool' },
}
