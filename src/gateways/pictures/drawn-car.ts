import { FACES, type Face } from './face.ts'
import { frontView } from './front-view.ts'
import type { Angle, CarShape, PaintColour } from './made-picture-address.ts'
import { n } from './outline.ts'
import { paintOf } from './paint.ts'
import { rearView, type Tail } from './rear-view.ts'
import { FLOOR, type Scene, sceneFor } from './scene.ts'
import { CONVERTIBLE, COUPE, HATCHBACK, SEDAN, WAGON } from './side-cars.ts'
import { CAB_CHASSIS, CAMPER_TRAILER, CARAVAN, LIGHT_TRUCK, MOTORHOME } from './side-house-and-work.ts'
import type { SideShape } from './side-shape.ts'
import { BUS, LARGE_SUV, PEOPLE_MOVER, SMALL_SUV, SUV, UTE, VAN } from './side-tall-cars.ts'
import { sideView } from './side-view.ts'

export function drawCar({ shape, colour, angle }: { shape: CarShape; colour: PaintColour; angle: Angle }): string {
  const paint = paintOf(colour)
  const number = angle.endsWith('2') ? 2 : angle.endsWith('3') ? 3 : 1
  const scene = sceneFor(number)
  if (angle.startsWith('front') || angle.startsWith('rear')) {
    const face = (FACES as Record<string, Face>)[shape] ?? FACES.suv
    const tails: Partial<Record<CarShape, Tail>> = { sedan: 'boot', coupe: 'boot', convertible: 'boot', ute: 'tub', 'cab-chassis': 'tub', van: 'doors', bus: 'doors', motorhome: 'box', 'light-truck': 'box' }
    const drawing = angle.startsWith('front') ? frontView(face, paint) : rearView(face, tails[shape] ?? 'hatch', paint)
    const top = Math.max(face.height, face.behind?.[1] ?? 0)
    const scale = Math.min(560 / top, 820 / (face.half * 2 + 300))
    return picture(scene, drawing, 600, scale, (face.half * 2 + 80) * scale, 650)
  }
  const S: Record<string, SideShape> = { hatchback: HATCHBACK, sedan: SEDAN, wagon: WAGON, coupe: COUPE, convertible: CONVERTIBLE, 'small-suv': SMALL_SUV, suv: SUV, 'large-suv': LARGE_SUV, 'people-mover': PEOPLE_MOVER, ute: UTE, van: VAN, bus: BUS, 'cab-chassis': CAB_CHASSIS, 'light-truck': LIGHT_TRUCK, motorhome: MOTORHOME, caravan: CARAVAN, 'camper-trailer': CAMPER_TRAILER }
  const spec = S[shape] ?? SUV
  const scale = Math.min(1080 / spec.length, 490 / spec.height)
  return picture(scene, sideView(spec, paint, number), 600 - (spec.length * scale) / 2, scale, spec.length * scale, FLOOR)
}

function picture(scene: Scene, car: string, left: number, scale: number, width: number, floor: number): string {
  const place = (flip: number) => `translate(${n(left)} ${floor}) scale(${scale.toFixed(5)} ${(scale * flip).toFixed(5)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${scene.backdrop}<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${scene.mirror}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="floorMirror"><rect y="${floor}" width="1200" height="120" fill="url(#fade)"/></mask><radialGradient id="contact" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#0b0e13" stop-opacity="0.85"/><stop offset="0.55" stop-color="#0b0e13" stop-opacity="0.5"/><stop offset="1" stop-color="#0b0e13" stop-opacity="0"/></radialGradient><g id="car">${car}</g></defs>${scene.mirror > 0 ? `<g mask="url(#floorMirror)"><use href="#car" transform="${place(-1)}"/></g>` : ''}<ellipse cx="600" cy="${floor + 4}" rx="${n(width * 0.56)}" ry="34" fill="url(#contact)" opacity="${scene.shadow}"/><ellipse cx="600" cy="${floor}" rx="${n(width * 0.49)}" ry="13" fill="url(#contact)" opacity="${n(Math.min(1, scene.shadow + 0.3))}"/><use href="#car" transform="${place(1)}"/></svg>`
}
