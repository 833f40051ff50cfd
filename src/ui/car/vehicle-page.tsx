import type { FormFaults } from '#domain/form/form-faults.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { arrangedActions } from '#views/vehicle/arranged-actions.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { LocationCard } from '../location/location-card.tsx'
import { useRevealingLinks } from '../location/use-revealing-links.ts'
import { VehicleControls } from '../saved-cars/vehicle-controls.tsx'
import { useSlots } from '../theme-context.ts'
import { VehicleGallery } from './gallery/vehicle-gallery.tsx'
import { Interested } from './interested.tsx'
import { FirstFacts, KeyInformation } from './key-information.tsx'
import { useOwnReservation } from './own-reservation.ts'
import { PaymentStrip } from './payment-strip.tsx'
import { PriceFigures } from './price-figures.tsx'
import { ReservedNotice } from './reserved-notice.tsx'
import { SimilarCars } from './similar-cars.tsx'
import { SoldNotice } from './sold-notice.tsx'
import { useMissingPhone } from './use-missing-phone.ts'
import { MoreActions, VehicleActions } from './vehicle-actions.tsx'
import { VehicleBreadcrumb } from './vehicle-breadcrumb.tsx'
import { type EnquiryView, VehicleEnquiry } from './vehicle-enquiry.tsx'
import { VehicleFootBar } from './vehicle-foot-bar.tsx'
import { VehicleHeading } from './vehicle-heading.tsx'
import { VehiclePrice } from './vehicle-price.tsx'
import { VehicleSections } from './vehicle-sections.tsx'

/** A car's page (CAR-1 to CAR-13): its parts, arranged by the template. */
export function VehiclePage({
  site,
  vehicle: shared,
  enquiry,
  faults,
}: {
  readonly site: SiteView
  readonly vehicle: VehicleView
  readonly enquiry: EnquiryView
  readonly faults: FormFaults | null
}) {
  const { VehicleLayout, pictureSizes } = useSlots()
  const vehicle = useOwnReservation(shared)
  useMissingPhone(vehicle.id, Boolean(vehicle.location?.maskedPhone))
  useRevealingLinks({
    carId: vehicle.id,
    locationId: null,
    dealershipId: vehicle.location?.dealershipId ?? null,
    websiteId: site.id,
  })
  const { buttons, more, interested } = arrangedActions(vehicle.actions, vehicle.interested)
  return (
    <main id="content" data-car-id={vehicle.id} data-item={JSON.stringify(vehicle.item)}>
      <VehicleLayout
        site={site}
        vehicle={vehicle}
        breadcrumb={<VehicleBreadcrumb vehicle={vehicle} />}
        gallery={<VehicleGallery {...vehicle} sizes={pictureSizes} />}
        heading={<VehicleHeading vehicle={vehicle} />}
        facts={<FirstFacts facts={vehicle.keyInformation} />}
        notice={vehicle.soldNotice ? <SoldNotice notice={vehicle.soldNotice} /> : null}
        price={<VehiclePrice vehicle={vehicle} />}
        actions={
          <>
            {vehicle.reserved ? <ReservedNotice text={vehicle.reserved} /> : null}
            <VehicleActions site={site} vehicle={vehicle} actions={buttons} />
            <VehicleControls car={vehicle} actions={vehicle.actions}>
              <MoreActions site={site} vehicle={vehicle} actions={more} />
            </VehicleControls>
          </>
        }
        figures={
          <>
            <PriceFigures vehicle={vehicle} />
            <Interested lines={interested} />
            {vehicle.paymentStrip ? <PaymentStrip /> : null}
          </>
        }
        keyInformation={<KeyInformation facts={vehicle.keyInformation} />}
        sections={<VehicleSections vehicle={vehicle} />}
        location={vehicle.location ? <LocationCard site={site} carId={vehicle.id} location={vehicle.location} /> : null}
        enquiry={vehicle.available ? <VehicleEnquiry vehicle={vehicle} enquiry={enquiry} faults={faults} /> : null}
        similar={<SimilarCars cars={vehicle.similar} />}
      />
      <VehicleFootBar vehicle={vehicle} />
    </main>
  )
}
