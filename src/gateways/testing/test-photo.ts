import sharp from 'sharp'

/** A small JPEG for tests, with EXIF orientation and personal metadata. */
export async function testPhoto(
  colour: string,
  { width = 600, height = 400, orientation = 1 }: { width?: number; height?: number; orientation?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Jo Nguyen, 1 Example Street' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}
