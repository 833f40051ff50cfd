import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Gallery: the picture as wide as the page, name and price below it like on a wall, then chapters in one column. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <>
      {parts.gallery}
      <div className="container gallery-label">
        <div>
          {parts.notice}
          {parts.heading}
          {parts.facts}
        </div>
        <div>
          {parts.price}
          {parts.actions}
        </div>
      </div>
      <div className="gallery-column">
        {parts.figures}
        {parts.sections}
        <div className="pt-8">{parts.keyInformation}</div>
        <div className="grid gap-16 py-16 lg:py-24">
          {parts.enquiry}
          {parts.location}
          {parts.breadcrumb}
        </div>
      </div>
      <div className="container pb-16">{parts.similar}</div>
    </>
  )
}
