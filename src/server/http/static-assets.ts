import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, type Encoding, encode } from './encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/

/** The build's files by their hashed names, read at start, compressed once, kept by browsers for good. */
export async function staticAssets(folder: string): Promise<MiddlewareHandler> {
  const files = new Map<string, { readonly type: string; readonly bytes: Uint8Array }>()
  for (const name of await readdir(folder)) {
    const type = TYPES[extname(name)]
    if (type) files.set(name, { type, bytes: await readFile(join(folder, name)) })
  }
  const encoded = new Map<string, Promise<Uint8Array>>()
  return async (context) => {
    const name = context.req.path.slice('/assets/'.length)
    const file = files.get(name)
    if (!file) return context.text('Not found', 404)
    const encoding: Encoding = COMPRESSIBLE.test(file.type)
      ? chooseEncoding(context.req.header('Accept-Encoding'))
      : 'identity'
    const key = `${encoding} ${name}`
    const bytes = encoded.get(key) ?? encode(file.bytes, encoding, 'asset')
    encoded.set(key, bytes)
    // A failure concerns this answer; the next one tries again.
    bytes.catch(() => encoded.delete(key))
    context.header('Content-Type', file.type)
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    context.header('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    return context.body(new Uint8Array(await bytes))
  }
}
