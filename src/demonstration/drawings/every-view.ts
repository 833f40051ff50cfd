import type { CarShape } from '#gateways/drawings/drawing-address.ts'
import { type CarViews, SIDE_VIEWS, type ViewedCar } from '#gateways/drawings/drawn-car.ts'
import type { SceneName } from '#gateways/drawings/scene-for.ts'
import { sideView } from '#gateways/drawings/side-view.ts'
import { sheet, staged } from '#gateways/drawings/staging.ts'
import { familyOf } from './drawing-family.ts'
import { FACES } from './face.ts'
import { frontView } from './front-view.ts'
import { interior } from './interior.ts'
import { livingSpace } from './living-space.ts'
import { loadSpace } from './load-space.ts'
import { rearView, TAILS_BY_SHAPE } from './rear-view.ts'
import { TOWED, type Towed, towedEnd } from './towed-ends.ts'

/** Drawings that a demonstration's cars have as their photos. */
export const EVERY_VIEW: CarViews = {
  ...SIDE_VIEWS,
  front: (car) => end(car, 'front', 1),
  front2: (car) => end(car, 'front', 2),
  front3: (car) => end(car, 'front', 3),
  rear: (car) => end(car, 'rear', 1),
  rear2: (car) => end(car, 'rear', 2),
  rear3: (car) => end(car, 'rear', 3),
  wheel: (car) => wheel(car, 1),
  wheel2: (car) => wheel(car, 2),
  wheel3: (car) => wheel(car, 3),
  interior: ({ shape, colour }) => sheet(livingSpaceOf(shape) ?? interior(familyOf(shape), colour)),
  boot: ({ shape, paint }) => {
    const space = loadSpace(familyOf(shape), paint)
    // Caravans and motorhomes show the kitchen instead.
    return sheet(space ?? `<g transform="translate(0 -400) scale(1.6)">${livingSpaceOf(shape)}</g>`)
  },
  detail,
}

/** The front or rear view, filling the picture's height. */
function end({ shape, paint }: ViewedCar, seen: 'front' | 'rear', scene: SceneName): string {
  if (isTowed(shape)) {
    const { half, top } = TOWED[shape]
    const scale = Math.min(580 / (top + 100), 760 / (half * 2))
    return staged({
      drawing: towedEnd(shape, seen, paint),
      scene,
      left: 600,
      floor: 660,
      scale,
      shadow: half * 2 * scale,
      middle: 600,
    })
  }
  const face = FACES[shape]
  const drawing =
    seen === 'front' ? frontView(face, paint) : rearView(face, TAILS_BY_SHAPE[familyOf(shape)] ?? 'hatch', paint)
  const scale = Math.min(560 / Math.max(face.height, face.behind?.[1] ?? 0), 820 / (face.half * 2 + 300))
  return staged({ drawing, scene, left: 600, floor: 650, scale, shadow: (face.half * 2 + 80) * scale, middle: 600 })
}

function wheel({ spec, paint }: ViewedCar, scene: SceneName): string {
  const scale = 215 / spec.wheel
  const axle = spec.axles[0] ?? 0
  const place = { scene, scale, left: 560 - axle * scale, floor: 470 + spec.wheel * scale }
  return close(sideView(spec, paint, scene), place, spec.length)
}

function detail({ shape, spec, paint }: ViewedCar): string {
  if (isTowed(shape) || familyOf(shape) === 'motorhome') {
    const [x, y] = [spec.length * 0.45, spec.height * 0.72]
    const place = { scene: 1, scale: 0.36, left: 330 - x * 0.36, floor: 330 + y * 0.36 } as const
    return close(sideView(spec, paint, 1), place, spec.length)
  }
  const face = FACES[shape]
  const scale = 760 / face.half
  const place = { scene: 1, scale, left: 610 - face.half * 0.62 * scale, floor: 420 + face.nose * scale } as const
  return close(frontView(face, paint), place, face.half * 2)
}

interface Place {
  readonly scene: SceneName
  readonly scale: number
  readonly left: number
  readonly floor: number
}

/** A close-up of a view that is `length` millimetres long. */
function close(drawing: string, place: Place, length: number): string {
  const { left, scale } = place
  return staged({ drawing, ...place, shadow: length * scale, middle: left + (length * scale) / 2 })
}

function isTowed(shape: CarShape): shape is Towed {
  return shape in TOWED
}

/** Null for cars. */
function livingSpaceOf(shape: CarShape): string | null {
  const family = familyOf(shape)
  const lived = family === 'caravan' || family === 'camper-trailer' || family === 'motorhome'
  return lived ? livingSpace(family) : null
}
