import { drawingStem } from '#domain/picture/drawing-path.ts'
import { parseDrawing } from '#gateways/drawings/drawing-address.ts'
import { type CarViews, drawCar } from '#gateways/drawings/drawn-car.ts'

/** Fetched pictures by the two parts of their address; `FetchedPictures` implements this. */
export interface FeedPictures {
  read(name: string, file: string): Promise<{ readonly bytes: Uint8Array } | null>
}

/**
 * A car's picture for its sticker, by its address on this platform. A drawing is returned as SVG, since rasterising it
 * is expensive. Null for a picture that is not stored here: a sticker never waits for another server.
 */
export function stickerPictures(kept: FeedPictures | null, views: CarViews) {
  return async (address: string): Promise<Uint8Array | null> => {
    const [, name, file = ''] = /^\/pictures\/kept\/([^/]+)\/([^/]+)$/.exec(address) ?? []
    if (name !== undefined) return (await kept?.read(name, file))?.bytes ?? null
    const stem = drawingStem(address)
    const drawing = stem === null ? null : parseDrawing(`${stem}-800.webp`)
    return drawing === null ? null : Buffer.from(drawCar(drawing, views))
  }
}
