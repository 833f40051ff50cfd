import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { ButtonLink } from '../elements/button.tsx'

/** RESERVE-1: explains the deposit, with a link to it. */
export function ReserveOnline({ text, button }: NonNullable<VehicleView['reserveOnline']>) {
  return (
    <>
      <p>{text}</p>
      <ButtonLink kind="outline" href={button.href} className="mt-4">
        {button.label}
      </ButtonLink>
    </>
  )
}
