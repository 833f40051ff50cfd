import type { BodyType, Fuel } from '../car/vocabulary.ts'
import { AVAILABILITY_CHECKS, IDENTITY_CHECKS } from './availability-checks.ts'
import type { ChannelRules, OfferedCar } from './offered-car.ts'

/** Merchant Center's category 'Cars, Trucks & Vans'. */
const CARS = '916'
const MOST_MORE_PHOTOS = 10
const LONGEST_MAKE = 70
const LONGEST_MODEL = 150
/** Google flags a new car above 200 miles. */
const MOST_KM_WHEN_NEW = 320

/**
 * OUT-1, OUT-2: Google vehicle ads in Australia, as Merchant Center's help describes them (docs/product/channels.md 3.1).
 * The store code of a car is its location's slug.
 */
export const GOOGLE_VEHICLE_ADS: ChannelRules = {
  columns: [
    ['id', ({ car }) => car.id],
    ['vin', ({ car }) => car.vin ?? ''],
    ['google_product_category', () => CARS],
    ['store_code', ({ place }) => place?.code ?? ''],
    ['link', ({ link }) => link],
    ['link_template', ({ link }) => `${link}?store={store_code}`],
    ['image_link', ({ photos }) => photos[0] ?? ''],
    ['additional_image_link', ({ photos }) => photos.slice(1, 1 + MOST_MORE_PHOTOS).join(',')],
    ['brand', ({ car }) => car.make],
    ['model', ({ car }) => car.model],
    ['trim', ({ car }) => [car.badge, car.series].filter((part) => part !== null).join(' ')],
    ['year', ({ car }) => String(car.year ?? '')],
    ['condition', ({ car }) => (car.car_type === 'new' ? 'New' : 'Used')],
    ['mileage', ({ car }) => (car.km === null ? '' : `${Math.round(car.km)} km`)],
    ['color', ({ car }) => car.colour ?? ''],
    ['price', ({ price, currency }) => (price === null ? '' : `${price.amount} ${currency}`)],
    ['vehicle_price_type', ({ price }) => (price?.type ? PRICE_TYPES[price.type] : '')],
    ['body_style', ({ car }) => (car.simple_body === null ? '' : (BODIES[car.simple_body] ?? ''))],
    ['engine', ({ car }) => (car.simple_fuel === null ? '' : (ENGINES[car.simple_fuel] ?? ''))],
  ],
  isByVin: true,
  checks: [
    ...AVAILABILITY_CHECKS,
    ({ car }) => (isPassengerVehicle(car) ? null : 'Google takes cars, utes and vans only.'),
    ...IDENTITY_CHECKS,
    ({ car }) => (car.make.length > LONGEST_MAKE ? `Its make is longer than ${LONGEST_MAKE} characters.` : null),
    ({ car }) => (car.model.length > LONGEST_MODEL ? `Its model is longer than ${LONGEST_MODEL} characters.` : null),
    ({ car }) => (hasBadgeInModel(car) ? `Its model '${car.model}' has the badge '${car.badge}' in it.` : null),
    ({ car }) => (car.colour === null ? 'It has no colour.' : null),
    ({ car }) => (car.km === null ? 'It has no odometer reading.' : null),
    ({ car }) =>
      car.car_type === 'new' && car.km !== null && car.km > MOST_KM_WHEN_NEW
        ? `It is new, but has ${Math.round(car.km)} km: more than ${MOST_KM_WHEN_NEW}.`
        : null,
    ({ price }) => (price === null ? 'It has no total price.' : null),
    ({ price }) => (price !== null && price.type === null ? 'Its price does not say what it includes.' : null),
    ({ car, price }) =>
      car.car_type === 'new' && price?.type === 'excluding_government_charges'
        ? 'A new car needs a drive-away price.'
        : null,
    ({ car, price }) =>
      car.car_type !== 'new' && price?.type === 'estimated_drive_away'
        ? 'A used car needs a drive-away price, or one without government charges.'
        : null,
    ({ photos }) => (photos.length === 0 ? 'It has no photo.' : null),
    ({ place }) => (place === null ? 'It is at none of your locations.' : null),
    ({ place }) =>
      place?.code.startsWith('0') ? `The code of its location, ${place.code}, begins with a zero.` : null,
  ],
}

const PRICE_TYPES = {
  drive_away: 'drive_away_price',
  estimated_drive_away: 'estimated_drive_away_price',
  excluding_government_charges: 'excluding_government_charges_price',
} as const

const BODIES: Readonly<Partial<Record<BodyType, string>>> = {
  '4x4': 'suv',
  cabChassis: 'truck',
  convertible: 'convertible',
  coupe: 'coupe',
  hardtop: 'coupe',
  hatch: 'hatchback',
  hatchback: 'hatchback',
  peopleMover: 'minivan',
  sedan: 'sedan',
  softtop: 'convertible',
  stationWagon: 'station wagon',
  suv: 'suv',
  ute: 'ute',
  van: 'full size van',
  wagon: 'station wagon',
}

const ENGINES: Readonly<Partial<Record<Fuel, string>>> = {
  Petrol: 'petrol',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'hybrid',
  Electric: 'electric',
}

const NOT_FOR_PASSENGERS: readonly (BodyType | null)[] = ['bus', 'motorhome', 'lightTruck', 'caravan', 'camperTrailer']

function isPassengerVehicle({ item_type, simple_body }: OfferedCar['car']): boolean {
  return item_type === 'car' && !NOT_FOR_PASSENGERS.includes(simple_body)
}

function hasBadgeInModel({ model, badge }: OfferedCar['car']): boolean {
  if (badge === null) return false
  const words = model.toLowerCase().split(/\s+/)
  return words.length > 1 && badge.toLowerCase() === words.at(-1)
}
