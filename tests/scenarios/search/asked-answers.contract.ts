import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedSites } from '../served-sites.ts'

const FOLDER = join(import.meta.dirname, '../../../fixtures/queries')

/** A written question, what it means, and a demonstration dealer whose stock it fits. */
export interface Question {
  readonly dealer: string
  readonly query: string
  readonly meaning: string
}

/** The questions of the files: those about caravans at the caravan dealer, the others at a car dealer. */
export function writtenQuestions(): readonly Question[] {
  return (['written', 'cars', 'caravans', 'figures', 'electric'] as const).flatMap((file) =>
    readFileSync(join(FOLDER, `${file}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [query = '', meaning = ''] = line.split(' → ')
        return { dealer: file === 'caravans' ? 'wattle-caravans' : 'meridian-motor-group', query, meaning }
      }),
  )
}

type Shown = Readonly<Record<string, unknown>>

/** What a car says of a filter, by the names of the files; features and words are left to the search itself. */
const READ: Readonly<Record<string, (car: Shown) => unknown>> = {
  price: ({ offer_price, price, subscription_price: _ }) => {
    const reduced = Number(offer_price ?? 0)
    return reduced > 10 ? reduced : price
  },
  km: ({ km }) => km,
  year: ({ year }) => year,
  sleeps: (car) => measure(car, 'sleeps'),
  tare_weight: (car) => measure(car, 'tare_weight'),
  aggregate_trailer_mass: (car) => measure(car, 'aggregate_trailer_mass'),
  body_length: (car) => measure(car, 'body_length'),
  axle_type: (car) => measure(car, 'axle_type'),
  make: ({ make }) => make,
  make_model: ({ make, model }) => `${make} ${model}`,
  badge: ({ badge }) => badge,
  body: ({ body }) => body,
  simple_body: ({ simple_body }) => simple_body,
  fuel: ({ simple_fuel, fuel }) => simple_fuel ?? fuel,
  transmission: ({ simple_transmission }) => simple_transmission,
  // The files write '4x4' of what this stock has as '4WD'.
  drive: ({ drive }) => (drive === '4WD' ? '4x4' : drive),
  colour: ({ colour }) => colour,
  seats: ({ seats }) => seats,
  car_type: ({ car_type }) => car_type,
  braked_towing: ({ braked_towing }) => braked_towing,
  payload: ({ payload }) => payload,
  driving_range: ({ driving_range }) => driving_range,
  battery_capacity: ({ battery_capacity }) => battery_capacity,
  dc_charging: ({ dc_charging }) => dc_charging,
  ac_charging: ({ ac_charging }) => ac_charging,
}

function measure(car: Shown, name: string): unknown {
  return (car['specifications'] as Shown | undefined)?.[name]
}

/** The filters of a written meaning that a car breaks; each is a sentence about the car. */
export function broken(
  meaning: string,
  car: Shown,
  stocked: (name: string, value: string) => boolean,
): readonly string[] {
  return meaning.split('; ').flatMap((part) => {
    const [, not, name = '', wanted = ''] = /^(not )?([\w.]+)=(.*)$/.exec(part) ?? []
    const value = READ[name]?.(car)
    if (READ[name] === undefined) return []
    const [from, to] = wanted.split(':')
    if (to !== undefined) {
      if (!stocked(name, 'any')) return []
      const isWithin = (from === '' || Number(value) >= Number(from)) && (to === '' || Number(value) <= Number(to))
      return value != null && isWithin ? [] : [`${part}, but ${name} is ${value}`]
    }
    // What no car of the dealer has is named on the page and left out.
    const listed = wanted.split('|').filter((one) => stocked(name, one))
    if (listed.length === 0) return []
    const has = listed.includes(String(value))
    return has === (not === undefined) ? [] : [`${part}, but ${name} is ${value}`]
  })
}

/** All cars that the page of a question shows as its results, by the API at the address that the page leads to. */
export async function carsShown(served: ServedSites, { dealer, query }: Question): Promise<readonly Shown[]> {
  const typed = `/search?${new URLSearchParams({ query })}`
  const led = (await served.request(dealer, typed)).headers.get('Location') ?? typed
  if (!led.startsWith('/search')) return []
  const address = new URL(led, 'http://dealer.example')
  const cars: Shown[] = []
  for (let page = 1; ; page++) {
    address.searchParams.set('page', String(page))
    const answer = await served.request(dealer, `/api/search${address.search}`)
    const { hits, pages } = (await answer.json()) as { readonly hits: readonly Shown[]; readonly pages: number }
    cars.push(...hits)
    if (page >= pages) return cars
  }
}

/** Whether some car of a dealer has a value, so that a question can ask for it. */
export async function stockOf(served: ServedSites, dealer: string): Promise<(name: string, value: string) => boolean> {
  const all = await carsShown(served, { dealer, query: '', meaning: '' })
  return (name, value) =>
    all.some((car) => {
      const has = READ[name]?.(car)
      return has != null && (value === 'any' || String(has) === value)
    })
}
