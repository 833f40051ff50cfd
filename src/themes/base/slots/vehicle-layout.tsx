import { Container } from '#ui/elements/container.tsx'
import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Pictures and facts in a wide column; price and actions next to it, sticky while scrolling. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <Container className="vehicle-layout pb-16">
      {parts.breadcrumb}
      {parts.notice}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">{parts.gallery}</div>
        <div className="space-y-6 lg:row-span-2">
          <div className="space-y-6 lg:sticky lg:top-24">
            {parts.heading}
            {parts.facts}
            {parts.price}
            <div>{parts.actions}</div>
            <div>{parts.figures}</div>
          </div>
        </div>
        <div className="min-w-0">
          <div className="pb-8">{parts.keyInformation}</div>
          <div className="divide-y divide-line border-t border-line">{parts.sections}</div>
        </div>
      </div>
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {parts.enquiry}
        {parts.location}
      </div>
      <div className="mt-16">{parts.similar}</div>
    </Container>
  )
}
