import type { Angle, CarShape, PaintColour } from './drawing-address.ts'
import { familyOf } from './drawing-family.ts'
import { FACES } from './face.ts'
import { frontView } from './front-view.ts'
import { interior } from './interior.ts'
import { livingSpace } from './living-space.ts'
import { loadSpace } from './load-space.ts'
import { type Paint, paintOf } from './paint.ts'
import { rearView, TAILS_BY_SHAPE } from './rear-view.ts'
import { restyled } from './restyle.ts'
import { FLOOR } from './scene.ts'
import type { SceneName } from './scene-for.ts'
import type { SideShape } from './side-shape.ts'
import { SIDE_SHAPES } from './side-shapes.ts'
import { sideView } from './side-view.ts'
import { sheet, staged } from './staging.ts'
import { TOWED, type Towed, towedEnd } from './towed-ends.ts'

/** Body, paint and angle of a drawing. It shows no real model. */
export interface DrawnCar {
  readonly shape: CarShape
  readonly colour: PaintColour
  readonly angle: Angle
  /** The model's styling, 0 to STYLES - 1; 0 is the shape as drawn. */
  readonly style?: number
}

/** Draws the car as SVG, 1200 by 800. Deterministic. */
export function drawCar({ shape, colour, angle, style = 0 }: DrawnCar): string {
  const [view, scene] = VIEWS[angle]
  return DRAWN[view]({ shape, spec: restyled(SIDE_SHAPES[shape], style), colour, paint: paintOf(colour), scene })
}

type View = 'side' | 'hero' | 'front' | 'rear' | 'interior' | 'wheel' | 'boot' | 'detail'

const VIEWS: Readonly<Record<Angle, readonly [View, SceneName]>> = {
  side: ['side', 1],
  side2: ['side', 2],
  side3: ['side', 3],
  front: ['front', 1],
  front2: ['front', 2],
  front3: ['front', 3],
  rear: ['rear', 1],
  rear2: ['rear', 2],
  rear3: ['rear', 3],
  wheel: ['wheel', 1],
  wheel2: ['wheel', 2],
  wheel3: ['wheel', 3],
  interior: ['interior', 1],
  boot: ['boot', 1],
  detail: ['detail', 1],
  coast: ['hero', 'coast'],
  dusk: ['hero', 'dusk'],
  bush: ['hero', 'bush'],
  cutout: ['side', 'none'],
}

interface Asked {
  readonly shape: CarShape
  readonly spec: SideShape
  readonly colour: PaintColour
  readonly paint: Paint
  readonly scene: SceneName
}

const DRAWN: Readonly<Record<View, (asked: Asked) => string>> = {
  side: ({ spec, paint, scene }) => {
    const scale = Math.min(1080 / spec.length, 490 / spec.height)
    const width = spec.length * scale
    const drawing = sideView(spec, paint, scene)
    return staged({ drawing, scene, left: 600 - width / 2, floor: FLOOR, scale, shadow: width, middle: 600 })
  },
  hero: ({ spec, paint, scene }) => {
    // Boxes of other proportions crop a picture, so the car has space around it.
    const scale = Math.min(860 / spec.length, 400 / spec.height)
    const width = spec.length * scale
    const drawing = sideView(spec, paint, scene)
    return staged({ drawing, scene, left: 600 - width / 2, floor: 655, scale, shadow: width, middle: 600 })
  },
  front: (asked) => end(asked, 'front'),
  rear: (asked) => end(asked, 'rear'),
  interior: ({ shape, colour }) => sheet(livingSpaceOf(shape) ?? interior(familyOf(shape), colour)),
  wheel: ({ spec, paint, scene }) => {
    const scale = 215 / spec.wheel
    const axle = spec.axles[0] ?? 0
    return close(sideView(spec, paint, scene), scene, scale, 560 - axle * scale, 470 + spec.wheel * scale, spec.length)
  },
  boot: ({ shape, paint }) => {
    const space = loadSpace(familyOf(shape), paint)
    // Caravans and motorhomes show the kitchen instead.
    return sheet(space ?? `<g transform="translate(0 -400) scale(1.6)">${livingSpaceOf(shape)}</g>`)
  },
  detail: ({ shape, spec, paint }) => {
    if (isTowed(shape) || familyOf(shape) === 'motorhome') {
      const [x, y] = [spec.length * 0.45, spec.height * 0.72]
      return close(sideView(spec, paint, 1), 1, 0.36, 330 - x * 0.36, 330 + y * 0.36, spec.length)
    }
    const face = FACES[shape]
    const scale = 760 / face.half
    return close(
      frontView(face, paint),
      1,
      scale,
      610 - face.half * 0.62 * scale,
      420 + face.nose * scale,
      face.half * 2,
    )
  },
}

/** The front or rear view, filling the picture's height. */
function end({ shape, paint, scene }: Asked, seen: 'front' | 'rear'): string {
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

/** A close-up of the side view. */
function close(drawing: string, scene: SceneName, scale: number, left: number, floor: number, length: number): string {
  return staged({ drawing, scene, left, floor, scale, shadow: length * scale, middle: left + (length * scale) / 2 })
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
