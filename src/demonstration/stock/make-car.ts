import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import type { CarType, Transmission } from '#domain/car/vocabulary.ts'
import { capabilities } from './capabilities.ts'
import { CATALOGUE } from './catalogue.ts'
import { comments } from './comments.ts'
import { equipment } from './equipment.ts'
import type { FeedRow } from './feed-row.ts'
import { inspection } from './inspection.ts'
import { madePlate, monthOf, registeredUntil } from './listing-dates.ts'
import type { Badge, Engine, ModelSpec } from './model-spec.ts'
import { pickPaint } from './paint.ts'
import { type Pictures, pictures } from './pictures.ts'
import type { YardPlan } from './plans.ts'
import { usedValue } from './pricing.ts'
import type { Random } from './random.ts'
import { type Ordinary, sellable } from './sellable.ts'
import { madeVin } from './vin.ts'

/** A realistic car for a yard: all its values agree with its model, badge, year and odometer. */
export function makeCar(
  random: Random,
  yard: YardPlan,
  { carType, number }: { readonly carType: CarType; readonly number: number },
  now: Date,
): FeedRow {
  const thisYear = now.getUTCFullYear()
  const spec = random.weighted(modelsFor(yard, carType, thisYear), (model) => model.weight)
  const [badge, listPrice, level, key] = pickBadge(random, spec, carType)
  const engine = spec.engines[key]
  if (!engine) throw new Error(`${spec.make} ${spec.model} has no engine ${key}`)
  const year = yearOf(random, spec, carType, { oldest: yard.oldest, thisYear })
  const age = Math.max(0, thisYear - year)
  const workVehicle = ['ute', 'cab-chassis', 'van', 'bus', 'light-truck'].includes(spec.shape)
  const km = odometer(random, carType, age, workVehicle)
  const paint = pickPaint(random, workVehicle)
  const fitted = equipment(random, spec, engine, { level, year, used: carType === 'used' })
  const value =
    carType === 'used'
      ? usedValue(listPrice, spec.keeps, age + 0.4, km) * (0.95 + random.next() * 0.1)
      : listPrice * (carType === 'demo' ? 0.93 : 1.03)
  const month = random.whole(1, carType === 'used' ? 12 : 9)
  const told = {
    spec,
    engine,
    badge,
    carType,
    year,
    age,
    km,
    colour: paint.name,
    equipment: fitted,
    suburb: yard.location.suburb,
    yard: yard.location.name,
  }
  const ordinary: Ordinary = {
    random,
    yard,
    carType,
    number,
    now,
    value,
    age,
    name: `${year} ${spec.make} ${spec.model} ${badge}`,
  }
  const row = {
    ...sellable(ordinary),
    carsales_title: `${year} ${spec.make} ${spec.model} ${badge} ${transWords(engine)}`,
    year,
    make: spec.make,
    model: spec.model,
    badge,
    series: spec.series.findLast(([from]) => from <= year)?.[1] ?? null,
    vin: madeVin(random, year),
    regplate: carType === 'new' ? null : madePlate(random, yard.location.state),
    colour: paint.name,
    item_type: spec.shape === 'light-truck' ? 'truck' : 'car',
    km,
    trans: transWords(engine),
    simple_transmission: simpleTransmission(engine),
    body: spec.body,
    simple_body: spec.simpleBody,
    fuel:
      engine.fuel === 'Petrol' ? 'Petrol - Unleaded ULP' : engine.fuel === 'Hybrid' ? 'Hybrid - Petrol' : engine.fuel,
    simple_fuel: engine.fuel,
    drive: engine.drive,
    seats: spec.seats,
    doors: spec.doors,
    engine_size: engine.litres > 0 ? `${engine.litres.toFixed(1)}L` : null,
    build_date: monthOf(year, month),
    compliance_date: monthOf(year, Math.min(12, month + random.whole(0, 2))),
    rego_expiry: carType === 'new' ? null : registeredUntil(random, now),
    standardEquipment: fitted,
    dealercomments: random.chance(0.03) ? null : comments(random, told),
    has_nvic: !random.chance(0.05),
    variant: variantOf(spec, engine),
    ...capabilities(spec, engine),
    specifications: CAR_FIELDS.specifications.empty,
  } satisfies Omit<FeedRow, keyof Pictures>
  const shown = { ...row, ...pictures(random, row, carType, paint.drawn) }
  return carType === 'used' ? { ...shown, ...inspection(random, { km, listed: row.created_at }) } : shown
}

