import { fullName } from '../car/car-title.ts'
import type { BodyType, Fuel } from '../car/vocabulary.ts'
import { cutText } from '../cut-text.ts'
import { AVAILABILITY_CHECKS, IDENTITY_CHECKS } from './availability-checks.ts'
import type { ChannelRules, Column, OfferedCar } from './offered-car.ts'

const MOST_PHOTOS = 20
const LONGEST_DESCRIPTION = 5_000

/** OUT-1, OUT-2: Meta's automotive inventory catalogue (docs/product/channels.md 3.2). */
export const META_AUTOMOTIVE: ChannelRules = {
  columns: [
    ['vehicle_id', ({ car }) => car.id],
    ['title', ({ car }) => fullName(car)],
    ['description', ({ car }) => descriptionOf(car)],
    ['url', ({ link }) => link],
    ['vin', ({ car }) => car.vin ?? ''],
    ['make', ({ car }) => car.make],
    ['model', ({ car }) => car.model],
    ['trim', ({ car }) => car.badge ?? ''],
    ['year', ({ car }) => String(car.year ?? '')],
    ['body_style', ({ car }) => (car.simple_body === null ? 'OTHER' : BODIES[car.simple_body])],
    ['vehicle_type', ({ car }) => VEHICLE_TYPES[car.item_type]],
    ['state_of_vehicle', ({ car }) => (car.car_type === 'new' ? 'NEW' : 'USED')],
    ['availability', () => 'AVAILABLE'],
    ['mileage.value', ({ car }) => (car.km === null ? '' : String(Math.round(car.km)))],
    ['mileage.unit', ({ car }) => (car.km === null ? '' : 'KM')],
    ['exterior_color', ({ car }) => car.colour ?? ''],
    ['transmission', ({ car }) => (car.simple_transmission ?? 'other').toUpperCase()],
    ['fuel_type', ({ car }) => (car.simple_fuel === null ? 'OTHER' : FUELS[car.simple_fuel])],
    ['price', ({ price, currency }) => (price === null ? '' : `${price.amount} ${currency}`)],
    // The catalogue has no field for what a price includes.
    ['custom_label_0', ({ price }) => (price?.type ? PRICE_LABELS[price.type] : '')],
    ['dealer_name', ({ place }) => place?.name ?? ''],
    ['dealer_phone', ({ place }) => place?.phone ?? ''],
    ['address', (offered) => addressOf(offered)],
    ...photoColumns(),
  ],
  isByVin: true,
  checks: [
    ...AVAILABILITY_CHECKS,
    ...IDENTITY_CHECKS,
    ({ car }) => (car.colour === null ? 'It has no colour.' : null),
    ({ car }) => (car.km === null && car.car_type !== 'new' ? 'It has no odometer reading.' : null),
    ({ price }) => (price === null ? 'It has no total price.' : null),
    ({ photos }) => (photos.length === 0 ? 'It has no photo.' : null),
    ({ place }) => (place === null ? 'It is at none of your locations.' : null),
  ],
}

function photoColumns(): readonly Column[] {
  return Array.from({ length: MOST_PHOTOS }, (_, index) => [
    `image[${index}].url`,
    ({ photos }: OfferedCar) => photos[index] ?? '',
  ])
}

function descriptionOf(car: OfferedCar['car']): string {
  const comments = (car.dealercomments ?? '').split('|').map((part) => part.trim())
  const text = comments.filter((part) => part !== '').join('\n')
  return cutText(text || `${fullName(car)}${car.colour === null ? '' : ` in ${car.colour}`}`, LONGEST_DESCRIPTION)
}

function addressOf({ place, country }: OfferedCar): string {
  if (place === null) return ''
  const { street, city, state, postcode } = place
  return JSON.stringify({ addr1: street ?? '', city: city ?? '', region: state ?? '', postal_code: postcode ?? '', country }) // biome-ignore format: one address
}

const PRICE_LABELS = {
  drive_away: 'drive away',
  estimated_drive_away: 'estimated drive away',
  excluding_government_charges: 'excluding government charges',
} as const

const VEHICLE_TYPES = { car: 'CAR_TRUCK', truck: 'CAR_TRUCK', caravan: 'TRAILER', motorbike: 'MOTORCYCLE' } as const

const BODIES: Readonly<Record<BodyType, string>> = {
  '4x4': 'SUV',
  bus: 'OTHER',
  cabChassis: 'TRUCK',
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  hardtop: 'COUPE',
  hatch: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  motorhome: 'OTHER',
  lightTruck: 'TRUCK',
  peopleMover: 'MINIVAN',
  sedan: 'SEDAN',
  softtop: 'CONVERTIBLE',
  suv: 'SUV',
  ute: 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
  stationWagon: 'WAGON',
  caravan: 'OTHER',
  camperTrailer: 'OTHER',
}

const FUELS: Readonly<Record<Fuel, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  'Plug-in Hybrid': 'PLUGIN_HYBRID',
  Electric: 'ELECTRIC',
  LPG: 'OTHER',
  Hydrogen: 'OTHER',
}
