import sharp from 'sharp'

/**
 * A site's icon as a square PNG of `pixels` by `pixels`; transparent areas get the colour `ground`. Throws if the file
 * is not a picture.
 */
export function iconPicture(icon: Buffer, pixels: number, ground: string): Promise<Buffer> {
  return sharp(icon, { density: 300 })
    .resize(pixels, pixels, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer()
}
