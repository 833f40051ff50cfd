import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { oncePer } from '#caching/once-per.ts'
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

/** Serves the build's files by hashed name: read at start, compressed once, cached by browsers forever. */
export async function staticAssets(folder: string): Promise<MiddlewareHandler> {
  const files = new Map<string, AssetFile>()
  for (const name of await readdir(folder)) {
    const type = TYPES[extname(name)]
    if (type) files.set(name, { type, bytes: await readFile(join(folder, name)) })
  }
  return async (context) => {
    const name = context.req.path.slice('/assets/'.length)
    const file = files.get(name)
    if (!file) return context.text('Not found', 404)
    const encoding: Encoding = COMPRESSIBLE.test(file.type)
      ? chooseEncoding(context.req.header('Accept-Encoding'))
      : 'identity'
    const bytes = await ENCODED[encoding](file)
    context.header('Content-Type', file.type)
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    context.header('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    context.header('Content-Length', String(bytes.length))
    return context.body(new Uint8Array(bytes))
  }
}

interface AssetFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A file's bytes by encoding. The build limits how many there are. */
const ENCODED: Readonly<Record<Encoding, (file: AssetFile) => Promise<Uint8Array>>> = {
  br: encodedOnce('br'),
  gzip: encodedOnce('gzip'),
  identity: encodedOnce('identity'),
}

function encodedOnce(encoding: Encoding) {
  return oncePer(({ bytes }: AssetFile) => encode(bytes, encoding, 'asset'))
}
