import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client takes. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const offers = (acceptEncoding ?? '').split(',').map((offer) => {
    const [name = '', ...parameters] = offer.trim().toLowerCase().split(';')
    const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
    return { name, refused: quality !== undefined && Number(quality.slice(2)) === 0 }
  })
  const takes = (name: string) => offers.some((offer) => offer.name === name && !offer.refused)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** `first` while somebody waits (brotli: 0.15 ms for a listing), `page` for one that is kept (1.4 ms), `asset` for good. */
type Effort = 'first' | 'page' | 'asset'

const GZIP_LEVELS: Readonly<Record<Effort, number>> = { first: 1, page: 6, asset: 9 }
const BROTLI_QUALITIES: Readonly<Record<Effort, number>> = { first: 1, page: 5, asset: 11 }

/** The bytes in that encoding, in a buffer of their own length. */
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

/** zlib answers with a view of its 16 kB chunk: a short answer would hold all of it in memory for as long as it is cached. */
function trimmed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}
