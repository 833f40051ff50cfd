import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { VehicleEnquiryForm } from '#ui/car/vehicle-enquiry.tsx'
import { FormDialog } from '#ui/lead-form/form-dialog.tsx'
import type { loader } from './routes/vehicle.ts'

export interface CardEnquiryProps {
  readonly slug: string
  readonly kind: string
  readonly onClose: () => void
}

/** A car's enquiry form in a dialog over another page. Its data comes from the car's page (FORM-1). */
export function CardEnquiryDialog({ slug, kind, onClose }: CardEnquiryProps) {
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    void load(`/cars/${slug}?enquiry=${kind}`)
  }, [load, slug, kind])
  return (
    <FormDialog onClose={onClose}>
      <div className="vehicle-enquiry p-5 sm:p-8">
        {data ? (
          <VehicleEnquiryForm vehicle={data.vehicle} enquiry={data.enquiry} faults={null} />
        ) : (
          <h2 id="enquiry-heading" className="text-2xl" aria-busy="true">
            One moment…
          </h2>
        )}
      </div>
    </FormDialog>
  )
}
