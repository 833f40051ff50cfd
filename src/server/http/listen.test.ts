import { once } from 'node:events'
import { Agent, IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { queryObjects } from 'node:v8'
import { afterEach, expect, it } from 'vitest'
import { bodyAllowance, LONGEST_REQUEST_MS, SLOWEST_BYTES_PER_SECOND } from './limit-bodies.ts'
import { type CachedPages, type ListenAt, type Listening, listen } from './listen.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop(0)
})

async function listening(
  answer: (request: Request) => Response | Promise<Response>,
  limits?: ListenAt['limits'],
  cached: CachedPages = () => null,
) {
  const made = await listen(
    { fetch: answer, cached },
    { host: '127.0.0.1', port: 0, variable: 'PORT', ...(limits ? { limits } : {}) },
  )
  open.push(made)
  return made
}

const CLIENTS = 30
/** Generous, since the machine may be busy. */
const PATIENT_MS = 600_000
const LIMITS = { connections: 100, connectionsPerAddress: null, stallMs: PATIENT_MS, bodyMs: PATIENT_MS }

it('M2 D-11 tells keep-alive clients that the connection closes, and cuts none off', async () => {
  const server = await listening(() => new Response('page'))
  const answered = { count: 0 }
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const answer = await get(server.port, agent)
      answered.count += 1
      if (answer.headers.connection === 'close') return
    }
  })
  await expect.poll(() => answered.count).toBeGreaterThan(10 * CLIENTS)
  server.drain()
  await Promise.all(clients)
  await server.stop(PATIENT_MS)
  expect(answered.count).toBeGreaterThan(10 * CLIENTS)
})

it('M2 a request under way when the server drains is answered, closes its connection, and the server waits for it', async () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const server = await listening(async () => {
    arrived.resolve()
    await gate.promise
    return new Response('page')
  })
  const answer = get(server.port, new Agent({ keepAlive: true }))
  await arrived.promise
  const stopped = server.stop(PATIENT_MS)
  gate.resolve()
  expect((await answer).headers.connection).toBe('close')
  await stopped
})

it('M2 a draining server still answers new connections', async () => {
  const server = await listening(() => new Response('page'))
  server.drain()
  expect((await get(server.port, new Agent())).statusCode).toBe(200)
})

it('M2 115 a cached page that is sent at once closes the connection of a draining server too', async () => {
  const server = await listening(
    () => new Response('page'),
    LIMITS,
    (_request, response) => {
      response.end('cached')
      return true
    },
  )
  const agent = new Agent({ keepAlive: true })
  expect((await get(server.port, agent)).headers.connection).toBe('keep-alive')
  server.drain()
  expect((await get(server.port, agent)).headers.connection).toBe('close')
  agent.destroy()
})

it('H4-6 begins each of many requests in a turn of its own, and sends a cached page before them', async () => {
  const got: { readonly path: string; readonly turn: number }[] = []
  let turn = 0
  const count = () => {
    turn += 1
    if (got.length < CLIENTS + 1) setImmediate(count)
  }
  setImmediate(count)
  const note = (url: string) => got.push({ path: new URL(url, 'http://x').pathname, turn })
  const server = await listening(
    ({ url }) => {
      note(url)
      return new Response('page')
    },
    LIMITS,
    ({ url = '' }, response) => {
      if (url !== '/cached') return null
      note(url)
      response.end('cached')
      return true
    },
  )
  // In one piece, so that the server meets them all in the same turn.
  const paths = [...Array.from({ length: CLIENTS }, (_, place) => `/${place}`), '/cached']
  const socket = connect(server.port, '127.0.0.1')
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  await expect.poll(() => got.length).toBe(paths.length)
  socket.destroy()
  expect(got.map(({ path }) => path)).toEqual(['/cached', ...paths.slice(0, -1)])
  expect(new Set(got.map((each) => each.turn)).size).toBe(paths.length)
})

