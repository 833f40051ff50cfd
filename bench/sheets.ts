// node bench/sheets.ts: what 20 window sheets asked for at once take from the listing. Windows with and without sheets
// come in pairs, so that what else the machine does falls on both alike; the figure is the median of the pairs' ratios.

import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { startServer } from '../tests/browser/running-server.ts'
import { round } from './measure.ts'

const ROUNDS = 9
const SECONDS = 3
const SHEETS = 20
const CONNECTIONS = 4
const SITE = 'meridian-motor-group'

let asked = 0

await main()

async function main() {
  const server = await startServer()
  const host = `${SITE}.localhost:${server.port}`
  const base = `http://127.0.0.1:${server.port}`
  try {
    const cars = await carsOf(base, host)
    await listing(base, host)
    const alone: number[] = []
    const beside: number[] = []
    const waits: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await listing(base, host))
      const sheets = cars.slice(round * SHEETS, (round + 1) * SHEETS).map((path) => sheet(base, host, path))
      beside.push(await listing(base, host))
      waits.push(...(await Promise.all(sheets)))
    }
    const ratios = alone.map((pages, index) => (beside[index] ?? 0) / pages)
    console.table({
      'listing pages a second, alone': median(alone),
      [`the same beside ${SHEETS} sheets`]: median(beside),
      'ratio, median of the pairs': median(ratios),
      'ratio, lowest and highest': `${round(Math.min(...ratios))} to ${round(Math.max(...ratios))}`,
      'median wait for a sheet, ms': median(waits),
      'longest wait for a sheet, ms': Math.max(...waits),
    })
  } finally {
    await server.stop()
  }
}

/** Pages rendered a second: each has an address of its own, so that the page cache has none of them. */
async function listing(base: string, host: string): Promise<number> {
  const { requests } = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { host },
    requests: [{ setupRequest: (request) => ({ ...request, path: `/search?x=${asked++}` }) }],
  })
  return requests.average
}

async function carsOf(base: string, host: string): Promise<readonly string[]> {
  const paths = new Set<string>()
  for (let page = 1; paths.size < (ROUNDS + 1) * SHEETS; page += 1) {
    const html = (await ask(`${base}/search?page=${page}`, host)).toString()
    for (const [, path = ''] of html.matchAll(/href="(\/cars\/[^"#?]+)"/g)) paths.add(path)
  }
  return [...paths]
}

async function sheet(base: string, host: string, path: string): Promise<number> {
  const before = performance.now()
  await ask(`${base}${path}.pdf`, host)
  return performance.now() - before
}

/** `fetch` sends no host but its address's. */
function ask(url: string, host: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => buffer(response).then(resolve, reject)).on('error', reject)
  })
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
