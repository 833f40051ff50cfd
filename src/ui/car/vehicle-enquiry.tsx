import type { VehicleView } from '#domain/car/vehicle-view.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { LeadForm } from '../lead-form/lead-form.tsx'
import type { LeadFormFaults, LeadFormView } from '../lead-form/lead-form-view.ts'

export interface EnquiryView {
  readonly form: LeadFormView
  /** What the visitor came for: the link's `enquiry` parameter. */
  readonly kind: EnquiryKind
}

export type EnquiryKind = 'vehicle' | 'test-drive'

/** The enquiry on a car's own page; a sold car has none. */
export function VehicleEnquiry({
  vehicle,
  enquiry,
  faults,
}: {
  readonly vehicle: VehicleView
  readonly enquiry: EnquiryView
  readonly faults: LeadFormFaults | null
}) {
  const { category, heading, submitLabel } = KINDS[enquiry.kind]
  return (
    <section aria-labelledby="enquiry-heading" className="vehicle-enquiry box p-5 sm:p-6">
      <h2 id="enquiry-heading" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{vehicle.title}</p>
      <LeadForm
        form={enquiry.form}
        faults={faults}
        filled={{ car_id: vehicle.id, category }}
        submitLabel={submitLabel}
      />
    </section>
  )
}

const KINDS: Readonly<
  Record<EnquiryKind, { readonly category: LeadCategory; readonly heading: string; readonly submitLabel: string }>
> = {
  vehicle: { category: 'Vehicle Enquiry', heading: 'Enquire about this vehicle', submitLabel: 'Send enquiry' },
  'test-drive': { category: 'Test Drive', heading: 'Book a test drive', submitLabel: 'Request a test drive' },
}
