import { timingSafeEqual } from 'node:crypto'
import { type ChannelName, parseChannelFile } from '#domain/channel/channel.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { channelBody, type WrittenFile } from './channel-body.ts'

/** OUT-1: the file of a channel by its secret name; null if the channel is off, or has had another address since. */
export async function channelFile(request: SiteRequest, name: string): Promise<WrittenFile | null> {
  const { platform, site } = request
  const file = parseChannelFile(name)
  if (file === null) return null
  const key = (await platform.storage.forSite(site).channels.keys()).get(file.channel)
  if (key === undefined || !isSame(file.secret, channelSecret(platform, site, file.channel, key))) return null
  return channelBody(request, file.channel, request)
}

/** The secret part of a channel's address: 32 hex digits, made from the platform's data key. */
export function channelSecret(
  { dataHash }: Pick<Platform, 'dataHash'>,
  { slug }: Pick<Site, 'slug'>,
  channel: ChannelName,
  key: string,
): string {
  return dataHash(channelHashed(slug, channel, key)).slice(0, 32)
}

/** The text whose keyed hash is the secret part. */
export function channelHashed(slug: string, channel: string, key: string): string {
  return `channel:${slug}:${channel}:${key}`
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
