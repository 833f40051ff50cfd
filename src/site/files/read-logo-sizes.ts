import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureSize, pictureSize } from '#domain/picture/picture-size.ts'
import { svgSize } from '#domain/picture/svg-size.ts'
import type { LogoSizes } from '../logo-sizes.ts'
import type { Site } from '../site.ts'

/** Reads the sizes of the site's logos, by which a browser keeps their place in the header while they load. */
export async function readLogoSizes(folder: string, { branding }: Pick<Site, 'branding'>): Promise<LogoSizes> {
  const names = [branding.logo, branding.logoOnDark].filter((name) => name !== null)
  const sizes = await Promise.all(names.map(async (name) => [name, await sizeOf(join(folder, name))] as const))
  return Object.fromEntries(sizes.flatMap(([name, size]) => (size === null ? [] : [[name, size]])))
}

/** A JPEG's size comes after what a camera or a program wrote about it. */
const BEGINNING_BYTES = 256 * 1024

async function sizeOf(path: string): Promise<PictureSize | null> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    const bytes = buffer.subarray(0, bytesRead)
    return pictureSize(bytes) ?? svgSize(bytes.toString('utf8'))
  } catch {
    // Missing or not readable, which is no fault of the size.
    return null
  }
}
