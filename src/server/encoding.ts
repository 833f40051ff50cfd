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

/** `effort` 'page': made at the first request for it (brotli 5, 0.5 ms); 'asset': made once for good. */
export async function encode(bytes: Uint8Array, encoding: Encoding, effort: 'page' | 'asset'): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return compressGzip(bytes, { level: effort === 'page' ? 6 : 9 })
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'page' ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
