/** The part of a photo that is kept, in percent of the turned photo. */
export interface CropBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const CROP_SIDES = ['left', 'top', 'width', 'height'] as const
export type CropSide = (typeof CROP_SIDES)[number]

/** What the four fields of a crop are called. */
export const CROP_LABELS = { left: 'From the left', top: 'From the top', width: 'Width', height: 'Height' } as const
/** The box as its four fields hold it. */
export type CropTexts = Readonly<Record<CropSide, string>>
export const CROP_CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type CropCorner = (typeof CROP_CORNERS)[number]

/** Percent of the photo; the server says what is too small in pixels. */
const LEAST = 5

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least))

/** The box of four texts as they are typed. */
export function cropBoxOf(typed: CropTexts): CropBox {
  const read = (text: string, other: number) => Number(text) || other
  return within({
    left: read(typed.left, 0),
    top: read(typed.top, 0),
    width: read(typed.width, 100),
    height: read(typed.height, 100),
  })
}

/** The box as its fields show it, to a hundredth of a percent. */
export function cropTextsOf({ left, top, width, height }: CropBox): CropTexts {
  const text = (percent: number) => String(Math.round(percent * 100) / 100)
  return { left: text(left), top: text(top), width: text(width), height: text(height) }
}

function within({ left, top, width, height }: CropBox): CropBox {
  const wide = clamp(width, LEAST, 100)
  const high = clamp(height, LEAST, 100)
  return { left: clamp(left, 0, 100 - wide), top: clamp(top, 0, 100 - high), width: wide, height: high }
}

/** The box at another place of the photo. */
export function movedBox(box: CropBox, x: number, y: number): CropBox {
  return within({ ...box, left: box.left + x, top: box.top + y })
}

/** The box with one corner moved; the opposite corner stays. `ratio`: width to height in percent; null: free. */
export function sizedBox(
  box: CropBox,
  corner: CropCorner,
  { x, y }: { readonly x: number; readonly y: number },
  ratio: number | null,
): CropBox {
  const isLeft = corner.endsWith('w')
  const isTop = corner.startsWith('n')
  const right = box.left + box.width
  const bottom = box.top + box.height
  const mostWidth = isLeft ? right : 100 - box.left
  const mostHeight = isTop ? bottom : 100 - box.top
  let width = clamp(box.width + (isLeft ? -x : x), LEAST, mostWidth)
  let height = clamp(box.height + (isTop ? -y : y), LEAST, mostHeight)
  if (ratio !== null) {
    // A key that goes up or down leads by the height.
    width = x === 0 ? height * ratio : width
    width = Math.min(width, mostWidth, mostHeight * ratio)
    height = width / ratio
  }
  return { left: isLeft ? right - width : box.left, top: isTop ? bottom - height : box.top, width, height }
}

/** The largest part of the box with the ratio, around its middle. */
export function fittedBox(box: CropBox, ratio: number | null): CropBox {
  if (ratio === null) return box
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}
