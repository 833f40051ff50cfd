// npm run build && npx node bench/errands.ts [words] [phone|thumb|plain|train]: the errands of a buyer on the demonstration
// dealers, in four ways: on a phone, with its thumb alone, without JavaScript, and at 400 kbit/s with 400 ms of latency. Each
// with its steps: taps, and fields that the buyer fills in. Seconds are what the machine needs from the first page on, without
// reading and typing. `words`: only errands with these in their name. docs/errands.md has the table.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/browser/browser.ts'
import { startServer } from '../tests/browser/running-server.ts'
import {
  alive,
  BUYER_WAYS,
  type BuyerErrand,
  type BuyerPlace,
  type BuyerWay,
  buyerHand,
  phoneOf,
} from './errands/buyer.ts'
import { BUYING } from './errands/buying.ts'
import { FINDING } from './errands/finding.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const [words = '', only] = process.argv.slice(2)
const ERRANDS = [...FINDING, ...BUYING].toSorted(
  (one, other) => Number.parseInt(one.name, 10) - Number.parseInt(other.name, 10),
)
/** At the smallest size on a phone alone. */
const ways = BUYER_WAYS.slice(0, size('ways', BUYER_WAYS.length, 1)).filter((way) => only === undefined || way === only)

interface FoundCar {
  readonly slug: string
  readonly status: string
  readonly reserved: boolean
  readonly price: number | null
  readonly payment_processors: readonly string[]
}

const server = await startServer()
const browser = await launchBrowser()
const place: BuyerPlace = { freeCar, linkIn }
try {
  console.log(`Taps; fields; seconds\n\n| Errand | ${ways.join(' | ')} | Ends with | In the review |`)
  console.log(`|---|${'--:|'.repeat(ways.length)}---|---|`)
  let steps = 0
  let undone = 0
  for (const errand of ERRANDS.filter(({ name }) => name.includes(words))) {
    const cells: string[] = []
    let end = ''
    for (const way of ways) {
      if (way === 'plain' && errand.needsScript) {
        cells.push(errand.needsScript)
        continue
      }
      const done = await doneIn(errand, way)
      steps += way === 'phone' ? done.steps : 0
      undone += done.end === null ? 1 : 0
      end ||= done.end ?? ''
      cells.push(done.cell)
    }
    console.log(`| ${errand.name} (${errand.site}) | ${cells.join(' | ')} | ${end} | ${errand.review} |`)
  }
  if (undone > 0) process.exitCode = 1
  compareWithBound('errands that were not done', undone, { atMost: 0 })
  compareWithBound('taps and fields of all errands on a phone', steps, { atMost: 120 })
} finally {
  await browser.close()
  await server.stop()
}

/** Does an errand. `end`: what the buyer sees at last; null: it was not done. */
async function doneIn(
  { site, start, before, run }: BuyerErrand,
  way: BuyerWay,
): Promise<{ readonly cell: string; readonly steps: number; readonly end: string | null }> {
  const page = await phoneOf(browser, way)
  page.setDefaultTimeout(60_000)
  const { hand, count } = buyerHand(page, way)
  try {
    const path = start === 'a car' ? await freeCar(site) : start
    let from = performance.now()
    await page.goto(server.address(site) + path, { waitUntil: 'domcontentloaded' })
    await alive(page, hand.hasScript)
    if (before) {
      await before(page)
      await alive(page, hand.hasScript)
      from = performance.now()
    }
    const end = await run(hand, place)
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    const beyond = way === 'thumb' ? `, ${count.beyond} beyond` : ''
    return { cell: `${count.taps}${beyond}; ${count.fields}; ${seconds}`, steps: count.taps + count.fields, end }
  } catch (error) {
    return { cell: `not done: ${String(error).split('\n').slice(0, 3).join(' ')}`, steps: 0, end: null }
  } finally {
    await page.context().close()
  }
}

async function freeCar(site: string): Promise<string> {
  const page: Page = await browser.newPage()
  await page.goto(`${server.address(site)}/your-data`)
  const slug = await page.evaluate(async () => {
    const { hits } = await (await fetch('/api/search?car_type=used')).json()
    return (hits as FoundCar[]).find(
      ({ status, reserved, price, payment_processors }) =>
        status === 'in_stock' && !reserved && (price ?? 0) > 1000 && payment_processors.length > 0,
    )?.slug
  })
  await page.close()
  if (!slug) throw new Error(`no car of ${site} can be reserved`)
  return `/cars/${slug}`
}

async function linkIn(to: string, pattern: RegExp): Promise<string> {
  const folder = join(server.dataFolder, 'mail')
  for (;;) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.map((each) => each.replace(/=\r?\n/g, '')).find((each) => each.includes(`To: ${to}`))
    const found = mail === undefined ? null : pattern.exec(mail)
    if (found !== null) return found[0]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
