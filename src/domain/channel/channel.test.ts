import { expect, it } from 'vitest'
import { CHANNELS, channelPath, parseChannelFile } from './channel.ts'

const SECRET = '0123456789abcdef0123456789abcdef'

it.each(CHANNELS)('OUT-1 reads the address of %s back', (channel) => {
  const path = channelPath(channel, SECRET)
  expect(parseChannelFile(path.replace('/feeds/', ''))).toEqual({ channel, secret: SECRET })
})

it.each([`csv-${SECRET}.json`, `csv-${SECRET.slice(1)}.csv`, `bing-${SECRET}.csv`, `csv-${SECRET}`, ''])(
  'OUT-1 finds no channel at %j',
  (name) => {
    expect(parseChannelFile(name)).toBeNull()
  },
)
