import * as facets from '#words/facet.ts'
import * as regions from '#words/region.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'
import { inWordsOf } from '../region.ts'
import { kilogramsText, kilowattsText, metresText, odometerText } from '../units.ts'
import type { CarFact, StaffFact } from './car-fact.ts'
import type { CAR_FIELDS } from './car-fields.ts'
import { range, values } from './facet.ts'
import { carTypeName, measured, placeText, shownBody } from './fact-text.ts'
import { feedName, feedText } from './feed-text.ts'

/**
 * Every fact of a car once, as people see it; `CAR_FIELDS` has its value. Where a fact shows, and in which order, are the
 * lists of names in fact-places.ts.
 */
export const CAR_FACTS = {
  car_type: {
    label: () => say(facets.condition),
    text: (car) => carTypeName(car.car_type),
    facet: values(facets.condition, (car) => car.car_type, { valueLabel: carTypeName }),
  },
  simple_body: { label: () => say(words.body), text: shownBody },
  km: {
    label: () => say(facets.odometer),
    text: ({ km }, region) => measured(km, (number) => odometerText(number, region)),
    facet: range(regions.kilometres, (car) => car.km, { step: 1000, suffix: ' km' }),
    staff: { label: 'Odometer', example: 45_000, isTypedFreely: true, isOwn: true },
  },
  simple_transmission: {
    label: () => say(words.transmission),
    text: (car) => car.simple_transmission ?? feedText(car.trans),
  },
  fuel: {
    label: () => say(words.fuel),
    text: (car, region) => {
      const fuel = car.simple_fuel ?? feedText(car.fuel)
      return fuel === null ? null : inWordsOf(region, fuel)
    },
  },
  drive: {
    label: () => say(words.drive),
    text: (car) => feedText(car.drive),
    facet: values(facets.drive, (car) => car.drive),
  },
  seats: {
    label: () => say(words.seats),
    text: (car) => measured(car.seats),
    facet: values(facets.seats, (car) => car.seats, {
      type: 'number',
      order: 'value',
      widget: 'buttons',
      valueLabel: (value) => say(facets.seatsOf, { seats: value }),
    }),
    staff: { label: 'Seats', example: 5 },
  },
  doors: { label: () => say(words.doors), text: (car) => measured(car.doors), staff: { label: 'Doors', example: 4 } },
  colour: {
    label: ({ colour }) => colour,
    text: (car) => feedName(car.colour),
    facet: values(regions.colour, (car) => car.colour, { widget: 'swatches' }),
    staff: { label: 'Colour' },
  },
  year: {
    label: () => say(facets.year),
    text: (car) => measured(car.year),
    facet: range(facets.year, (car) => car.year, { grouped: false }),
  },
  stocknum: { label: () => say(facets.stockNumber), text: (car) => car.stocknum },
  location: { label: () => say(facets.location), text: placeText },
  body_length: {
    label: () => say(facets.length),
    text: ({ specifications }) => measured(specifications.body_length, metresText),
    /** ASK-6: in feet, as caravans are sold. */
    facet: range(facets.length, ({ specifications }) => specifications.body_length, { suffix: ' ft' }),
  },
  sleeps: {
    label: () => say(facets.sleeps),
    text: ({ specifications }) => measured(specifications.sleeps),
    facet: range(facets.sleeps, ({ specifications }) => specifications.sleeps, { orMore: true }),
  },
  tare_weight: {
    label: () => say(facets.tareWeight),
    text: ({ specifications }) => measured(specifications.tare_weight, kilogramsText),
    facet: range(facets.tareWeight, ({ specifications }) => specifications.tare_weight, { step: 100, suffix: ' kg' }),
  },
  aggregate_trailer_mass: {
    label: () => say(facets.aggregateTrailerMass),
    text: ({ specifications }) => measured(specifications.aggregate_trailer_mass, kilogramsText),
    /** ASK-6: what a loaded caravan may weigh. */
    facet: range(facets.aggregateTrailerMass, ({ specifications }) => specifications.aggregate_trailer_mass, {
      step: 100,
      suffix: ' kg',
    }),
  },
  braked_towing: {
    label: () => say(facets.brakedTowing),
    text: (car) => measured(car.braked_towing, kilogramsText),
    facet: range(facets.brakedTowing, (car) => car.braked_towing ?? null, { step: 100, suffix: ' kg' }),
    staff: { label: 'Braked towing (kg)', example: 3_500 },
  },
  payload: {
    label: () => say(facets.payload),
    text: (car) => measured(car.payload, kilogramsText),
    facet: range(facets.payload, (car) => car.payload ?? null, { step: 50, suffix: ' kg' }),
    staff: { label: 'Payload (kg)', example: 950 },
  },
  driving_range: {
    label: () => say(facets.drivingRange),
    text: (car, region) => measured(car.driving_range, (km) => odometerText(km, region)),
    facet: range(facets.drivingRange, (car) => car.driving_range ?? null, { step: 10, suffix: ' km' }),
    staff: { label: 'Driving range', example: 510 },
  },
  battery_capacity: {
    label: () => say(facets.battery),
    text: (car) => measured(car.battery_capacity, (size) => `${size} kWh`),
    facet: range(facets.battery, (car) => car.battery_capacity ?? null, { step: 5, suffix: ' kWh' }),
    staff: { label: 'Battery (kWh)', example: 77 },
  },
  dc_charging: {
    label: () => say(facets.dcCharging),
    text: (car) => measured(car.dc_charging, kilowattsText),
    facet: range(facets.dcCharging, (car) => car.dc_charging ?? null, { step: 10, suffix: ' kW' }),
    staff: { label: 'DC charging (kW)', example: 150 },
  },
  ac_charging: {
    label: () => say(facets.acCharging),
    text: (car) => measured(car.ac_charging, kilowattsText),
    facet: range(facets.acCharging, (car) => car.ac_charging ?? null, { step: 1, suffix: ' kW' }),
    staff: { label: 'AC charging (kW)', example: 11 },
  },
  bunks: {
    label: () => say(facets.bunks),
    text: (car) => measured(car.bunks),
    facet: range(facets.bunks, (car) => car.bunks ?? null, { orMore: true }),
    staff: { label: 'Bunks', example: 2 },
  },
} as const satisfies Readonly<Record<string, CarFact>>

/** A fact, by its name in a site's options. */
export type FactName = keyof typeof CAR_FACTS

/** Facts with such a part. */
export type FactWith<Part extends keyof CarFact> = {
  [Name in FactName]: (typeof CAR_FACTS)[Name] extends Readonly<Record<Part, unknown>> ? Name : never
}[FactName]

/** Facts that staff type. */
export type TypedFact = FactWith<'staff'> & keyof typeof CAR_FIELDS

export function isFact(name: string): name is FactName {
  return Object.hasOwn(CAR_FACTS, name)
}

/** Whether staff type the fact. */
export function isTyped(name: string): name is TypedFact {
  return isFact(name) && 'staff' in CAR_FACTS[name]
}

export function staffFact(name: TypedFact): StaffFact {
  return CAR_FACTS[name].staff
}
