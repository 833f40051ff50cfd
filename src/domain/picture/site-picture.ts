import { withoutEnd, withoutEnds } from '../without-ends.ts'
import type { PictureSize } from './picture-size.ts'

/** STUDIO-18: pictures of a website's own, as staff add them. */
export const SITE_PICTURE_LIMITS = {
  /** Per file: that of a feed's pictures. */
  bytes: 15 * 1024 * 1024,
  svgBytes: 512 * 1024,
  /** Pixels of the stored picture's longest side: enough to crop from. */
  side: 3200,
  /** One with a transparent ground is served as it is, so it is no larger than pages show it. */
  clearSide: 1600,
  iconSide: 512,
  /** Per website. */
  pictures: 500,
  /** Characters of an alt text. */
  alt: 300,
} as const

/** What a picture is for: the icon of browser tabs is a PNG. */
export type SitePictureUse = 'page' | 'icon'

/** In which format the platform stores a picture that is added. */
export type SitePictureFormat = 'jpg' | 'png' | 'webp' | 'svg'

/** What remains of a crop at least, in pixels. */
export const LEAST_SITE_CROP: PictureSize = { width: 120, height: 80 }

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i

/** A picture in the site's folder itself, which any option can name. Those of articles are in folders of their own. */
export function isSitePicture(file: string): boolean {
  return PICTURE.test(file) && !file.includes('/')
}

/** A picture anywhere in the site's folder. */
export function isPictureFile(file: string): boolean {
  return PICTURE.test(file) && !file.startsWith('_groups/')
}

/** A file's name for a picture that came as 'My Yard (2).JPG': 'my-yard-2.webp', or another number that is free. */
export function sitePictureName(sent: string, format: SitePictureFormat, taken: ReadonlySet<string>): string {
  const words = sent
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  const dashed = withoutEnds(words.replace(/[^a-z0-9]+/g, '-'), '-')
  const stem = withoutEnd(dashed.slice(0, LONGEST_STEM), '-') || 'picture'
  const names = (number: number) => `${number === 1 ? stem : `${stem}-${number}`}.${format}`
  for (let number = 1; ; number += 1) if (!taken.has(names(number))) return names(number)
}

const LONGEST_STEM = 60

/** Whether a picture's name has every word that is typed: 'yard 2' finds 'my-yard-2.jpg'. */
export function matchesName(file: string, typed: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return plain(typed)
    .split(' ')
    .every((word) => plain(file).includes(word))
}
