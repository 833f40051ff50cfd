import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { PriceHistory } from './price-history.tsx'

/** ALERT-1, ALERT-4: a mail when the price drops, and the prices so far. Below the actions (A8). */
export function PriceWatch({ vehicle: { alert, priceHistory } }: { readonly vehicle: VehicleView }) {
  if (!alert && !priceHistory) return null
  return (
    <div className="mt-2">
      {alert ? (
        <p>
          <a className="link inline-flex min-h-11 items-center" rel="nofollow" href={alert.href}>
            {alert.label}
          </a>
        </p>
      ) : null}
      {priceHistory ? <PriceHistory prices={priceHistory} /> : null}
    </div>
  )
}
