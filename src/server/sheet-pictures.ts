import type { SheetPicture } from '#gateways/pdf/drawing-process.ts'
import { parseMadePicture } from '#gateways/pictures/made-picture-address.ts'

/** Pictures of feeds by the two parts of their address: `KeptPictures` is one. */
export interface FeedPictures {
  read(name: string, file: string): Promise<{ readonly bytes: Uint8Array } | null>
}

/**
 * A car's picture for its sheet, by its address on this platform: drawn ones in their largest width. Null for one that is
 * not here: a sheet never waits for another's server.
 */
export function sheetPictures(kept: FeedPictures | null) {
  return async (address: string): Promise<SheetPicture | null> => {
    const [, kind = '', name = '', file = ''] = /^\/pictures\/(made|kept)\/([^/]+)(?:\/([^/]+))?$/.exec(address) ?? []
    const photo = kind === 'kept' ? await kept?.read(name, file) : null
    if (photo) return { kind: 'photo', bytes: photo.bytes }
    const made = kind === 'made' ? parseMadePicture(name) : null
    return made === null ? null : { kind: 'made', made: { ...made, width: 1600, format: 'webp' } }
  }
}
