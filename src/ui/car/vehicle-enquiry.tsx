import type { FormFaults } from '#domain/form/form-faults.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import type { AnswererView } from '#views/lead-page/answerer-view.ts'
import type { LeadFormView } from '#views/lead-page/lead-form-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { testDriveBookButton, testDriveButton } from '#words/form-page.ts'
import type { Word } from '#words/word.ts'
import { Answerer } from '../lead-form/answerer.tsx'
import { LeadForm } from '../lead-form/lead-form.tsx'
import { useWords } from '../use-words.ts'
import { FormPlace } from './form-place.tsx'
import { VehicleEnquiryDialog } from './vehicle-enquiry-dialog.tsx'

export interface EnquiryView {
  readonly form: LeadFormView
  /** The kind of enquiry, from the link's `enquiry` parameter. */
  readonly kind: EnquiryKind
  /** Whether the address requests the form as a dialog (FORM-1). */
  readonly isDialog: boolean
  /** ROUTE-6: who will answer, and how soon; null where the site says neither. */
  readonly answerer: AnswererView | null
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
  const t = useWords()
  const { category, heading, submitLabel, bookLabel = submitLabel } = KINDS[enquiry.kind]
  const location = enquiry.kind === 'test-drive' && vehicle.location ? { location_id: vehicle.location.id } : {}
  return (
    <>
      <h2 id="enquiry-heading" className="pr-10 text-2xl">
        {t(heading)}
      </h2>
      <p className="mt-1 mb-4 text-muted">{vehicle.title}</p>
      {enquiry.answerer ? <Answerer answerer={enquiry.answerer} /> : null}
      <LeadForm
        // The key resets the fields when the form changes.
        key={enquiry.form.kind}
        form={enquiry.form}
        faults={faults}
        filled={{ car_id: vehicle.id, category, ...location }}
        submitLabel={t(enquiry.form.options.bookingDays === null ? submitLabel : bookLabel)}
      />
    </>
  )
}

const KINDS: Readonly<
  Record<
    EnquiryKind,
    {
      readonly category: LeadCategory
      readonly heading: Word
      readonly submitLabel: Word
      /** In its place where the form books a time. */
      readonly bookLabel?: Word
    }
  >
> = {
  vehicle: { category: 'Vehicle Enquiry', heading: words.enquireAboutVehicle, submitLabel: words.sendEnquiry },
  'test-drive': {
    category: 'Test Drive',
    heading: words.bookTestDrive,
    submitLabel: testDriveButton,
    bookLabel: testDriveBookButton,
  },
  photos: { category: 'Vehicle Enquiry', heading: words.askMorePhotos, submitLabel: words.askForPhotos },
}
