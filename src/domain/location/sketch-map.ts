import { REGIONS, type RegionCode } from '../region.ts'
import { KM_PER_MILE } from '../units.ts'
import type { Point } from './distance.ts'

/** A point with a name: a suburb or a town. */
export interface NamedPoint extends Point {
  readonly name: string
}

/**
 * A drawn sketch of where places are among the suburbs around them, in pixels with north at the top: true in direction and
 * distance, and made of nothing that is not known. What is left or right of `width` shows where the box is wider.
 */
export interface SketchMap {
  readonly width: number
  readonly height: number
  /** One for places that would stand on each other. */
  readonly pins: readonly SketchPin[]
  readonly towns: readonly { readonly name: string; readonly x: number; readonly y: number }[]
  /** A round distance, '5 km', and how long it is. */
  readonly scale: { readonly text: string; readonly length: number }
}

export interface SketchPin {
  readonly ids: readonly string[]
  readonly x: number
  readonly y: number
}

interface SketchSize {
  readonly width: number
  readonly height: number
}

/** How far a sketch reaches from north to south, in kilometres: so far at least, and at most until it has some names. */
const LEAST_KM = 9
const MOST_KM = 60
const ENOUGH_TOWNS = 5
/** How much of its height and width the pins may take. */
const PART_OF_PINS = 0.72
/** How far a sketch may be seen to each side of its own width, as a part of that. */
const BESIDE = 1.5
const SCALE_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const LONGEST_SCALE = 96

/** The sketch of places (PLACE-1, PLACE-2); null where none of them is known by latitude and longitude. */
export function sketchMap(
  places: readonly { readonly id: string; readonly lat: number | null; readonly lng: number | null }[],
  towns: readonly NamedPoint[],
  { width, height }: SketchSize,
  region: RegionCode,
): SketchMap | null {
  const known = places.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [{ id, lat, lng }]))
  const centre = middleOf(known)
  if (centre === null) return null
  const pixelsPerKm = Math.min(
    height / kmToTowns(centre, towns),
    ...known.flatMap((point) => {
      const { east, north } = kmFrom(centre, point)
      return [
        (height * PART_OF_PINS) / 2 / Math.max(Math.abs(north), 0.001),
        (width * PART_OF_PINS) / 2 / Math.max(Math.abs(east), 0.001),
      ]
    }),
  )
  const drawn = (point: Point) => {
    const { east, north } = kmFrom(centre, point)
    return { x: Math.round(width / 2 + east * pixelsPerKm), y: Math.round(height / 2 - north * pixelsPerKm) }
  }
  const pins = known.reduce<readonly SketchPin[]>((before, point) => withPin(before, point.id, drawn(point)), [])
  const named = towns.map((town) => ({ name: town.name, ...drawn(town) }))
  return { width, height, pins, towns: legible(named, pins, { width, height }), scale: scaleOf(pixelsPerKm, region) }
}

/** How many kilometres from north to south show the nearest few towns. */
function kmToTowns(centre: Point, towns: readonly NamedPoint[]): number {
  const away = towns.map((town) => kmFrom(centre, town)).map(({ east, north }) => Math.hypot(east, north))
  const enough = away.sort((one, other) => one - other)[ENOUGH_TOWNS - 1] ?? 0
  return Math.min(MOST_KM, Math.max(LEAST_KM, enough * 2.4))
}

/** How far from the middle towns are looked for, in kilometres: to the edges of a wide box. */
export function sketchReach(places: readonly Point[]): number {
  const centre = middleOf(places)
  if (centre === null) return 0
  const farthest = places.map((point) => kmFrom(centre, point)).map(({ east, north }) => Math.hypot(east, north))
  return Math.max(MOST_KM / 2, ...farthest) * (1 + BESIDE)
}

/** The middle of the smallest box around points; null of none. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) }
}

const KM_PER_DEGREE = 111.2

/** Good to a hundredth over the few dozen kilometres of a sketch. */
function kmFrom(centre: Point, { lat, lng }: Point): { readonly east: number; readonly north: number } {
  const narrowing = Math.cos((centre.lat * Math.PI) / 180)
  return { east: (lng - centre.lng) * KM_PER_DEGREE * narrowing, north: (lat - centre.lat) * KM_PER_DEGREE }
}

const LETTER_WIDTH = 7.5
const LINE_HEIGHT = 26
const PIN = { width: 30, height: 44 }

/** Where the scale stands, whether the box is as wide as the sketch or twice that. */
const SCALE_CORNER = { x: -50, width: 320, height: 36 }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The towns whose names stand clear of the pins, of each other and of the edges; the nearest to the middle first. */
function legible<Town extends { readonly name: string; readonly x: number; readonly y: number }>(
  towns: readonly Town[],
  pins: readonly { readonly x: number; readonly y: number }[],
  { width, height }: SketchSize,
): readonly Town[] {
  const taken: Box[] = [
    ...pins.map(({ x, y }) => ({ x, y: y - PIN.height / 2, ...PIN })),
    { ...SCALE_CORNER, y: height - SCALE_CORNER.height / 2 },
  ]
  const names = new Set<string>()
  return towns.filter((town) => {
    const box = { x: town.x, y: town.y, width: town.name.length * LETTER_WIDTH + 16, height: LINE_HEIGHT }
    const inside =
      town.y > LINE_HEIGHT && town.y < height - LINE_HEIGHT && Math.abs(town.x - width / 2) < width * (0.5 + BESIDE)
    if (!inside || names.has(town.name) || taken.some((other) => overlap(box, other))) return false
    names.add(town.name)
    taken.push(box)
    return true
  })
}

/** The pins with one more place: at its own pin, or at that of a place too near to tell apart. */
function withPin(pins: readonly SketchPin[], id: string, { x, y }: Pick<SketchPin, 'x' | 'y'>): readonly SketchPin[] {
  const near = pins.find((pin) => overlap({ x, y, ...PIN }, { ...pin, ...PIN }))
  if (near === undefined) return [...pins, { ids: [id], x, y }]
  return pins.map((pin) => (pin === near ? { ...pin, ids: [...pin.ids, id] } : pin))
}

/** Of boxes by their middles. */
function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  )
}

function scaleOf(pixelsPerKm: number, region: RegionCode): SketchMap['scale'] {
  const unit = REGIONS[region].distance
  const pixelsPerUnit = unit === 'mi' ? pixelsPerKm * KM_PER_MILE : pixelsPerKm
  const distance = SCALE_KM.findLast((each) => each * pixelsPerUnit <= LONGEST_SCALE) ?? 1
  return { text: `${distance} ${unit}`, length: Math.round(distance * pixelsPerUnit) }
}
