// node bench/window-stickers.ts [pairs]: how much 20 window stickers requested at once slow down the listing. Meanwhile
// the drawing process is paused and resumed in turn, half a second each, so that both halves of a pair see the same
// machine load. The server refuses stickers beyond its queue, and on a busy machine it closes a connection that waited
// half a minute; the table counts both.

import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as passed } from 'node:timers/promises'
import { startServer } from '#tests/browser/running-server.ts'
import { quantile, round } from './measure.ts'
import { compareWithBound, lacks, size } from './smallest.ts'

const PAIRS = Number(process.argv[2] ?? size('pairs', 40, 4))
const WINDOW_MS = 500
const STICKERS = size('stickers', 20, 8)
const CONNECTIONS = 4
const SITE = 'meridian-motor-group'

const agent = new Agent({ keepAlive: true })
let number = 0

if (!(await main()))
  lacks('a quieter machine', 'the server closed each connection after half a minute, before a sticker was drawn.')

/** False: the machine is so busy that the server closed every connection, and there is nothing to compare. */
async function main(): Promise<boolean> {
  const server = await startServer()
  const host = `${SITE}.localhost:${server.port}`
  const base = `http://127.0.0.1:${server.port}`
  const load = startLoad(base, host)
  try {
    const cars = await carsOf(base, host)
    const pairs: { readonly alone: number; readonly beside: number }[] = []
    const asked: Sticker[] = []
    while (pairs.length < PAIRS && cars.length >= STICKERS) {
      let drawing = true
      const stickers = Promise.all(cars.splice(0, STICKERS).map((path) => sticker(base, host, path)))
      stickers.finally(() => {
        drawing = false
      })
      const child = await drawingProcess(server.process.pid ?? 0)
      while (drawing && pairs.length < PAIRS) {
        process.kill(child, 'SIGSTOP')
        const alone = await load.pagesWithin(WINDOW_MS)
        process.kill(child, 'SIGCONT')
        const beside = await load.pagesWithin(WINDOW_MS)
        if (drawing) pairs.push({ alone, beside })
      }
      // The drawing process has the lowest priority: beside a load that goes on, the last stickers could wait for ever.
      if (pairs.length >= PAIRS) await load.end()
      asked.push(...(await stickers))
    }
    const drawn = asked.filter(({ status }) => status === 200)
    const refused = asked.filter(({ status }) => status !== 200 && status !== null)
    const perSecond = (pages: readonly number[]) => round((sum(pages) / pages.length) * (1000 / WINDOW_MS))
    const alone = pairs.map((pair) => pair.alone)
    const beside = pairs.map((pair) => pair.beside)
    const ratios = pairs.map((pair) => pair.beside / pair.alone)
    console.table({
      pairs: pairs.length,
      'listing pages a second, alone': perSecond(alone),
      [`the same beside ${STICKERS} stickers`]: perSecond(beside),
      'ratio of all pages': round(sum(beside) / sum(alone)),
      'ratio, median of the pairs': round(quantile(ratios, 0.5)),
      'stickers drawn': drawn.length,
      'stickers refused': refused.length,
      'connections closed': asked.length - drawn.length - refused.length,
      'median wait for a drawn sticker, half of it stopped, ms': medianOf(drawn.map(({ ms }) => ms)),
    })
    if (asked.every(({ status }) => status === null)) return false
    compareWithBound('stickers drawn', drawn.length, { atLeast: 1 })
    compareWithBound('listing pages beside stickers, of those alone', sum(beside) / sum(alone), { atLeast: 0.1 })
    return true
  } finally {
    await load.end()
    agent.destroy()
    await server.stop()
  }
}

/** On a busy machine the server may have closed every connection before its sticker was drawn. */
function medianOf(waits: readonly number[]): number | string {
  return waits.length === 0 ? 'none was drawn' : round(quantile(waits, 0.5))
}

/** Requests listing pages without a pause, each at a new address, so that none is cached. */
function startLoad(base: string, host: string) {
  let pages = 0
  let going = true
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (going) {
      await answerOf(`${base}/search?x=${number++}`, host)
      pages += 1
    }
  })
  return {
    async pagesWithin(ms: number) {
      const before = pages
      const start = performance.now()
      await passed(ms)
      return ((pages - before) * ms) / (performance.now() - start)
    },
    async end() {
      going = false
      await Promise.all(connections)
    },
  }
}

/** Waits for the server's child process that makes stickers. */
async function drawingProcess(server: number): Promise<number> {
  for (;;) {
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean)
    const found = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('drawing-program'))
    if (found) return Number(found)
    await passed(20)
  }
}

async function carsOf(base: string, host: string): Promise<string[]> {
  const paths = new Set<string>()
  for (let page = 1; page <= 20; page += 1) {
    const html = (await answerOf(`${base}/search?page=${page}`, host)).body.toString()
    for (const [, path = ''] of html.matchAll(/href="(\/cars\/[^"#?]+)"/g)) paths.add(path)
  }
  return [...paths]
}

interface Sticker {
  /** Null: the server closed the connection. */
  readonly status: number | null
  readonly ms: number
}

async function sticker(base: string, host: string, path: string): Promise<Sticker> {
  const before = performance.now()
  const status = await answerOf(`${base}${path}.pdf`, host).then(
    (answer) => answer.status,
    () => null,
  )
  return { status, ms: performance.now() - before }
}

/** Requests a URL with another Host header, which `fetch` does not allow. */
function answerOf(url: string, host: string): Promise<{ readonly status: number; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { host } }, (response) =>
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject),
    ).on('error', reject)
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
