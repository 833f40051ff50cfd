import type { Angle, CarShape, PaintColour } from './drawing-address.ts'
import { type Paint, paintOf } from './paint.ts'
import { restyled } from './restyle.ts'
import { FLOOR } from './scene.ts'
import type { SceneName } from './scene-for.ts'
import type { SideShape } from './side-shape.ts'
import { SIDE_SHAPES } from './side-shapes.ts'
import { sideView } from './side-view.ts'
import { staged } from './staging.ts'

/** Body, paint and angle of a drawing. It shows no real model. */
export interface DrawnCar {
  readonly shape: CarShape
  readonly colour: PaintColour
  readonly angle: Angle
  /** The model's styling, 0 to STYLES - 1; 0 is the shape as drawn. */
  readonly style?: number
}

/** What a view shows. */
export interface ViewedCar {
  readonly shape: CarShape
  readonly spec: SideShape
  readonly colour: PaintColour
  readonly paint: Paint
}

export type CarView = (car: ViewedCar) => string
export type CarViews = Readonly<Partial<Record<Angle, CarView>>> & { readonly side: CarView }

/** What real dealers' pages show: a car without photos, heroes and tiles. A demonstration has every view besides. */
export const SIDE_VIEWS: CarViews = {
  side: (car) => side(car, 1),
  side2: (car) => side(car, 2),
  side3: (car) => side(car, 3),
  coast: (car) => hero(car, 'coast'),
  dusk: (car) => hero(car, 'dusk'),
  bush: (car) => hero(car, 'bush'),
  cutout: (car) => side(car, 'none'),
}

/** Draws the car as SVG, 1200 by 800. Deterministic. An angle that is not in `views` is drawn from the side. */
export function drawCar({ shape, colour, angle, style = 0 }: DrawnCar, views: CarViews = SIDE_VIEWS): string {
  const view = views[angle] ?? views.side
  return view({ shape, spec: restyled(SIDE_SHAPES[shape], style), colour, paint: paintOf(colour) })
}

function side({ spec, paint }: ViewedCar, scene: SceneName): string {
  const scale = Math.min(1080 / spec.length, 490 / spec.height)
  const width = spec.length * scale
  const drawing = sideView(spec, paint, scene)
  return staged({ drawing, scene, left: 600 - width / 2, floor: FLOOR, scale, shadow: width, middle: 600 })
}

function hero({ spec, paint }: ViewedCar, scene: SceneName): string {
  // Boxes of other proportions crop a picture, so the car has space around it.
  const scale = Math.min(860 / spec.length, 400 / spec.height)
  const width = spec.length * scale
  const drawing = sideView(spec, paint, scene)
  return staged({ drawing, scene, left: 600 - width / 2, floor: 655, scale, shadow: width, middle: 600 })
}
