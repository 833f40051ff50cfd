import type { Car } from '../car/car.ts'
import { CAR_FIELDS } from '../car/car-fields.ts'
import { emptyValues } from '../car/field.ts'

/** An ordinary car for tests: in stock, used, priced, listed long ago. `changes` override its fields. */
export function exampleCar(changes: Partial<Car> = {}): Car {
  return {
    ...emptyValues(CAR_FIELDS),
    id: 'c1',
    slug: '2021-toyota-hilux-s100',
    name: '2021 Toyota HiLux SR5 Auto 4x4 Double Cab',
    year: 2021,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    series: 'GUN126R',
    stocknum: 'S100',
    vin: 'MR0KA3CD501234567',
    regplate: '123AB4',
    colour: 'Glacier White',
    sold: false,
    sold_date_timestamp: null,
    price: 45_990,
    price_type: 'drive_away',
    km: 54_321,
    trans: '6 SP AUTOMATIC',
    simple_transmission: 'Automatic',
    body: 'Double Cab Pick Up',
    simple_body: 'ute',
    simple_fuel: 'Diesel',
    fuel: 'Diesel',
    drive: '4x4',
    seats: 5,
    doors: 4,
    engine_size: '2.8 L',
    build_date: '2021-03',
    rego_expiry: '2027-03-12',
    views: 1204,
    images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
    thumbnails: ['https://pictures.example/1-small.jpg'],
    primary_image_url: 'https://pictures.example/1.jpg',
    standardEquipment: ['Rear camera', 'Tow bar'],
    dealercomments: 'One owner.|Serviced on time.',
    created_at: '2026-01-01T00:00:00Z',
    payment_processors: ['card'],
    dealership_id: 'd1',
    dealership_slug: 'example-motors',
    location: {
      name: 'Moorooka',
      slug: 'moorooka',
      phone: '07 3123 4567',
      city: 'Brisbane',
      state: 'QLD',
      suburb: 'Moorooka',
      postcode: '4105',
    },
    ...changes,
  }
}

export const NO_VARIANT = CAR_FIELDS.variant.empty
export const NO_SPECIFICATIONS = CAR_FIELDS.specifications.empty
