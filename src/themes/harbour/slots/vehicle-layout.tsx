import { Container } from '#ui/elements/container.tsx'
import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Harbour: one wide photo, then a quiet page of hairlines: details on the left, the offer sticky on the right. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <>
      <Container>
        {parts.breadcrumb}
        {parts.notice}
        {parts.gallery}
        <div className="grid gap-x-16 pt-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="min-w-0">
            {parts.heading}
            <div className="my-8 border-y border-line py-6">{parts.keyInformation}</div>
          </div>
          <div className="lg:row-span-2">
            <div className="space-y-6 lg:sticky lg:top-28">
              <div className="box space-y-6 p-5 sm:p-7">
                {parts.price}
                {parts.actions}
              </div>
            </div>
          </div>
          <div className="min-w-0 pt-12 lg:pt-0">{parts.sections}</div>
        </div>
      </Container>
      <div className="mt-16 bg-sunken py-12 sm:py-20">
        <Container className="vehicle-talk grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-16">
          {parts.enquiry}
          {parts.location}
        </Container>
      </div>
      <Container className="py-12 sm:py-20">{parts.similar}</Container>
    </>
  )
}
