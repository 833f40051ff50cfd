import type { CardView } from '#domain/car/card-view.ts'
import { useSlots } from '../theme-context.ts'

/** The latest arrivals, as the template draws any car; the warning that a repayment needs stands under them (LAW-1). */
export function LatestCars({ cars }: { readonly cars: readonly CardView[] }) {
  const { VehicleCard } = useSlots()
  const estimate = cars.find((card) => card.estimate)?.estimate
  return (
    <>
      <ul className="results">
        {cars.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} eager={false} />
          </li>
        ))}
      </ul>
      {estimate ? (
        <div id="comparison-rate" className="mt-6 max-w-prose text-sm text-muted">
          <p>{estimate.warning}</p>
          <p className="mt-2">{estimate.disclaimer}</p>
        </div>
      ) : null}
    </>
  )
}
