import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createCache } from '#caching/bounded-cache.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client accepts. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  return chosen.getOrCompute(acceptEncoding ?? '', chooseOf)
}

/** Cached by header, since browsers send a handful of them. */
const chosen = createCache<string, Encoding>('encodings', { bytesOf: (_encoding, header) => 2 * header.length })

function chooseOf(acceptEncoding: string): Encoding {
  const offers = acceptEncoding.split(',').map((offer) => {
    const [name = '', ...parameters] = offer.trim().toLowerCase().split(';')
    const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
    return { name, refused: quality !== undefined && Number(quality.slice(2)) === 0 }
  })
  const takes = (name: string) => offers.some((offer) => offer.name === name && !offer.refused)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * `first` while a visitor waits (brotli: 0.15 ms for a listing), `page` for a cached page (1.4 ms), `asset` for files
 * that never change.
 */
type Effort = 'first' | 'page' | 'asset'

const GZIP_LEVELS: Readonly<Record<Effort, number>> = { first: 1, page: 6, asset: 9 }
const BROTLI_QUALITIES: Readonly<Record<Effort, number>> = { first: 1, page: 5, asset: 11 }

/** The bytes in that encoding, in a buffer of exact length. */
export async function encode<Bytes extends Uint8Array>(
  bytes: Bytes,
  encoding: Encoding,
  effort: Effort,
): Promise<Bytes | Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return trimmed(await compressGzip(bytes, { level: GZIP_LEVELS[effort] }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITIES[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return trimmed(await compressBrotli(bytes, { params }))
}

/**
 * Copies zlib's result: it is a view of a 16 kB chunk, all of which would stay in memory with a short cached answer.
 */
function trimmed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer)
}
