import { parseMadePicture } from '#gateways/pictures/made-picture-address.ts'
import type { MadePictures } from '#gateways/pictures/made-pictures.ts'

/** Pictures of feeds by the two parts of their address: `KeptPictures` is one. */
export interface FeedPictures {
  read(name: string, file: string): Promise<{ readonly bytes: Uint8Array } | null>
}

/**
 * A car's picture for its sheet, by its address on this platform: drawn ones in their largest width. Null for one that is
 * not here: a sheet never waits for another's server.
 */
export function sheetPictures(made: MadePictures, kept: FeedPictures | null) {
  return async (address: string): Promise<Uint8Array | null> => {
    const [, kind = '', name = '', file = ''] = /^\/pictures\/(made|kept)\/([^/]+)(?:\/([^/]+))?$/.exec(address) ?? []
    if (kind === 'kept') return (await kept?.read(name, file))?.bytes ?? null
    const wanted = kind === 'made' ? parseMadePicture(name) : null
    return wanted === null ? null : ((await made.read({ ...wanted, width: 1600 }))?.bytes ?? null)
  }
}
