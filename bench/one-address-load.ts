// The load of bench/one-address.ts, in its own process: one address that requests the most expensive things.

import { randomBytes, randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const [port, forMs] = process.argv.slice(2).map(Number) as [number, number]
const ADDRESS = '127.0.0.2'
const SITES = ['southside-cars', 'meridian-motor-group', 'wattle-caravans']
const until = performance.now() + forMs
/** More connections than the server accepts from one address. */
const UNREAD_SOCKETS = 400
const UNREAD_PIPELINED = 40

/** Number of answers, by kind and status. */
const sent: Record<string, Record<string, number>> = {}
const agent = new Agent({ keepAlive: true, maxSockets: 60, localAddress: ADDRESS })
const hostOf = (turn: number) => `${SITES[turn % SITES.length]}.localhost`
const word = (length: number) =>
  randomBytes(Math.ceil(length / 2))
    .toString('hex')
    .slice(0, length)
const telling = setInterval(() => process.send?.(sent), 1_000)

const cars = await carsOf()
await Promise.all([
  ...many(8, 'long addresses', (turn) => ask(hostOf(turn), longAddress(turn))),
  ...many(8, 'unlike listings', (turn) => ask(hostOf(turn), unlikeListing(turn))),
  ...many(12, 'window stickers', (turn) => ask(...stickerOf(turn))),
  ...many(2, 'reservations', (turn) => post(...reservationOf(turn))),
  ...many(2, 'codes', (turn) => post(hostOf(turn), '/api/auth/code', { phone: mobile() })),
  ...many(2, 'forms', (turn) => post(hostOf(turn), '/api/leads', lead(turn))),
  ...Array.from({ length: UNREAD_SOCKETS }, (_, turn) => unread(turn)),
])
clearInterval(telling)
process.send?.(sent, () => process.exit(0))

function many(clients: number, kind: string, act: (turn: number) => Promise<number>): readonly Promise<void>[] {
  return Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; performance.now() < until; turn += clients) {
      const status = await act(turn).catch(() => 0)
      count(kind, status)
      // Refused: keep trying, but not in a tight loop.
      if (status === 429 || status === 0) await pause(20)
    }
  })
}

function count(kind: string, status: number): void {
  const counts = sent[kind] ?? {}
  sent[kind] = counts
  counts[status] = (counts[status] ?? 0) + 1
}

function longAddress(turn: number): string {
  const kinds = [
    `/robots.txt?z=${word(15_000)}`,
    `/search?query=${word(180)}&z=${word(14_000)}`,
    `/?z=${word(15_000)}`,
    `/search?${Array.from({ length: 40 }, () => `make=${word(190)}`).join('&')}`,
    `/about-us?z=${word(900)}`,
    `/${word(900)}`,
  ]
  return kinds[turn % kinds.length] ?? '/'
}

function unlikeListing(turn: number): string {
  const kinds = [
    `/search?query=${word(12)}`,
    `/search?price=${randomInt(1, 90_000)}:&km=:${randomInt(1, 200_000)}`,
    `/search.data?query=${word(12)}`,
    `/api/search?query=${word(30)}&year=${randomInt(1990, 2026)}:`,
    `/api/suggestions?q=${word(6)}`,
    `/cars/none?enquiry=${word(400)}`,
  ]
  return kinds[turn % kinds.length] ?? '/'
}

function stickerOf(turn: number): readonly [string, string] {
  const car = cars[turn % cars.length]
  return [`${car?.site}.localhost`, `/cars/${car?.slug}.pdf`]
}

function reservationOf(turn: number): readonly [string, string, object] {
  const car = cars[turn % cars.length]
  return [`${car?.site}.localhost`, '/api/reservations', { ...person(turn), car_id: car?.id, terms: true }]
}

function lead(turn: number): object {
  return { ...person(turn), category: 'General Enquiry', message: word(50_000), submission_id: word(20) }
}

function person(turn: number) {
  const name = `A${word(6)}`
  return { name, last_name: name, email: `${name}${turn}@mail.example`, phone: mobile(), postcode: '4000' }
}

function mobile(): string {
  return `04${String(randomInt(0, 1e8)).padStart(8, '0')}`
}

/** A client that requests page after page and reads nothing; it reconnects when closed. */
async function unread(turn: number): Promise<void> {
  const line = `GET /search?page=${1 + (turn % 50)} HTTP/1.1\r\nHost: ${hostOf(turn)}\r\n\r\n`
  while (performance.now() < until) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: ADDRESS })
    socket.pause()
    socket.on('error', () => {})
    socket.write(line.repeat(UNREAD_PIPELINED))
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    await Promise.race([closed, pause(40_000, undefined, { ref: false })])
    socket.destroy()
    count('unread sockets', 0)
    await pause(100)
  }
}

async function carsOf() {
  const found: { readonly site: string; readonly slug: string; readonly id: string }[] = []
  for (const site of SITES) {
    for (let page = 1; page <= 10; page += 1) {
      const { hits } = JSON.parse((await answerOf(`${site}.localhost`, 'GET', `/api/search?page=${page}`)).text)
      found.push(...hits.map(({ slug, id }: { slug: string; id: string }) => ({ site, slug, id })))
    }
  }
  return found
}

async function ask(host: string, path: string): Promise<number> {
  return (await answerOf(host, 'GET', path)).status
}

async function post(host: string, path: string, body: object): Promise<number> {
  return (await answerOf(host, 'POST', path, JSON.stringify(body))).status
}

function answerOf(host: string, method: string, path: string, body = '') {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const headers = { Host: host, ...(body ? { 'Content-Type': 'application/json' } : {}) }
    request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
      .on('error', reject)
      .end(body)
  })
}
