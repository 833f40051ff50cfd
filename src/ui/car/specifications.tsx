import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { FactList } from '../elements/fact-list.tsx'
import { Icon } from '../elements/icon.tsx'

/** All specifications of the car, by group; the first group is open. */
export function Specifications({ groups }: { readonly groups: VehicleView['specifications'] }) {
  return groups.map(({ title, rows }, position) => (
    <details key={title} open={position === 0} className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-14 items-center justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-6">
        <FactList facts={rows} columns={2} />
      </div>
    </details>
  ))
}
