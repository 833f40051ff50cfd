/** Content, size and format of a drawing. */
export interface Drawing {
  readonly shape: CarShape
  readonly colour: PaintColour
  readonly angle: Angle
  /** Pixels; the height is two thirds of the width. */
  readonly width: PictureWidth
  readonly format: PictureFormat
}

export const CAR_SHAPES = [
  'hatchback', 'sedan', 'wagon', 'small-suv', 'suv', 'large-suv', 'ute', 'cab-chassis', 'van', 'people-mover', 'coupe',
  'convertible', 'bus', 'light-truck', 'motorhome', 'caravan', 'camper-trailer',
] as const // biome-ignore format: a plain list
export type CarShape = (typeof CAR_SHAPES)[number]

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
] as const
export type Angle = (typeof ANGLES)[number]

export const PICTURE_WIDTHS = [400, 800, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_FORMATS = ['webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** URL path of a drawing. */
export function drawingAddress({ shape, colour, angle, width, format }: Drawing): string {
  return `/pictures/made/${shape}-${colour}-${angle}-${width}.${format}`
}

/** Parses the file name of such a path; null if there is no such drawing. */
export function parseDrawing(name: string): Drawing | null {
  const match = /^([a-z0-9-]+)-([a-z]+)-([a-z]+[0-9]?)-([0-9]+)\.([a-z]+)$/.exec(name)
  if (!match) return null
  const asked = OTHER_NAMES[match[1] ?? ''] ?? match[1]
  const shape = CAR_SHAPES.find((known) => known === asked)
  const colour = PAINT_COLOURS.find((known) => known === match[2])
  const angle = ANGLES.find((known) => known === match[3])
  const width = PICTURE_WIDTHS.find((known) => String(known) === match[4])
  const format = PICTURE_FORMATS.find((known) => known === match[5])
  return shape && colour && angle && width && format ? { shape, colour, angle, width, format } : null
}

/** Bodies that share another body's drawing. */
const OTHER_NAMES: Readonly<Record<string, CarShape>> = {
  '4x4': 'large-suv',
  hatch: 'hatchback',
  hardtop: 'coupe',
  softtop: 'convertible',
  'station-wagon': 'wagon',
}
