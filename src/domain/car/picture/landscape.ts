import { drawingStem, drawnPath } from '../../picture/drawing-path.ts'
import type { PictureView } from '../../picture/picture-view.ts'
import { picture } from '../car-picture.ts'

/** Where a home page's hero shows a drawn car. */
export type Landscape = 'coast' | 'dusk' | 'bush'

/** A drawing of a car's side in a landscape instead of a studio or a yard; any other picture as it is. */
export function inLandscape(view: PictureView, landscape: Landscape): PictureView {
  const side = /^(.+)-side[23]?$/.exec(drawingStem(view.src) ?? '')?.[1]
  return side === undefined ? view : picture(drawnPath(`${side}-${landscape}-800.webp`), view.alt)
}
