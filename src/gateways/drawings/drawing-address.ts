import { SILHOUETTES, type Silhouette, STYLINGS } from '#domain/car/silhouette.ts'

/** Content, size and format of a drawing. */
export interface Drawing {
  readonly shape: CarShape
  readonly colour: PaintColour
  readonly angle: Angle
  /** Pixels; the height is two thirds of the width. */
  readonly width: PictureWidth
  readonly format: PictureFormat
  /** The model's styling, 0 to 71; 0 when left out. */
  readonly style?: number
}

export const CAR_SHAPES = SILHOUETTES
export type CarShape = Silhouette

export const PAINT_COLOURS = [
  'white',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'beige',
  'brown',
  'orange',
  'yellow',
  'bronze',
] as const
export type PaintColour = (typeof PAINT_COLOURS)[number]

/** The number varies scene and wheels, so that similar cars in one listing look different. */
export const ANGLES = [
  'side',
  'side2',
  'side3',
  'front',
  'front2',
  'front3',
  'rear',
  'rear2',
  'rear3',
  'interior',
  'wheel',
  'wheel2',
  'wheel3',
  'boot',
  'detail',
  // The side view in a landscape, for home pages, and without any background, for tiles.
  'coast',
  'dusk',
  'bush',
  'cutout',
] as const
export type Angle = (typeof ANGLES)[number]

export const PICTURE_WIDTHS = [400, 800, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_FORMATS = ['webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export const STYLES = STYLINGS

/** URL path of a drawing as feeds and site files name it: pages use one with the drawings' version. */
export function drawingAddress({ shape, colour, angle, width, format, style = 0 }: Drawing): string {
  return `/pictures/made/${shape}${style > 0 ? `.${style}` : ''}-${colour}-${angle}-${width}.${format}`
}

/** Parses the file name of such a path; null if there is no such drawing. */
export function parseDrawing(name: string): Drawing | null {
  const match = /^([a-z0-9-]+)(?:\.([1-9][0-9]?))?-([a-z]+)-([a-z]+[0-9]?)-([0-9]+)\.([a-z]+)$/.exec(name)
  if (!match) return null
  const shapeName = OTHER_NAMES[match[1] ?? ''] ?? match[1]
  const shape = CAR_SHAPES.find((known) => known === shapeName)
  const style = Number(match[2] ?? 0)
  const colour = PAINT_COLOURS.find((known) => known === match[3])
  const angle = ANGLES.find((known) => known === match[4])
  const width = PICTURE_WIDTHS.find((known) => String(known) === match[5])
  const format = PICTURE_FORMATS.find((known) => known === match[6])
  if (!shape || !colour || !angle || !width || !format || style >= STYLES) return null
  return { shape, colour, angle, width, format, ...(style > 0 && { style }) }
}

/** Bodies that share another body's drawing. */
const OTHER_NAMES: Readonly<Record<string, CarShape>> = {
  '4x4': 'large-suv',
  hatch: 'hatchback',
  hardtop: 'coupe',
  softtop: 'convertible',
  'station-wagon': 'wagon',
}
