import { n } from './outline.ts'
import { type SceneName, sceneFor } from './scene-for.ts'

/** A drawing in millimetres and its position in the 1200 by 800 picture. */
export interface Staged {
  readonly drawing: string
  readonly scene: SceneName
  /** Pixels: position of the drawing's x = 0, and of the floor under its wheels. */
  readonly left: number
  readonly floor: number
  /** Pixels per millimetre. */
  readonly scale: number
  /** Pixels: length and centre of the shadow. */
  readonly shadow: number
  readonly middle: number
}

/** Places a drawing in its scene, with shadow and floor reflection. */
export function staged({ drawing, scene: name, left, floor, scale, shadow, middle }: Staged): string {
  const scene = sceneFor(name)
  const place = (flip: 1 | -1) =>
    `translate(${n(left)} ${n(floor)}) scale(${scale.toFixed(5)} ${(scale * flip).toFixed(5)})`
  const mirrored = scene.mirror > 0 ? `<g mask="url(#floorMirror)"><use href="#car" transform="${place(-1)}"/></g>` : ''
  return sheet(
    `${scene.backdrop}<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${scene.mirror}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="floorMirror"><rect y="${n(floor)}" width="1200" height="120" fill="url(#fade)"/></mask><radialGradient id="contact" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#0b0e13" stop-opacity="0.85"/><stop offset="0.55" stop-color="#0b0e13" stop-opacity="0.5"/><stop offset="1" stop-color="#0b0e13" stop-opacity="0"/></radialGradient><g id="car">${drawing}</g></defs>${mirrored}<ellipse cx="${n(middle)}" cy="${n(floor + 4)}" rx="${n(shadow * 0.56)}" ry="34" fill="url(#contact)" opacity="${scene.shadow}"/><ellipse cx="${n(middle)}" cy="${n(floor)}" rx="${n(shadow * 0.49)}" ry="13" fill="url(#contact)" opacity="${n(Math.min(1, scene.shadow + 0.3))}"/><use href="#car" transform="${place(1)}"/>`,
  )
}

/** The SVG element of the picture. */
export function sheet(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${drawing}</svg>`
}
