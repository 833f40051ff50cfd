import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { VehicleEnquiryForm } from '#ui/car/vehicle-enquiry.tsx'
import { focusWords } from '#ui/elements/focus-words.ts'
import { FormDialog } from '#ui/lead-form/form-dialog.tsx'
import { useWords } from '#ui/use-words.ts'
import * as words from '#words/frame.ts'
import type { loader } from './routes/vehicle.ts'

export interface CardEnquiryProps {
  readonly slug: string
  readonly kind: string
  readonly onClose: () => void
}

/** A car's enquiry form in a dialog over another page. Its data comes from the car's page (FORM-1). */
export function CardEnquiryDialog({ slug, kind, onClose }: CardEnquiryProps) {
  const t = useWords()
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    void load(`/cars/${slug}?enquiry=${kind}`)
  }, [load, slug, kind])
  // The form's heading replaces the one that had the focus.
  useEffect(() => {
    if (data) focusWords(document.getElementById('enquiry-heading'))
  }, [data])
  return (
    <FormDialog onClose={onClose}>
      <div className="vehicle-enquiry p-5 sm:p-8">
        {data ? (
          <VehicleEnquiryForm vehicle={data.vehicle} enquiry={data.enquiry} faults={null} />
        ) : (
          <h2 id="enquiry-heading" className="text-2xl" aria-busy="true">
            {t(words.oneMoment)}
          </h2>
        )}
      </div>
    </FormDialog>
  )
}
