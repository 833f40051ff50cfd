import { z } from 'zod'
import { phoneNumber, pictureAddress, slugText, webAddress } from './address.ts'

export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30')

/** PLACE-3: weekday 0 is Sunday. A day left out is closed. */
export const openingHours = z.strictObject({
  weekday: z.int().min(0).max(6).describe('The day, 0 Sunday to 6 Saturday; a day left out shows ‘Closed’.'),
  open: time.nullable().default(null).describe('When the doors open, in the location’s own time.'),
  close: time.nullable().default(null).describe('When they close.'),
  byAppointment: z.boolean().default(false).describe('Without times, the day shows ‘By appointment only’.'),
})

/** PLACE-4: a dated day with other hours than its weekday. */
export const specialHours = z.strictObject({
  date: z.iso.date().describe('The day, such as 2026-12-25.'),
  name: z.string().min(1).describe('What the day is called: Christmas Day.'),
  open: time.nullable().default(null).describe('When the doors open that day; closed all day when left out.'),
  close: time.nullable().default(null).describe('When they close that day.'),
})

/** A location of a dealership: sales, service or parts. */
export const location = z.strictObject({
  id: z.string().min(1).describe('Used in leads and in addresses of the API.'),
  slug: slugText.describe('Used in addresses and in the feed’s location column.'),
  name: z.string().min(1).describe('What the place is called on cards, in the footer and in forms.'),
  dealershipSlug: z.string().describe('The dealership it belongs to, one of `dealerships`.'),
  types: z
    .array(z.enum(LOCATION_TYPES))
    .default(['sales'])
    .describe(
      'What the location does; decides in which lists and forms it appears. One that does none of them, such as a head office, is in the lists of all locations, last.',
    ),
  primary: z
    .boolean()
    .default(false)
    .describe('The location that a block of the primary one shows; without any, the first.'),
  visible: z
    .boolean()
    .default(true)
    .describe(
      'Whether it is listed: in blocks, header, footer, forms and the sitemap. A hidden one keeps its cars, its leads and its own page, for people who are sent there.',
    ),
  subtype: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('location_subtype: a special purpose, such as ‘buying’; `places.shown` may name it.'),
  placeUrl: webAddress
    .nullable()
    .default(null)
    .describe('place_url: the place on a map service; ‘Get Directions’ leads there, else to a search for the address.'),
  street: z.string().min(1).describe('Number and street of the address.'),
  city: z.string().min(1).describe('Suburb or town of the address.'),
  state: z.string().describe('State of the address, as the region abbreviates it: QLD, NSW.'),
  postcode: z.string().describe('Postcode, with as many digits as the region’s have.'),
  lat: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .default(null)
    .describe('Latitude, for the map and for the distance of its cars.'),
  lng: z
    .number()
    .min(-180)
    .max(180)
    .nullable()
    .default(null)
    .describe('Longitude; without both the location is not on the map, and its cars have no distance.'),
  timezone: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'IANA name of the time zone of its opening hours and of every time of a visit there; that of its state when left out. A town with another time than most of its state, such as Broken Hill, names its own.',
    ),
  phone: phoneNumber.describe('The number of the location, unless a more specific one is set.'),
  landline: phoneNumber
    .nullable()
    .default(null)
    .describe(
      'A fixed line, shown under `phone` with the location where that is a mobile or a tracked number; left out where `contact.maskPhones` is set.',
    ),
  phoneNew: phoneNumber.nullable().default(null).describe('The number on new cars.'),
  phoneUsed: phoneNumber.nullable().default(null).describe('The number on used cars.'),
  phoneDemo: phoneNumber.nullable().default(null).describe('The number on demonstrators; the new cars’ when left out.'),
  leadEmail: z
    .email()
    .nullable()
    .default(null)
    .describe('Who gets the leads of this location; visitors do not see it.'),
  licenceNumber: z
    .string()
    .nullable()
    .default(null)
    .describe('dealer_license_number: the motor dealer licence number, shown as such (LAW-2).'),
  licenceLabel: z.string().default('Dealer licence').describe('What the state calls it: MD, LMCT, LVD.'),
  repairerNumber: z
    .string()
    .nullable()
    .default(null)
    .describe('motor_vehicle_repairer: the repairer’s licence number of a workshop, shown as such (PLACE-2).'),
  repairerLabel: z
    .string()
    .default('Motor vehicle repairer licence')
    .describe('What the state calls the repairer’s licence: MVRL.'),
  image: pictureAddress
    .nullable()
    .default(null)
    .describe('A picture of the place for its card and its page; a drawn sketch of where it is when left out.'),
  imageLarge: pictureAddress
    .nullable()
    .default(null)
    .describe('The picture where it is 400 pixels high; the ordinary one when left out (PLACE-2).'),
  hours: z.array(openingHours).default([]).describe('Opening hours, a row a day.'),
  specialHours: z
    .array(specialHours)
    .default([])
    .describe('Dated days of this location only, before `places.holidays` (PLACE-4).'),
})

/** A legal dealer inside the site. */
export const dealership = z.strictObject({
  id: z.string().min(1).describe('The id that leads carry (dealership_id).'),
  slug: slugText.describe('Used in the feed’s dealership column.'),
  name: z.string().min(1).describe('What a visitor chooses as preferred dealership.'),
  manufacturers: z.array(z.string()).default([]).describe('The makes it is franchised for.'),
})
