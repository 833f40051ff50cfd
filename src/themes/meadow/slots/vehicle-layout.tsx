import { Container } from '#ui/elements/container.tsx'
import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Meadow: pictures and a friendly panel side by side, then soft cards, and the form next to the location. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <Container className="pb-16">
      {parts.breadcrumb}
      {parts.notice}
      <div className="meadow-look grid items-start gap-4 sm:gap-6">
        <div className="min-w-0">{parts.gallery}</div>
        <div className="box meadow-panel">
          {parts.heading}
          {parts.facts}
          {parts.price}
          <div>{parts.actions}</div>
          <div>{parts.figures}</div>
        </div>
        {parts.keyInformation}
      </div>
      <div className="meadow-cards mt-6">{parts.sections}</div>
      <div className="meadow-talk vehicle-talk mt-6 grid items-start gap-6 p-4 sm:p-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {parts.enquiry}
        {parts.location}
      </div>
      <div className="mt-16">{parts.similar}</div>
    </Container>
  )
}
