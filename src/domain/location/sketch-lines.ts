import type { Point } from './distance.ts'
import type { MapLines } from './map-lines.ts'

/** What is under the names of a sketch map, as SVG path data. Empty text draws nothing. */
export interface SketchLines {
  readonly sea: string
  readonly islands: string
  readonly rivers: string
  readonly roads: string
  readonly motorways: string
}

interface Spot {
  readonly x: number
  readonly y: number
}

interface SketchSize {
  readonly width: number
  readonly height: number
}

/** PLACE-2: coast, rivers and roads on a sketch; null if none is near. `place` gives a point's pixels. */
export function sketchLines(lines: MapLines, place: (point: Point) => Spot, size: SketchSize): SketchLines | null {
  const near = (all: readonly (readonly Point[])[]) =>
    all.map((line) => nearPart(line.map(place), size)).filter((line) => line.length > 1)
  const curves = (all: readonly (readonly Point[])[]) => near(all).map(curve).join('')
  const shore = nearPart(lines.coast.map(place), size)
  const drawn = {
    sea: shore.length > 1 ? seaBeside(shore, size) : '',
    islands: near(lines.islands)
      .map((line) => `${curve(line)}Z`)
      .join(''),
    rivers: curves(lines.rivers),
    roads: curves(lines.roads),
    motorways: curves(lines.motorways),
  }
  return drawn.sea || drawn.roads || drawn.motorways ? drawn : null
}

/** From the first point that may be seen to the last, with one more at each end. */
function nearPart(spots: readonly Spot[], { width, height }: SketchSize): readonly Spot[] {
  const isNear = ({ x, y }: Spot) => Math.abs(x - width / 2) < width * 2 && Math.abs(y - height / 2) < height * 1.2
  const first = spots.findIndex(isNear)
  return first === -1 ? [] : spots.slice(Math.max(0, first - 1), spots.findLastIndex(isNear) + 2)
}

/** A line through the middle of each two neighbours, so that its corners are round. */
function curve(spots: readonly Spot[]): string {
  const [first, ...others] = spots
  const last = spots.at(-1)
  if (first === undefined || last === undefined) return ''
  const bends = others.slice(0, -1).map((spot, index) => {
    const next = others[index + 1] ?? spot
    return `Q${spot.x} ${spot.y} ${Math.round((spot.x + next.x) / 2)} ${Math.round((spot.y + next.y) / 2)}`
  })
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`
}

/** The area east of a shore that runs from north to south. */
function seaBeside(shore: readonly Spot[], { width, height }: SketchSize): string {
  const east = width * 4
  return `${curve(shore)}V${height * 3}H${east}V${-height * 2}H${shore[0]?.x ?? east}Z`
}
