import type { FormFaults } from '#domain/form/form-faults.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import type { LeadFormView } from '#views/lead-page/lead-form-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { LeadForm } from '../lead-form/lead-form.tsx'
import { useTrade } from '../trade-context.ts'
import { FormPlace } from './form-place.tsx'
import { VehicleEnquiryDialog } from './vehicle-enquiry-dialog.tsx'

export interface EnquiryView {
  readonly form: LeadFormView
  /** The kind of enquiry, from the link's `enquiry` parameter. */
  readonly kind: EnquiryKind
  /** Whether the address requests the form as a dialog (FORM-1). */
  readonly isDialog: boolean
}

export type EnquiryKind = 'vehicle' | 'test-drive' | 'photos'

type EnquiredVehicle = Pick<VehicleView, 'id' | 'title' | 'href'> & {
  readonly location: Pick<NonNullable<VehicleView['location']>, 'id'> | null
}

/** The enquiry form on a car's page, or as a dialog over it; a sold car has none. */
export function VehicleEnquiry({
  vehicle,
  enquiry,
  faults,
}: {
  readonly vehicle: EnquiredVehicle
  readonly enquiry: EnquiryView
  readonly faults: FormFaults | null
}) {
  const section = (
    <section aria-labelledby="enquiry-heading" className="vehicle-enquiry box p-5 sm:p-6">
      <VehicleEnquiryForm vehicle={vehicle} enquiry={enquiry} faults={faults} />
    </section>
  )
  return (
    <FormPlace isAway={enquiry.isDialog}>
      {enquiry.isDialog ? <VehicleEnquiryDialog href={vehicle.href}>{section}</VehicleEnquiryDialog> : section}
    </FormPlace>
  )
}

/** The form below the car's name. */
export function VehicleEnquiryForm({
  vehicle,
  enquiry,
  faults,
}: {
  readonly vehicle: EnquiredVehicle
  readonly enquiry: EnquiryView
  readonly faults: FormFaults | null
}) {
  const { category, heading, submitLabel } = KINDS[enquiry.kind]
  const trade = useTrade()
  const location = enquiry.kind === 'test-drive' && vehicle.location ? { location_id: vehicle.location.id } : {}
  return (
    <>
      <h2 id="enquiry-heading" className="pr-10 text-2xl">
        {trade(heading)}
      </h2>
      <p className="mt-1 mb-4 text-muted">{vehicle.title}</p>
      <LeadForm
        // The key resets the fields when the form changes.
        key={enquiry.form.kind}
        form={enquiry.form}
        faults={faults}
        filled={{ car_id: vehicle.id, category, ...location }}
        submitLabel={trade(submitLabel)}
      />
    </>
  )
}

const KINDS: Readonly<
  Record<EnquiryKind, { readonly category: LeadCategory; readonly heading: string; readonly submitLabel: string }>
> = {
  vehicle: { category: 'Vehicle Enquiry', heading: 'Enquire about this vehicle', submitLabel: 'Send enquiry' },
  'test-drive': { category: 'Test Drive', heading: 'Book a test drive', submitLabel: 'Request a test drive' },
  photos: { category: 'Vehicle Enquiry', heading: 'Ask for more photos', submitLabel: 'Ask for photos' },
}