it('L1 answers 400 to a full address with a user name', async () => {
  const server = await listening(() => new Response('page'))
  const socket = await connected(server.port)
  socket.write('GET http://u:p@a.example/ HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 .*The address must name no user\./s)
  socket.destroy()
})

it('M5 closes a connection whose client does not read the answer', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = () => {
    asked.resolve()
    return new Response('x'.repeat(30_000_000))
  }
  const server = await listening(answer, { ...LIMITS, stallMs: 200 })
  const socket = await connected(server.port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n')
  // The client has read nothing, so it notices the end only when it reads.
  await asked.promise
  await expect.poll(server.connections).toBe(0)
  socket.destroy()
})

it('M5 closes a connection whose form arrives too slowly, while the photos of a slow line still get through', async () => {
  const server = await listening(async (request) => new Response(`${(await request.arrayBuffer()).byteLength} bytes`), {
    ...LIMITS,
    bodyMs: 200,
  })
  const photos = await connected(server.port)
  photos.write(`POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${SLOWEST_BYTES_PER_SECOND * 600}\r\n\r\n`)
  const form = await connected(server.port)
  form.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 20\r\n\r\nname=')
  const [refused] = await once(form, 'data')
  expect(String(refused)).toMatch(/^HTTP\/1\.1 408 .*The upload took too long\./s)
  await ended(form)
  photos.write(Buffer.alloc(SLOWEST_BYTES_PER_SECOND * 600))
  expect(String((await once(photos, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 .*9600000 bytes/s)
  photos.destroy()
})

it('H4-3 keeps nothing of a request whose body was not read, once its connection is closed', async () => {
  const server = await listening(() => new Response('Too large', { status: 413 }), LIMITS)
  const before = requests()
  for (let count = 0; count < CLIENTS; count += 1) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {})
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 30000000\r\n\r\n${'x'.repeat(100_000)}`)
    await once(socket, 'data')
    socket.destroy()
  }
  // The last one or two may still be the parser's.
  await expect.poll(() => requests() - before).toBeLessThan(CLIENTS / 3)
})

it('M5 a body may take as long as its length asks for, up to a limit', () => {
  expect(bodyAllowance({}, 30_000)).toBeNull()
  expect(bodyAllowance({ 'content-length': '0' }, 30_000)).toBe(30_000)
  expect(bodyAllowance({ 'content-length': '16000000' }, 30_000)).toBe(LONGEST_REQUEST_MS)
  expect(bodyAllowance({ 'content-length': '1600000' }, 30_000)).toBe(130_000)
  expect(bodyAllowance({ 'transfer-encoding': 'chunked' }, 30_000)).toBe(30_000)
})

it('M5 refuses connections beyond the total limit', async () => {
  const server = await listening(() => new Response('page'), { ...LIMITS, connections: 3 })
  const sockets = await Promise.all([1, 2, 3].map(() => connected(server.port)))
  await expect.poll(server.connections).toBe(3)
  const refused = connect(server.port, '127.0.0.1')
  await ended(refused)
  sockets[0]?.destroy()
  await expect.poll(server.connections).toBe(2)
  expect((await get(server.port, new Agent())).statusCode).toBe(200)
  for (const socket of sockets) socket.destroy()
})

it('M5 refuses connections beyond one address’s limit, and accepts those of others', async () => {
  const server = await listening(() => new Response('page'), { ...LIMITS, connectionsPerAddress: 2 })
  const sockets = await Promise.all([1, 2].map(() => connected(server.port)))
  await expect.poll(server.connections).toBe(2)
  await ended(connect(server.port, '127.0.0.1'))
  expect((await get(server.port, new Agent({ localAddress: '127.0.0.2' }))).statusCode).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(server.connections).toBe(0)
  expect((await get(server.port, new Agent())).statusCode).toBe(200)
})

function get(port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().once('end', () => resolve(response))
    })
      .once('error', reject)
      .end()
  })
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Resolves when the server has closed the connection, with or without a reset. */
function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => {
      // A reset counts as closed.
    })
    socket.once('close', () => resolve()).resume()
  })
}

/** Requests in memory, after a garbage collection. */
const requests = () => queryObjects(IncomingMessage, { format: 'count' })
