import { parseDrawing } from '#gateways/drawings/drawing-address.ts'
import { drawCar } from '#gateways/drawings/drawn-car.ts'

/** Pictures of feeds by the two parts of their address: `FetchedPictures` is one. */
export interface FeedPictures {
  read(name: string, file: string): Promise<{ readonly bytes: Uint8Array } | null>
}

/**
 * A car's picture for its sticker, by its address on this platform; a drawn one as its drawing, which is cheap to make here and
 * dear to turn into dots. Null for one that is not here: a sticker never waits for another's server.
 */
export function stickerPictures(kept: FeedPictures | null) {
  return async (address: string): Promise<Uint8Array | null> => {
    const [, kind = '', name = '', file = ''] = /^\/pictures\/(made|kept)\/([^/]+)(?:\/([^/]+))?$/.exec(address) ?? []
    if (kind === 'kept') return (await kept?.read(name, file))?.bytes ?? null
    const made = kind === 'made' ? parseDrawing(name) : null
    return made === null ? null : Buffer.from(drawCar(made))
  }
}
