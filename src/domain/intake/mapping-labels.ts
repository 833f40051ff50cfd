/** INTAKE-6: the fields of a car that the page of a feed's columns shows first, as people call them. */
const LABELS = {
  stocknum: 'Stock number',
  vin: 'VIN',
  regplate: 'Plate',
  make: 'Make',
  model: 'Model',
  badge: 'Badge',
  series: 'Series',
  year: 'Year',
  price: 'Price',
  price_dap: 'Drive-away price',
  price_egc: 'Price before government charges',
  price_type: 'What the price includes',
  km: 'Odometer',
  car_type: 'New, used or demo',
  status: 'For sale or sold',
  body: 'Body',
  fuel: 'Fuel',
  trans: 'Transmission',
  drive: 'Drive',
  colour: 'Colour',
  engine_size: 'Engine',
  seats: 'Seats',
  doors: 'Doors',
  images: 'Photos',
  dealercomments: 'Comments',
  standardEquipment: 'Features',
  dealership_slug: 'Dealership',
  'location.name': 'Location',
} as const satisfies Readonly<Record<string, string>>

/** Fields that the page shows where the file or the mapping has them. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  name: 'Title',
  carsales_title: 'Title on carsales',
  feed_id: 'The sender’s own number',
  id: 'The sender’s own number (id)',
  offer_price: 'Offer price',
  before_price: 'Was price',
  rego_expiry: 'Registered until',
  build_date: 'Build date',
  compliance_date: 'Compliance date',
  created_at: 'In stock since',
  sold_date_timestamp: 'Sold on',
  primary_image_url: 'First photo',
  video: 'Video',
  file: 'Car history report',
  dealership_id: 'Dealership’s own number',
  show_on_dealer_website: 'Shown on the website',
  override_phone: 'Phone number for this car',
  'variant.cylinders': 'Cylinders',
  'variant.fuelconsumptioncombined': 'Fuel use',
  'variant.torque': 'Torque',
  'variant.ancaprating': 'ANCAP stars',
  'variant.ancap_year': 'Year of the ANCAP rating',
  'location.slug': 'Location’s own name',
  'location.city': 'City',
  'location.suburb': 'Suburb',
  'location.state': 'State',
  'location.postcode': 'Postcode',
  'location.phone': 'Phone of the location',
}

export const FIRST_FIELDS: readonly string[] = Object.keys(LABELS)

/** A field as people call it. */
export function fieldLabel(field: string): string {
  const labels: Readonly<Record<string, string>> = { ...LABELS, ...OTHER_LABELS }
  const words = (field.split('.').at(-1) ?? field).replaceAll('_', ' ')
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
