import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { ButtonLink } from '../elements/button.tsx'

/** CAR-6: says that the car is sold, with a link to similar ones. */
export function SoldNotice({ notice }: { readonly notice: NonNullable<VehicleView['soldNotice']> }) {
  return (
    <div className="sold-notice my-4 flex flex-wrap items-center justify-between gap-4 rounded-box bg-dark p-5 text-on-dark">
      <p className="text-lg font-semibold">{notice.text}</p>
      <ButtonLink kind="on-dark" href={notice.href}>
        {notice.label}
      </ButtonLink>
    </div>
  )
}
