import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { FactList } from '../elements/fact-list.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** CAR-4, CAR-13: the dealer's guarantees, and the Car Details box. */
export function CarSummary({ vehicle }: { readonly vehicle: VehicleView }) {
  const t = useWords()
  return (
    <>
      {vehicle.claims.length > 0 ? (
        <ul className="mb-6 flex flex-wrap gap-x-8 gap-y-3">
          {vehicle.claims.map((claim) => (
            <li key={claim} className="flex items-center gap-2.5 font-semibold">
              <Icon name="check" className="size-5 shrink-0 text-good" />
              {claim}
            </li>
          ))}
        </ul>
      ) : null}
      <h3 className="mb-2 text-lg">{t(words.carDetails)}</h3>
      <FactList facts={vehicle.details} columns={2} />
    </>
  )
}
