export interface PictureSize {
  /** Pixels, with the orientation applied: an upright photo is higher than wide. */
  readonly width: number
  readonly height: number
}

/** Reads the size from the header of a JPEG, PNG or WebP file; null for other formats and truncated files. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = isAt(bytes, 0, '\x89PNG\r\n\x1a\n')
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')
        ? webpSize(bytes, view)
        : view.getUint16(0) === 0xffd8
          ? jpegSize(bytes, view)
          : null
    return size !== null && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // Read beyond the end: the file is truncated.
    if (error instanceof RangeError) return null
    throw error
  }
}

function webpSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (isAt(bytes, 12, 'VP8X')) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  if (isAt(bytes, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return null
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

/** Walks through the segments up to the frame. The Exif segment with the orientation comes before it. */
function jpegSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  let lying = false
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xe1 && isAt(bytes, at + 4, 'Exif\0\0')) lying = isLying(view, at + 10)
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return lying ? { width: height, height: width } : { width, height }
    }
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + view.getUint16(at + 2)
  }
}

/** SOF0 to SOF15, without DHT, JPG and DAC, whose markers are in the same range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Whether Exif tag 0x0112 (orientation) is 5 to 8, which means sideways. `start` is the offset of the TIFF header. */
function isLying(view: DataView, start: number): boolean {
  const little = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, little)
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little) >= 5
  }
  return false
}

function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))
}
