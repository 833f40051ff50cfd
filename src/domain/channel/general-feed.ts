import { fullName } from '../car/car-title.ts'
import { otherPrice } from '../car/price/current-price.ts'
import type { FirstPrice } from '../car/vocabulary.ts'
import { AVAILABILITY_CHECKS } from './availability-checks.ts'
import type { ChannelRules, OfferedCar } from './offered-car.ts'

/** OUT-1: the documented feed for any partner, with the column names that Australian dealer systems use (docs/channels.md). */
export const GENERAL_FEED: ChannelRules = {
  columns: [
    ['id', ({ car }) => car.id],
    ['stock_number', ({ car }) => car.stocknum ?? ''],
    ['vin', ({ car }) => car.vin ?? ''],
    ['rego', ({ car }) => car.regplate ?? ''],
    ['title', ({ car }) => fullName(car)],
    ['url', ({ link }) => link],
    ['item_type', ({ car }) => car.item_type],
    ['car_type', ({ car }) => car.car_type],
    ['make', ({ car }) => car.make],
    ['model', ({ car }) => car.model],
    ['badge', ({ car }) => car.badge ?? ''],
    ['series', ({ car }) => car.series ?? ''],
    ['year', ({ car }) => String(car.year ?? '')],
    ['body', ({ car }) => car.body ?? ''],
    ['colour', ({ car }) => car.colour ?? ''],
    ['odometer', ({ car }) => (car.km === null ? '' : String(Math.round(car.km)))],
    ['transmission', ({ car }) => car.simple_transmission ?? ''],
    ['fuel', ({ car }) => car.simple_fuel ?? ''],
    ['drive', ({ car }) => car.drive ?? ''],
    ['seats', ({ car }) => String(car.seats ?? '')],
    ['doors', ({ car }) => String(car.doors ?? '')],
    ['price', ({ price }) => String(price?.amount ?? '')],
    ['price_type', ({ price }) => price?.type ?? ''],
    ['price_drive_away', (offered) => amountOf(offered, 'drive_away')],
    ['price_excluding_government_charges', (offered) => amountOf(offered, 'excluding_government_charges')],
    ['currency', ({ price, currency }) => (price === null ? '' : currency)],
    ['description', ({ car }) => (car.dealercomments ?? '').split('|').map((part) => part.trim()).join('\n')],
    ['features', ({ car }) => car.standardEquipment.join('|')],
    ['images', ({ photos }) => photos.join('|')],
    ['image_descriptions', ({ photoTexts }) => (photoTexts.some(Boolean) ? photoTexts.map(inBar).join('|') : '')],
    ['location_code', ({ place }) => place?.code ?? ''],
    ['location_name', ({ place }) => place?.name ?? ''],
    ['location_state', ({ place }) => place?.state ?? ''],
    ['location_postcode', ({ place }) => place?.postcode ?? ''],
  ], // biome-ignore format: a column a line
  checks: AVAILABILITY_CHECKS,
  isByVin: false,
}

/** A text between vertical bars. */
function inBar(text: string): string {
  return text.replaceAll('|', '/')
}

/** INTAKE-8: the price of one type, if the car's page shows it. */
function amountOf({ car, price }: OfferedCar, type: FirstPrice): string {
  if (price === null) return ''
  if (price.type === type) return String(price.amount)
  const other = otherPrice(car)
  return other?.type === type ? String(other.amount) : ''
}
