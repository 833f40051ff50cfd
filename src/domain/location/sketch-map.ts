import { REGIONS, type RegionCode } from '../region.ts'
import { KM_PER_MILE } from '../units.ts'
import type { Point } from './distance.ts'
import { MAP_LINES } from './map-lines.ts'
import { type SketchLines, sketchLines } from './sketch-lines.ts'

/** A suburb or town. */
export interface NamedPoint extends Point {
  readonly name: string
}

/**
 * A simple map of locations among the suburbs around them, in pixels, north at the top. Directions and distances are
 * true, and it shows only known data. If the box is wider than `width`, it also shows what is left and right of it.
 */
export interface SketchMap {
  readonly width: number
  readonly height: number
  /** Locations that would overlap share one pin. */
  readonly pins: readonly SketchPin[]
  /** Names that are whole in a box of `width`; `isFar` are those that need twice the width. */
  readonly towns: readonly SketchTown[]
  /** Coast, rivers and roads; null where none are known. */
  readonly lines: SketchLines | null
  /** A round distance, '5 km', and its length in pixels. */
  readonly scale: { readonly text: string; readonly length: number }
}

export interface SketchTown {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly isFar?: true
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

/** North-south extent of a map in kilometres: at least the minimum, extended up to the maximum to show enough towns. */
const LEAST_KM = 9
const MOST_KM = 60
const ENOUGH_TOWNS = 5
/** Maximum share of height and width that the pins span. */
const PART_OF_PINS = 0.72
/** How far the map extends on each side beyond its width, as a multiple of the width. */
const BESIDE = 1.5
const SCALE_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const LONGEST_SCALE = 96

/** PLACE-1, PLACE-2: the map of the locations; null if none has coordinates. */
export function sketchMap(
  places: readonly { readonly id: string; readonly lat: number | null; readonly lng: number | null }[],
  towns: readonly NamedPoint[],
  { width, height }: SketchSize,
  region: RegionCode,
): SketchMap | null {
  const points = places.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [{ id, lat, lng }]))
  const centre = middleOf(points)
  if (centre === null) return null
  const pixelsPerKm = Math.min(
    height / kmToTowns(centre, towns),
    ...points.flatMap((point) => {
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
  const pins = points.reduce<readonly SketchPin[]>((before, point) => withPin(before, point.id, drawn(point)), [])
  const named = towns.map((town) => ({ name: town.name, ...drawn(town) }))
  return {
    width,
    height,
    pins,
    towns: legible(named, pins, { width, height }).map((town) =>
      isFar(town, width) ? { ...town, isFar: true } : town,
    ),
    lines: sketchLines(MAP_LINES, drawn, { width, height }),
    scale: scaleOf(pixelsPerKm, region),
  }
}

/** North-south extent, in kilometres, that shows the nearest few towns. */
function kmToTowns(centre: Point, towns: readonly NamedPoint[]): number {
  const away = towns.map((town) => kmFrom(centre, town)).map(({ east, north }) => Math.hypot(east, north))
  const enough = away.sort((one, other) => one - other)[ENOUGH_TOWNS - 1] ?? 0
  return Math.min(MOST_KM, Math.max(LEAST_KM, enough * 2.4))
}

/** Radius in which to look for towns, in kilometres: up to the edges of a wide box. */
export function sketchReach(places: readonly Point[]): number {
  const centre = middleOf(places)
  if (centre === null) return 0
  const farthest = places.map((point) => kmFrom(centre, point)).map(({ east, north }) => Math.hypot(east, north))
  return Math.max(MOST_KM / 2, ...farthest) * (1 + BESIDE)
}

/** Centre of the bounding box of the points; null without points. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) }
}

const KM_PER_DEGREE = 111.2

/** Flat approximation, accurate to 1% over a few dozen kilometres. */
function kmFrom(centre: Point, { lat, lng }: Point): { readonly east: number; readonly north: number } {
  const narrowing = Math.cos((centre.lat * Math.PI) / 180)
  return { east: (lng - centre.lng) * KM_PER_DEGREE * narrowing, north: (lat - centre.lat) * KM_PER_DEGREE }
}

const LETTER_WIDTH = 7.5
const LINE_HEIGHT = 26
const PIN = { width: 30, height: 44 }

/** Area reserved for the scale. Works for boxes from one to two map widths. */
const SCALE_CORNER = { x: -50, width: 320, height: 36 }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The towns whose names overlap no pin, no other name and no edge. Earlier towns in the list, which are nearer, win.
 */
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
    const reach = Math.abs(town.x - width / 2) + box.width / 2
    // A name across the edge of the narrower box would be cut there.
    const isWhole = reach <= width / 2 || (reach <= width && reach - box.width >= width / 2)
    const inside = town.y > LINE_HEIGHT && town.y < height - LINE_HEIGHT && isWhole
    if (!inside || names.has(town.name) || taken.some((other) => overlap(box, other))) return false
    names.add(town.name)
    taken.push(box)
    return true
  })
}

/** Whether a name is outside a box of `width`. */
function isFar({ x }: SketchTown, width: number): boolean {
  return Math.abs(x - width / 2) > width / 2
}

/** The pins with one more location: its own pin, or a shared one if it would overlap. */
function withPin(pins: readonly SketchPin[], id: string, { x, y }: Pick<SketchPin, 'x' | 'y'>): readonly SketchPin[] {
  const near = pins.find((pin) => overlap({ x, y, ...PIN }, { ...pin, ...PIN }))
  if (near === undefined) return [...pins, { ids: [id], x, y }]
  return pins.map((pin) => (pin === near ? { ...pin, ids: [...pin.ids, id] } : pin))
}

/** Whether two boxes, given by their centres, overlap. */
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
