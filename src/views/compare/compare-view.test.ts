import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { type Comparison, compareView } from './compare-view.ts'

const NOW = new Date('2026-06-10T12:00:00Z')
const NOTHING: Comparison = {
  cars: [],
  gone: [],
  unknown: 0,
  tooMany: 0,
  onlyDifferences: false,
  words: '',
  offered: [],
}

const compare = (cars: readonly Partial<Car>[], asked: Partial<Comparison> = {}, site: Partial<SiteInput> = {}) =>
  compareView(
    { ...NOTHING, cars: cars.map((car, n) => exampleCar({ id: `c${n + 1}`, ...car })), ...asked },
    exampleSite(site),
    { now: NOW },
  )

const rowOf = (view: ReturnType<typeof compare>, name: string) =>
  view.groups.flatMap(({ rows }) => rows).find((row) => row.name === name)
const text = (...lines: string[]) => ({ kind: 'text', lines })

describe('compareView', () => {
  it('CARD-5 CARD-6 LAW-3 shows prices with what they include', () => {
    const view = compare([{ before_price: 47_990 }, { price: null, price_type: null }])
    expect(rowOf(view, 'price')?.cells).toEqual([
      text('Was $47,990, now:', '$45,990', 'Drive away'),
      text('Enquire for price.'),
    ])
  })

  it('INTAKE-8 LAW-3 shows both prices of a car, each with what it includes', () => {
    const both = { price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 } as const
    expect(rowOf(compare([both, {}]), 'price')?.cells).toEqual([
      text('$32,990', 'Drive away', '$30,200', 'Excl. government charges'),
      text('$45,990', 'Drive away'),
    ])
  })

  it('LAW-1 shows repayment and comparison rate in one cell, and the warning under the table', () => {
    const site = { finance: { provider: 'manual' as const } }
    const view = compare([{ finance_lenders: { manual: exampleOffer() } }, {}], {}, site)
    expect(rowOf(view, 'repayment')?.cells).toMatchObject([
      { kind: 'repayment', claim: { repayment: '$198 / week', comparisonRate: 'Comparison rate 9.80% p.a.' } },
      text(),
    ])
    expect(view.creditWarning?.warning).toContain('WARNING: This comparison rate is true only')
    expect(view.creditWarning?.disclaimer).toBe(
      `${exampleOffer().disclaimer ?? ''} ${exampleSite(site).finance.disclaimer}`,
    )
    expect(compare([{}, {}], {}, site).creditWarning).toBeNull()
  })

  it('marks differences, including facts that one car lacks', () => {
    const view = compare([
      { seats: 5, doors: 4, drive: '4WD' },
      { seats: 7, doors: 4, drive: null },
    ])
    expect(rowOf(view, 'seats')).toMatchObject({ differs: true, cells: [text('5'), text('7')] })
    expect(rowOf(view, 'drive')).toMatchObject({ differs: true, cells: [text('4WD'), text()] })
    expect(rowOf(view, 'doors')?.differs).toBe(false)
  })

  it('merges features regardless of case', () => {
    const { groups } = compare([
      { standardEquipment: ['Tow bar', 'Cruise Control'] },
      { standardEquipment: ['Cruise control', 'Sunroof'] },
    ])
    expect(groups.find(({ title }) => title === 'Features')?.rows).toEqual([
      { name: 'tow bar', label: 'Tow bar', cells: has(true, false), differs: true },
      { name: 'cruise control', label: 'Cruise Control', cells: has(true, true), differs: false },
      { name: 'sunroof', label: 'Sunroof', cells: has(false, true), differs: true },
    ])
  })

  it('point 5: has no numbers of the dealer’s own, which tell two cars apart in no way that matters', () => {
    const vehicle = { hideRego: false, hideVin: false, showViews: true }
    const names = compare([{ views: 7 }, { views: 9 }], {}, { vehicle })
      .groups.flatMap(({ rows }) => rows)
      .map(({ name }) => name)
    for (const name of ['rego', 'vin', 'views', 'stocknum']) expect(names).not.toContain(name)
  })

  it('point 5: begins with the differences that matter most, eight at most, each once', () => {
    const more = {
      km: 20_000,
      price: 20_000,
      seats: 7,
      colour: 'Red',
      doors: 2,
      drive: 'AWD',
      fuel: 'Petrol',
      simple_fuel: 'Petrol',
    } as const
    const { groups, matters, send } = compare([
      {},
      { ...more, simple_transmission: 'Manual', trans: 'Manual', car_type: 'new' },
    ])
    expect(groups[0]?.title).toBe('What matters most')
    expect(matters).toBe(8)
    expect(groups[0]?.rows.map(({ name }) => name).slice(0, 4)).toEqual(['price', 'car_type', 'km', 'seats'])
    const names = groups.flatMap(({ rows }) => rows.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    expect(send?.path).toBe('/compare?cars=c1,c2')
    expect(compare([{}]).send).toBeNull()
  })

  it('shows a fact once, even if details and specifications both have it', () => {
    const variant = { ...exampleCar().variant, enginesize: 2755 }
    const view = compare([{ drive: '4WD', engine_size: '2.8L', variant }])
    const named = (wanted: string) => view.groups.flatMap(({ rows }) => rows).filter(({ label }) => label === wanted)
    expect(named('Drive')).toHaveLength(1)
    expect(named('Engine size').map(({ cells }) => cells)).toEqual([[text('2,755 cc')]])
  })

  it('shows only differences on request, with a link back', () => {
    const cars = [
      { seats: 5, doors: 4 },
      { seats: 7, doors: 4 },
    ]
    const all = compare(cars)
    expect(all).toMatchObject({ differences: 1, toggleHref: '/compare?cars=c1,c2&show=differences' })
    const narrowed = compare(cars, { onlyDifferences: true })
    expect(narrowed.groups.flatMap(({ rows }) => rows).map(({ name }) => name)).toEqual(['seats'])
    expect(narrowed).toMatchObject({ onlyDifferences: true, differences: 1, toggleHref: '/compare?cars=c1,c2' })
  })

  it('shows all facts of a single car', () => {
    expect(compare([{}], { onlyDifferences: true })).toMatchObject({ heading: 'Compare cars', onlyDifferences: false })
  })

  it('links to the comparison without each car; removing the last leaves an empty one', () => {
    expect(compare([{}, {}, {}]).cars.map(({ removeHref }) => removeHref)).toEqual([
      '/compare?cars=c2,c3',
      '/compare?cars=c1,c3',
      '/compare?cars=c1,c2',
    ])
    expect(compare([{}]).cars[0]?.removeHref).toBe('/compare?cars=')
  })

  it('explains which cars are missing', () => {
    const asked = { gone: ['2019 Mazda 3 Maxx'], unknown: 1, tooMany: 2 }
    expect(compare([{}], asked).notices).toEqual([
      'The 2019 Mazda 3 Maxx has been sold and is no longer listed.',
      'We couldn’t find 1 car here.',
      'You can compare up to 4 cars: 2 cars left out.',
    ])
    expect(compare([{}]).notices).toEqual([])
  })

  it('offers another car until there are four', () => {
    expect(compare([{}, {}, {}]).adding).toMatchObject({ cars: 'c1,c2,c3' })
    expect(compare([{}, {}, {}, {}]).adding).toBeNull()
  })

  it('CARD-4 shows that a car is sold, and links to similar ones', () => {
    const [sold] = compare([{ sold: true }]).cars
    expect(sold).toMatchObject({ tag: { text: 'JUST SOLD' }, action: { label: 'Show me similar ones' } })
  })
})

function has(...answers: boolean[]) {
  return answers.map((answer) => ({ kind: 'feature', has: answer }))
}
