// node bench/window-stickers.ts: how much 20 window stickers requested at once slow down the listing. Meanwhile the
// drawing process is paused and resumed in turn, half a second each, so that both halves of a pair see the same machine
// load.

import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as passed } from 'node:timers/promises'
import { startServer } from '#tests/browser/running-server.ts'
import { quantile, round } from './measure.ts'

const PAIRS = Number(process.argv[2] ?? 40)
const WINDOW_MS = 500
const STICKERS = 20
const CONNECTIONS = 4
const SITE = 'meridian-motor-group'

const agent = new Agent({ keepAlive: true })
let asked = 0

await main()

async function main() {
  const server = await startServer()
  const host = `${SITE}.localhost:${server.port}`
  const base = `http://127.0.0.1:${server.port}`
  const load = startLoad(base, host)
  try {
    const cars = await carsOf(base, host)
    const pairs: { readonly alone: number; readonly beside: number }[] = []
    const waits: number[] = []
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
      waits.push(...(await stickers))
    }
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
      'median wait for a sticker, half of it stopped, ms': round(quantile(waits, 0.5)),
    })
  } finally {
    await load.end()
    await server.stop()
  }
}

/** Requests listing pages without a pause, each at a new address, so that none is cached. */
function startLoad(base: string, host: string) {
  let pages = 0
  let going = true
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (going) {
      await ask(`${base}/search?x=${asked++}`, host)
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
      agent.destroy()
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
    const html = (await ask(`${base}/search?page=${page}`, host)).toString()
    for (const [, path = ''] of html.matchAll(/href="(\/cars\/[^"#?]+)"/g)) paths.add(path)
  }
  return [...paths]
}

async function sticker(base: string, host: string, path: string): Promise<number> {
  const before = performance.now()
  await ask(`${base}${path}.pdf`, host)
  return performance.now() - before
}

/** Requests a URL with another Host header, which `fetch` does not allow. */
function ask(url: string, host: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { host } }, (response) => buffer(response).then(resolve, reject)).on('error', reject)
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
