import type { BodyType, Fuel } from '#domain/car/vocabulary.ts'
import type { FamilyShape } from '../drawings/drawing-family.ts'

/** A model sold in Australia, with the facts that generated cars must agree with. */
export interface ModelSpec {
  readonly make: string
  readonly model: string
  readonly shape: FamilyShape
  /** The feed's own word for the body. */
  readonly body: string
  readonly simpleBody: BodyType
  /** First and last year sold; stock is generated only within them. */
  readonly years: readonly [number, number]
  /** The series code from a year on, oldest first. */
  readonly series: readonly (readonly [number, string])[]
  readonly seats: number
  readonly doors: number
  /** Length, width and height in mm. */
  readonly size: readonly [number, number, number]
  /** kg; null for passenger cars whose makers seldom quote it. */
  readonly gvm: number | null
  /** litres; 0 for electric cars. */
  readonly tank: number
  readonly ancap: readonly [stars: number, year: number] | null
  readonly engines: Readonly<Record<string, Engine>>
  readonly badges: readonly Badge[]
  /** How common it is on a yard; 10 is average. */
  readonly weight: number
  /** Share of the price that remains after each year; 0.89 is average. */
  readonly keeps: number
}

export interface Engine {
  readonly fuel: Fuel
  readonly litres: number
  readonly cylinders: number
  readonly turbo: boolean
  readonly torque: number
  /** litres per 100 km, combined */
  readonly consumption: number
  readonly drive: Drive
  /** 'A8': eight-speed automatic, 'M6': manual, 'D7': dual clutch, 'C': continuously variable, 'R1': single gear. */
  readonly gearbox: string
}

export type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4'

/** Name, list price new in 2026 dollars, level of equipment 1 to 4, engine key. */
export type Badge = readonly [name: string, listPrice: number, level: 1 | 2 | 3 | 4, engine: string]

/** `induction`: 'T' for turbo; the rest as in `Engine`. */
export type EngineRow = readonly [
  fuel: Fuel,
  litres: number,
  cylinders: number,
  induction: 'N' | 'T',
  torque: number,
  consumption: number,
  drive: Drive,
  gearbox: string,
]

export function engine(
  ...[fuel, litres, cylinders, induction, torque, consumption, drive, gearbox]: EngineRow
): Engine {
  return { fuel, litres, cylinders, turbo: induction === 'T', torque, consumption, drive, gearbox }
}

const BODIES = {
  hatchback: ['Hatchback', 'hatch'],
  sedan: ['Sedan', 'sedan'],
  wagon: ['Wagon', 'wagon'],
  'small-suv': ['SUV', 'suv'],
  suv: ['SUV', 'suv'],
  'large-suv': ['SUV', 'suv'],
  ute: ['Utility', 'ute'],
  'cab-chassis': ['Cab Chassis', 'cabChassis'],
  van: ['Van', 'van'],
  'people-mover': ['People Mover', 'peopleMover'],
  coupe: ['Coupe', 'coupe'],
  convertible: ['Convertible', 'convertible'],
  bus: ['Bus', 'bus'],
  'light-truck': ['Light Truck', 'lightTruck'],
  motorhome: ['Motorhome', 'motorhome'],
  caravan: ['Caravan', 'caravan'],
  'camper-trailer': ['Camper Trailer', 'camperTrailer'],
} as const satisfies Record<FamilyShape, readonly [string, BodyType]>

export function bodyOf(shape: FamilyShape): { readonly body: string; readonly simpleBody: BodyType } {
  const [body, simpleBody] = BODIES[shape]
  return { body, simpleBody }
}

type Details = Pick<ModelSpec, 'years' | 'series' | 'seats' | 'doors' | 'size' | 'tank' | 'engines' | 'badges'> &
  Partial<Pick<ModelSpec, 'gvm' | 'ancap' | 'weight' | 'keeps'>>

export function model(make: string, name: string, shape: FamilyShape, details: Details): ModelSpec {
  return { make, model: name, shape, ...bodyOf(shape), gvm: null, ancap: null, weight: 10, keeps: 0.89, ...details }
}
