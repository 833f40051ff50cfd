import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { CertifiedBadge } from './certified-badge.tsx'

/** Year, make and model; badge and series; tags. */
export function VehicleHeading({ vehicle }: { readonly vehicle: VehicleView }) {
  const { certified, state } = vehicle
  // The certified badge says the same with an explanation.
  const tag = certified && vehicle.tag?.kind === 'certified' ? null : vehicle.tag
  return (
    <div className="vehicle-heading">
      {tag || state || certified ? (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          {tag ? <span className="vehicle-tag label">{tag.text}</span> : null}
          {state ? <span className="vehicle-tag label">{state.text}</span> : null}
          {certified ? <CertifiedBadge {...certified} /> : null}
        </div>
      ) : null}
      <h1>
        {vehicle.title}
        {vehicle.subtitle ? <span className="vehicle-subtitle block">{vehicle.subtitle}</span> : null}
      </h1>
    </div>
  )
}
