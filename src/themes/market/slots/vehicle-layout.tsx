import type { VehicleLayoutProps } from '#ui/slots.ts'

/** Market: name and price in one line; pictures, facts and figures beside each other; sections in two columns. */
export function VehicleLayout(parts: VehicleLayoutProps) {
  return (
    <div className="container pb-6">
      {parts.breadcrumb}
      {parts.notice}
      <div className="flex flex-wrap items-end justify-between gap-x-6 pb-2">
        {parts.heading}
        {parts.price}
      </div>
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_17rem_20rem] lg:grid-rows-[auto_1fr_auto]">
        <div className="min-w-0 lg:row-span-2">{parts.gallery}</div>
        {parts.facts}
        <div className="box grid gap-2 self-start p-4 text-sm lg:sticky lg:top-20 lg:row-span-3">
          <div>{parts.actions}</div>
          {parts.figures}
        </div>
        {parts.keyInformation}
        <div className="min-w-0 gap-x-8 lg:col-span-2 lg:columns-2">{parts.sections}</div>
      </div>
      <div className="vehicle-talk grid items-start gap-6 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {parts.enquiry}
        {parts.location}
      </div>
      {parts.similar}
    </div>
  )
}
