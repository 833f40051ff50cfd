import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { oncePer } from '#caching/once-per.ts'
import { SITE_ICON_PATH, TOUCH_ICON_PATH } from '#domain/paths.ts'
import { iconPicture } from '#gateways/drawings/icon-picture.ts'
import type { Site } from '#site/site.ts'
import { madeIcon } from '#site/site-icon.ts'

/** Browsers request this address if a page names no icon; feed readers always do. */
const OLD_ICON_PATH = '/favicon.ico'

/** The addresses of a site's icons. */
export const ICON_PATHS = [SITE_ICON_PATH, TOUCH_ICON_PATH, OLD_ICON_PATH]

/** Icons as PNG. A phone's home screen needs 180 pixels per side; a tab at double density at most 48. */
const ICONS: Readonly<Record<string, (site: Site, folder: string) => Promise<Buffer>>> = {
  [TOUCH_ICON_PATH]: iconOf(180),
  [OLD_ICON_PATH]: iconOf(48),
}

/** Serves an icon of the site, made from its icon file, or else from its name and brand colour (D-59). */
export async function serveSiteIcon(context: Context, site: Site, folder: string): Promise<Response> {
  context.header('Cache-Control', 'public, max-age=3600')
  context.header('Content-Security-Policy', "default-src 'none'; sandbox")
  const icon = ICONS[context.req.path]
  if (icon === undefined) return context.body(madeIcon(site), 200, { 'Content-Type': 'image/svg+xml' })
  return context.body(new Uint8Array(await icon(site, folder)), 200, { 'Content-Type': 'image/png' })
}

/** Rendered once per site: a changed site is a new object. */
function iconOf(pixels: number) {
  return oncePer((site: Site, folder: string) => drawn(site, folder, pixels))
}

async function drawn(site: Site, folder: string, pixels: number): Promise<Buffer> {
  const { icon, primary } = site.branding
  const ground = icon === null ? primary : '#ffffff'
  const bytes = icon === null ? null : await readFile(join(folder, icon)).catch(() => null)
  // If the file is gone or broken by now, use the letter: the folder may change before the site is read again.
  if (bytes !== null) return iconPicture(bytes, pixels, ground).catch(() => iconPicture(letter(site), pixels, primary))
  return iconPicture(letter(site), pixels, primary)
}

function letter(site: Site): Buffer {
  return Buffer.from(madeIcon(site))
}
