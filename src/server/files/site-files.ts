import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context } from 'hono'

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/**
 * Serves a picture or a typeface in the site's folder, such as its logo. Accepts a name without a path, so nothing outside the folder
 * can be read.
 */
export async function serveSiteFile(context: Context, folder: string, name: string): Promise<Response> {
  const type = /^[a-z0-9][a-z0-9._-]*$/i.test(name) ? TYPES[extname(name).toLowerCase()] : undefined
  const bytes = type ? await readFile(join(folder, name)).catch(() => null) : null
  if (!type || !bytes) return context.text('Not found', 404)
  context.header('Content-Type', type)
  context.header('Cache-Control', 'public, max-age=300')
  // An SVG opened by itself must not run script on the dealer's origin.
  context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  context.header('Content-Length', String(bytes.length))
  return context.body(new Uint8Array(bytes))
}
