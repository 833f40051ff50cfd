import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { SITE_ICON_PATH, TOUCH_ICON_PATH } from '#domain/paths.ts'
import { iconPicture } from '#gateways/drawings/icon-picture.ts'
import type { Site } from '#site/site.ts'
import { madeIcon } from '#site/site-icon.ts'

/** Browsers ask for this address when a page names no icon, and feed readers always do. */
const OLD_ICON_PATH = '/favicon.ico'

/** The addresses of a site's icons. */
export const ICON_PATHS = [SITE_ICON_PATH, TOUCH_ICON_PATH, OLD_ICON_PATH]

/** Pixels on a side. A phone's home screen needs 180; a tab at twice the density 48 at most. */
const PIXELS: Readonly<Record<string, number>> = { [TOUCH_ICON_PATH]: 180, [OLD_ICON_PATH]: 48 }

/** An icon of the site: made of its name and brand colour, or of the file that it names (D-59). */
export async function serveSiteIcon(context: Context, site: Site, folder: string): Promise<Response> {
  context.header('Cache-Control', 'public, max-age=3600')
  context.header('Content-Security-Policy', "default-src 'none'; sandbox")
  const pixels = PIXELS[context.req.path]
  if (pixels === undefined) return context.body(madeIcon(site), 200, { 'Content-Type': 'image/svg+xml' })
  const icons = made.get(site) ?? new Map<number, Promise<Buffer>>()
  made.set(site, icons)
  const icon = icons.get(pixels) ?? drawn(site, folder, pixels)
  icons.set(pixels, icon)
  return context.body(new Uint8Array(await icon), 200, { 'Content-Type': 'image/png' })
}

/** A site that changed is another object. */
const made = new WeakMap<Site, Map<number, Promise<Buffer>>>()

async function drawn(site: Site, folder: string, pixels: number): Promise<Buffer> {
  const { icon, primary } = site.branding
  const ground = icon === null ? primary : '#ffffff'
  const own = icon === null ? null : await readFile(join(folder, icon)).catch(() => null)
  // The folder may change before the site is read again.
  if (own !== null) return iconPicture(own, pixels, ground).catch(() => iconPicture(letter(site), pixels, primary))
  return iconPicture(letter(site), pixels, primary)
}

function letter(site: Site): Buffer {
  return Buffer.from(madeIcon(site))
}
