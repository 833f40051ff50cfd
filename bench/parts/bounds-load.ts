// The load of bench/bounds.ts, in its own process: a person who opens streams of events and holds them, and one who sends
// photos without end. It behaves like a proxy in front of the server: each request has a connection of its own.

import { randomBytes } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'

export type Order =
  | { readonly do: 'streams'; readonly cookie: string; readonly streams: number }
  | {
      readonly do: 'uploads'
      readonly cookie: string
      readonly cars: readonly string[]
      readonly megabytes: number
      readonly forMs: number
    }

/** Number of answers by status; 0: the connection broke. */
export type Answers = Readonly<Record<number, number>>

const port = Number(process.argv[2])
const HOST = `console.localhost:${port}`
const ADDRESS = '203.0.113.1'
const STREAMS_AT_ONCE = 200
/** Below the server's limit of a photo. */
const PHOTO_MEGABYTES = 15.5
const BOUNDARY = 'bounds'

process.on('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  const answers: Record<number, number> = {}
  const note = (status: number) => {
    answers[status] = (answers[status] ?? 0) + 1
  }
  if (order.do === 'streams') await openStreams(order.cookie, order.streams, note)
  else await sendUploads(order, note)
  process.send?.(answers)
})

async function openStreams(cookie: string, streams: number, note: (status: number) => void): Promise<void> {
  let opened = 0
  const open = async () => {
    while (opened < streams) {
      opened += 1
      const response = await sent('GET', '/events?stream', { cookie })
      note(response?.statusCode ?? 0)
      // A stream stays open; what it says is not read.
      if (response?.statusCode !== 200) response?.resume()
    }
  }
  await Promise.all(Array.from({ length: STREAMS_AT_ONCE }, open))
}

/** Each car gets one upload at a time; a refused one is sent again after a moment. */
async function sendUploads(
  { cookie, cars, megabytes, forMs }: Order & { do: 'uploads' },
  note: (status: number) => void,
) {
  const body = await photos(megabytes)
  const until = performance.now() + forMs
  const headers = {
    cookie,
    origin: `http://${HOST}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': String(body.length),
  }
  await Promise.all(
    cars.map(async (car) => {
      while (performance.now() < until) {
        const response = await sent('POST', `/stock/${car}/photos/upload`, headers, body)
        note(response?.statusCode ?? 0)
        response?.resume()
        if (response?.statusCode !== 303) await pause(1_000)
      }
    }),
  )
}

/** A form of photos of noise, which is slow to decode. */
async function photos(megabytes: number): Promise<Buffer> {
  const count = Math.max(1, Math.floor(megabytes / PHOTO_MEGABYTES))
  const bytes = Math.floor((megabytes * 1e6) / count)
  const parts: Uint8Array[] = []
  for (let photo = 0; photo < count; photo += 1) {
    const noise = { type: 'gaussian', mean: 100 + photo * 10, sigma: 30 } as const
    const jpeg = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888888', noise } })
      .jpeg({ quality: 85 })
      .toBuffer()
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photos"; filename="${photo}.jpg"\r\n\r\n`
    // Decoders ignore what follows a picture.
    const rest = randomBytes(Math.max(0, bytes - jpeg.length))
    parts.push(Buffer.from(head), jpeg, rest, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** Null: the connection broke before an answer. */
function sent(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Buffer,
): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const all = { ...headers, host: HOST, 'x-forwarded-for': ADDRESS }
    const asked = request({ host: '127.0.0.1', port, method, path, headers: all, agent: false }, (response) => {
      response.on('error', () => {})
      // A refused upload is not sent to its end, as a browser does.
      if (response.statusCode === 429) response.once('end', () => asked.destroy())
      resolve(response)
    })
    asked.on('error', () => resolve(null))
    asked.end(body)
  })
}
