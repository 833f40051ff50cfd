import { createHash } from 'node:crypto'
import { CHANNEL_FILES, type ChannelName } from '#domain/channel/channel.ts'
import { writeChannelFile } from '#domain/channel/write-file.ts'
import type { SiteRequest } from '../site-request.ts'
import { offeredCars } from './offered-cars.ts'

/** A channel's file as it is now. */
export interface WrittenFile {
  readonly body: string
  readonly contentType: string
  /** Weak, because the compressed file has the same. */
  readonly tag: string
}

/** OUT-1: writes a channel's file from the stock that the pages show. */
export async function channelBody(
  request: SiteRequest,
  channel: ChannelName,
  moment: { readonly now: Date; readonly origin: string },
): Promise<WrittenFile> {
  const body = writeChannelFile(channel, await offeredCars(request, moment))
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, contentType: CHANNEL_FILES[channel].contentType, tag }
}
