import { Container } from '#ui/elements/container.tsx'
import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Ridge: a black board with the name, pictures and offer overlapping its edge, blocks below, and the form on black. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <>
      <div className="ridge-board pb-4 lg:pb-6">
        <Container>
          {parts.breadcrumb}
          {parts.notice}
          {parts.heading}
          {parts.facts}
        </Container>
      </div>
      <div className="ridge-stage">
        <Container className="grid gap-x-8 pb-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-y-8 lg:pb-12">
          <div className="min-w-0">{parts.gallery}</div>
          <div className="lg:row-span-2">
            <div className="ridge-offer lg:sticky lg:top-24">
              {parts.price}
              <div className="mt-3">{parts.actions}</div>
              <div className="mt-5">{parts.figures}</div>
            </div>
          </div>
          <div className="min-w-0 space-y-6 pt-6 lg:pt-0">
            {parts.keyInformation}
            {parts.sections}
          </div>
        </Container>
      </div>
      <div className="bg-dark py-10 lg:py-16">
        <Container className="vehicle-talk grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          {parts.enquiry}
          {parts.location}
        </Container>
      </div>
      <Container className="py-10 lg:py-16">{parts.similar}</Container>
    </>
  )
}
