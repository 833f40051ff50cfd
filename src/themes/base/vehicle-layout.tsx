import type { VehicleLayoutProps } from '#ui/slots.ts'

export function VehicleLayout({
  heading,
  gallery,
  price,
  actions,
  keyInformation,
  sections,
  location,
  enquiry,
  similar,
}: VehicleLayoutProps) {
  return (
    <>
      {heading}
      {gallery}
      {price}
      {actions}
      {keyInformation}
      {sections}
      {location}
      {enquiry}
      {similar}
    </>
  )
}
