/** OUT-1: places outside that show a site's cars, each by a file of its own. */
export const CHANNELS = ['google', 'meta', 'csv', 'json', 'xml'] as const
export type ChannelName = (typeof CHANNELS)[number]

export interface ChannelFile {
  readonly label: string
  /** What the file is for, for a dealer. */
  readonly note: string
  readonly extension: 'txt' | 'csv' | 'json' | 'xml'
  readonly contentType: string
}

export const CHANNEL_FILES: Readonly<Record<ChannelName, ChannelFile>> = {
  google: {
    label: 'Google vehicle ads',
    note: 'For Merchant Center: add it as a file that Google fetches each day.',
    extension: 'txt',
    contentType: 'text/tab-separated-values; charset=utf-8',
  },
  meta: {
    label: 'Meta automotive inventory',
    note: 'For a vehicle catalogue in Commerce Manager: add it as a scheduled feed.',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
  },
  csv: {
    label: 'General feed, CSV',
    note: 'For any partner that reads a spreadsheet: every car, one row each.',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
  },
  json: {
    label: 'General feed, JSON',
    note: 'The same cars and fields, for programs.',
    extension: 'json',
    contentType: 'application/json; charset=utf-8',
  },
  xml: {
    label: 'General feed, XML',
    note: 'The same cars and fields, for partners that read XML.',
    extension: 'xml',
    contentType: 'application/xml; charset=utf-8',
  },
}

/** '/feeds/google-3f….txt' */
export function channelPath(channel: ChannelName, secret: string): string {
  return `/feeds/${channel}-${secret}.${CHANNEL_FILES[channel].extension}`
}

/** The channel and secret of the last part of such a path; null for any other. */
export function parseChannelFile(name: string): { readonly channel: ChannelName; readonly secret: string } | null {
  const match = /^([a-z]+)-([0-9a-f]{32})\.([a-z]+)$/.exec(name)
  const channel = CHANNELS.find((known) => known === match?.[1])
  if (!match || !channel || CHANNEL_FILES[channel].extension !== match[3]) return null
  return { channel, secret: match[2] ?? '' }
}
