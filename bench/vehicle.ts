// node bench/vehicle.ts [runs]: a car's page on a phone with Lighthouse's mobile profile (1.6 Mbit/s down, 750 kbit/s
// up, 150 ms per round trip, a processor a quarter as fast), throttled by the browser itself, against the built server
// on this machine: largest and first paint, layout shift, blocking time and bytes; the median of the runs. The control is the
// dealer's privacy policy, visited before each run in the same way: the frame of a page, its styles and its script.

import type { Browser, Page } from 'playwright-core'
import { launchBrowser, PHONE } from '../tests/browser/browser.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { round } from './measure.ts'
import { compareWithBound, size } from './smallest.ts'

const SITES = size('sites', 'meridian-motor-group southside-cars wattle-caravans', 'southside-cars').split(' ')
const RUNS = Number(process.argv[2] ?? size('runs', 3, 1))

const CONTROL = '/privacy-policy'
/** Latency and throughput of Lighthouse's mobile profile, applied by the browser. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** Milliseconds of a task that do not count as blocking. */
const SHORT_TASK = 50

interface Figures {
  readonly ttfb: number
  readonly fcp: number
  readonly lcp: number
  readonly what: string
  readonly cls: number
  readonly blocking: number
  readonly kB: number
  readonly requests: number
}

const server = await startServer()
const browser = await launchBrowser()
try {
  const rows = []
  for (const site of SITES) {
    const address = await firstCar(browser, server.address(site))
    const control = `${server.address(site)}${CONTROL}`
    // The first visits fill the page cache and load code.
    for (const each of [control, address]) await measure(browser, each)
    const runs: (Figures & { readonly 'lcp / control': number })[] = []
    for (let run = 0; run < RUNS; run++) {
      const { lcp } = await measure(browser, control)
      const figures = await measure(browser, address)
      runs.push({ ...figures, 'lcp / control': round(figures.lcp / lcp) })
    }
    const median = runs.sort((one, other) => one.lcp - other.lcp)[Math.floor(runs.length / 2)]
    if (median) rows.push({ site, ...median, worstShift: Math.max(...runs.map(({ cls }) => cls)) })
  }
  console.table(rows)
  compareWithBound('largest paint, times the control', Math.max(...rows.map((row) => row['lcp / control'])), {
    atMost: 5,
  })
  compareWithBound('kB of the heaviest page', Math.max(...rows.map(({ kB }) => kB)), { atMost: 1_000 })
} finally {
  await browser.close()
  await server.stop()
}

async function firstCar(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${site}/search`)
  const href = await page.locator('article[data-car-id] a[href^="/cars/"]').first().getAttribute('href')
  await page.close()
  return `${site}${href?.split(/[?#]/)[0]}`
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  let bytes = 0
  let requests = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.addInitScript(observe)
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status()}`)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const times = await timesOf(page)
  await context.close()
  return {
    ...times,
    lcp: Math.round(seen.lcp),
    what: seen.what,
    cls: Math.round(seen.cls * 10_000) / 10_000,
    blocking: Math.round(seen.tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_TASK), 0)),
    kB: Math.round(bytes / 1000),
    requests,
  }
}

interface Seen {
  lcp: number
  what: string
  cls: number
  readonly tasks: number[]
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen: Seen = { lcp: 0, what: '', cls: 0, tasks: [] }
  Object.assign(window, { seen })
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element?: Element }
    seen.lcp = entry.startTime
    seen.what = `${element?.tagName.toLowerCase()}.${element?.className ?? ''}`.slice(0, 40)
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => seen.tasks.push(duration))
}

async function timesOf(page: Page): Promise<{ readonly ttfb: number; readonly fcp: number }> {
  return page.evaluate(() => ({
    ttfb: Math.round((performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart),
    fcp: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  }))
}
