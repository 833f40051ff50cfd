import { Container } from '#ui/elements/container.tsx'
import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Harbour: a strip of pictures with the offer beside it, sticky, then a quiet page of hairlines (A8). */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <>
      <Container>
        {parts.breadcrumb}
        {parts.notice}
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="min-w-0">{parts.gallery}</div>
          <div className="harbour-name">
            {parts.heading}
            {parts.facts}
          </div>
          <div className="harbour-offer">
            <div>
              {parts.price}
              <div className="mt-3">{parts.actions}</div>
              <div className="mt-5">{parts.figures}</div>
            </div>
          </div>
          <div className="my-8 min-w-0 border-y border-line py-6">{parts.keyInformation}</div>
          <div className="min-w-0">{parts.sections}</div>
        </div>
      </Container>
      <div className="mt-16 bg-sunken py-12 sm:py-16">
        <Container className="vehicle-talk grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-16">
          {parts.enquiry}
          {parts.location}
        </Container>
      </div>
      <Container className="py-12 sm:py-16">{parts.similar}</Container>
    </>
  )
}
