import { Container } from '#ui/elements/container.tsx'
import type { VehicleLayoutProps } from '#ui/slots.ts'

/** A black board with name and pictures, the price loud beside them, then blocks in two columns. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <>
      <div className="ridge-board">
        <Container className="pb-8 lg:pb-12">
          {parts.breadcrumb}
          {parts.notice}
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
            {parts.heading}
            <div className="hidden lg:block" />
            <div className="min-w-0 lg:self-start">{parts.gallery}</div>
            <div className="ridge-offer lg:self-start">
              {parts.price}
              <div className="mt-5">{parts.actions}</div>
            </div>
          </div>
        </Container>
      </div>
      <Container className="grid items-start gap-x-8 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-12">
        <div className="min-w-0 space-y-8">
          {parts.keyInformation}
          {parts.sections}
        </div>
        <div className="space-y-6 lg:sticky lg:top-24">
          {parts.enquiry}
          {parts.location}
        </div>
      </Container>
      <Container className="pb-16">{parts.similar}</Container>
    </>
  )
}
