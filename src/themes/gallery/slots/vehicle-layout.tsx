import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Gallery: the picture as wide as the page, name and price below it as on a wall, then chapters in one column. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <>
      {parts.gallery}
      <div className="container grid grid-cols-1 gap-x-16 gap-y-3 pt-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          {parts.notice}
          {parts.heading}
          {parts.facts}
        </div>
        <div>
          {parts.price}
          <div className="mt-3">{parts.actions}</div>
        </div>
      </div>
      <div className="mx-auto max-w-3xl px-4 pt-10 lg:pt-20">
        {parts.figures}
        {parts.sections}
        {parts.keyInformation}
        <div className="grid grid-cols-1 gap-16 py-16 lg:py-28">
          {parts.enquiry}
          {parts.location}
          {parts.breadcrumb}
        </div>
      </div>
      <div className="container pb-16">{parts.similar}</div>
    </>
  )
}
