import sharp from 'sharp'

/** A site's icon as a square PNG, `pixels` wide, on `ground` where the icon is transparent. Throws for a file that is no picture. */
export function iconPicture(icon: Buffer, pixels: number, ground: string): Promise<Buffer> {
  return sharp(icon, { density: 300 })
    .resize(pixels, pixels, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer()
}
