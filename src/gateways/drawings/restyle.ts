import type { Corner } from './outline.ts'
import type { SideShape } from './side-shape.ts'
import type { WheelStyle } from './wheel.ts'

/** How one model's body differs from another's of the same shape. Millimetres. */
interface Styling {
  /** How much farther back the roof reaches at its end. */
  readonly tail: number
  /** Added height of the roof. */
  readonly roof: number
  /** Added height of the bonnet's front edge. */
  readonly nose: number
  /** Number of places by which the shape's wheels move on in WHEELS. */
  readonly wheels: number
  readonly trim: SideShape['trim']
  readonly blackRoof: boolean
}

const TAILS = [0, 160, -170]
const ROOFS = [0, -60]
const NOSES = [0, 70, -45]
/** Alloy wheels in the order in which models move through them. */
const WHEELS: readonly WheelStyle[] = ['five-twin', 'ten', 'turbine', 'split', 'six']
const WORK_WHEELS: readonly WheelStyle[] = ['steel', 'six', 'ten', 'split']
const ELECTRIC_WHEELS: readonly WheelStyle[] = ['aero', 'turbine', 'split', 'ten']

/** The styling with a number from 0 to 71: each number is another combination. */
function stylingOf(style: number): Styling {
  return {
    tail: TAILS[style % 3] ?? 0,
    nose: NOSES[Math.floor(style / 3) % 3] ?? 0,
    roof: ROOFS[Math.floor(style / 9) % 2] ?? 0,
    wheels: Math.floor(style / 18) % 4,
    trim: ([undefined, 'chrome', 'black'] as const)[style % 3],
    blackRoof: style % 7 === 5,
  }
}

/** A shape with the details of one model: nose, roof line, tail, wheels and window trim. */
export function restyled(shape: SideShape, style: number): SideShape {
  if (style === 0) return shape
  if (shape.windows.length === 0) return { ...shape, livery: style }
  const styling = stylingOf(style)
  const move = (corner: Corner): Corner => moved(shape, styling, corner)
  const all = (corners: readonly Corner[]) => corners.map(move)
  const point = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const [newX, newY] = move([x, y])
    return [newX, newY]
  }
  return {
    ...shape,
    livery: style,
    height: shape.height + Math.max(0, styling.roof),
    profile: all(shape.profile),
    windows: all(shape.windows),
    pillars: shape.pillars.map(([bottom, top, width]) => [bottom, move([top, shape.height])[0], width]),
    seams: shape.seams.map(all),
    mirror: shape.mirror && point(shape.mirror),
    headlamp: all(shape.headlamp),
    tailLamp: all(shape.tailLamp),
    screens: shape.screens.map(([from, to]) => [move(from), move(to)]),
    wheelStyles: [wheelFor(shape, styling, 0), wheelFor(shape, styling, 1), wheelFor(shape, styling, 2)],
    ...(styling.trim && { trim: styling.trim }),
    ...(styling.blackRoof && !shape.extras && { blackRoof: true }),
  }
}

/** Bodies whose load or living area has a fixed place keep their roof. */
function moved(shape: SideShape, { tail, roof, nose }: Styling, [x, y, round]: Corner): Corner {
  const belt = (shape.waist[0] + shape.waist[1]) / 2
  const above = clamp((y - belt) / (shape.height - belt))
  const rear = shape.extras ? 0 : smooth((x / shape.length - 0.5) / 0.32)
  const lamps = clamp((y - belt * 0.45) / (belt * 0.45)) * (1 - above)
  const front = 1 - smooth(x / (shape.length * 0.27))
  const lifted = y + (shape.extras ? 0 : roof * above) + nose * front * lamps
  const to: readonly [number, number] = [x + tail * rear * above ** 0.8, lifted]
  return round === undefined ? to : [...to, round]
}

/** Trucks and buses keep their wheels. */
function wheelFor({ wheelStyles, closedNose }: SideShape, { wheels }: Styling, scene: 0 | 1 | 2): WheelStyle {
  const wheelStyle = wheelStyles[scene]
  const choice = closedNose ? ELECTRIC_WHEELS : wheelStyle === 'steel' ? WORK_WHEELS : WHEELS
  const at = choice.indexOf(wheelStyle)
  return at === -1 ? wheelStyle : (choice[(at + wheels) % choice.length] ?? wheelStyle)
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function smooth(share: number): number {
  const at = clamp(share)
  return at * at * (3 - 2 * at)
}