function modelsFor(yard: YardPlan, carType: CarType, thisYear: number): readonly ModelSpec[] {
  if (carType !== 'used') return CATALOGUE.filter((model) => model.make === yard.make && isStillMade(model, thisYear))
  const yardMake = yard.make
  const oldest = CATALOGUE.filter((model) => model.years[1] >= thisYear - yard.oldest)
  return yardMake
    ? oldest.map((model) => (model.make === yardMake ? { ...model, weight: model.weight * 5 } : model))
    : oldest
}

/** What was made in the last year that the catalogue knows goes on being made, so that the demonstration starts in any year. */
function isStillMade({ years }: ModelSpec, thisYear: number): boolean {
  return years[1] >= Math.min(thisYear, KNOWN_UNTIL)
}

const KNOWN_UNTIL = Math.max(...CATALOGUE.map(({ years }) => years[1]))

/** Picks cheaper badges more often; new stock has the whole range evenly. */
function pickBadge(random: Random, spec: ModelSpec, carType: CarType): Badge {
  return random.weighted(spec.badges, ([, , level]) => (carType === 'used' ? 6 - level : 4))
}

function yearOf(
  random: Random,
  spec: ModelSpec,
  carType: CarType,
  { oldest, thisYear }: { readonly oldest: number; readonly thisYear: number },
): number {
  if (carType === 'new') return random.chance(0.12) && spec.years[0] < thisYear ? thisYear - 1 : thisYear
  if (carType === 'demo') return random.chance(0.35) && spec.years[0] < thisYear ? thisYear - 1 : thisYear
  const first = Math.max(spec.years[0], thisYear - oldest)
  const last = Math.max(first, Math.min(spec.years[1], thisYear - 1))
  return last - Math.floor((last - first + 1) * random.next() ** 1.35)
}

function odometer(random: Random, carType: CarType, age: number, workVehicle: boolean): number {
  if (carType === 'new') return random.whole(5, 48)
  if (carType === 'demo') return random.whole(800, 7_500)
  const perYear = (workVehicle ? 17_500 : 13_000) * (0.5 + random.next() * 0.55 + random.next() * 0.45)
  return Math.round(perYear * (age + 0.3) + random.whole(0, 900))
}

function transWords(engine: Engine): string {
  const gears = engine.gearbox.slice(1)
  const kinds: Readonly<Record<string, string>> = {
    A: `${gears} SP AUTOMATIC`,
    D: `${gears} SP SPORTS AUTOMATIC DUAL CLUTCH`,
    M: `${gears} SP MANUAL`,
    C: 'CVT AUTOMATIC',
    R: 'SINGLE SPEED AUTOMATIC',
  }
  return kinds[engine.gearbox.charAt(0)] ?? 'AUTOMATIC'
}

function simpleTransmission(engine: Engine): Transmission {
  return engine.gearbox.startsWith('M') ? 'Manual' : 'Automatic'
}

function variantOf(spec: ModelSpec, engine: Engine): FeedRow['variant'] {
  const burns = engine.cylinders > 0
  return {
    cylinders: burns ? engine.cylinders : null,
    enginesize: burns ? Math.round(engine.litres * 1000) - 2 : null,
    enginesize_litres: burns ? engine.litres : null,
    induction: burns ? (engine.turbo ? 'Turbo' : 'Naturally aspirated') : null,
    geartype: transWords(engine),
    fuelconsumptioncombined: burns ? engine.consumption : null,
    fuelcapacity: burns ? spec.tank : null,
    grossvehiclemass: spec.gvm,
    vehiclelength: spec.size[0],
    vehiclewidth: spec.size[1],
    vehicleheight: spec.size[2],
    torque: engine.torque,
    ancaprating: spec.ancap?.[0] ?? null,
    ancap_year: spec.ancap?.[1] ?? null,
  }
}
