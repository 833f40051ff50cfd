// How long a change takes to show in the preview beside its form (STUDIO-4), in a real browser: npm run build && npx node
// bench/preview.ts [changes] [cars] [embedded]. From the key that leaves the field until the frame shows the words: the
// change is stored, the preview draws its page again and exchanges what differs. The controls are of the same run: the same
// without an import, and a plain reload of the published page, beside the import in turn with the changes. Core time is what
// the server and the browser used for one change, so that a figure of a busy machine can be read.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/browser/browser.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { signIn } from '../tests/browser/staff-sign-in.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { coreMs } from './core-time.ts'
import { hydrated } from './hydrated.ts'
import { quantile, round, timed } from './measure.ts'
import { compareWithBound, size } from './smallest.ts'

const changes = Number(process.argv[2] ?? size('changes', 60, 6))
const cars = Number(process.argv[3] ?? size('cars', 10_000, 500))
/** The embedded database runs in the server's own process, and an import keeps it busy (docs/decisions/135). */
const isEmbedded = process.argv[4] === 'embedded'
const SITE = 'southside-cars'
const FRAME = 'iframe[title="The website as this draft has it"]'
/** A server that used less of a core in `LOOK_EACH_MS` rests. */
const RESTED_MS = 100
const LOOK_EACH_MS = 2_000
const WIDE = { width: 1600, height: 900 }

const postgres = isEmbedded ? null : await startPostgres()
const databaseUrl = postgres?.url() ?? ''
const server = await startServer({ DATABASE_URL: databaseUrl, SITES: SITE })
const browser = await launchBrowser()
try {
  const page = await (await browser.newContext({ viewport: WIDE })).newPage()
  page.setDefaultTimeout(120_000)
  await signIn(page, server.address('console'), 'content')
  await page.goto(`${server.address('console')}/website/parts/home`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  await page.frameLocator(FRAME).getByText('Preview: nothing is sent').waitFor()
  await rested()
  // The first change loads code.
  for (let time = 0; time < 3; time += 1) await change(page, `Warm ${time}`)
  const published = await (await browser.newContext({ viewport: WIDE })).newPage()
  await published.goto(server.address(SITE))
  await print({ 'a change without an import': (time) => change(page, `Alone ${time}`) })
  // The list of parts has the live pages drawn for the check (STUDIO-12), as a person who begins there does.
  await page.evaluate((overview) => fetch(overview), page.url().replace(/\/parts\/.*/, ''))
  await print({ 'a change while the live pages are drawn': (time) => change(page, `Drawn ${time}`) })
  await print({ 'control, the previewed page alone': () => pageAlone(page) })
  await print({ 'control, a reload of the published page': () => reload(published) })
  const [shown = [], reloaded = []] = await besideImport(() =>
    print({
      [`a change beside an import of ${cars} cars`]: (time) => change(page, `Beside ${time}`),
      'control, a reload beside the import': () => reload(published),
    }),
  )
  compareWithBound(
    'p50 until a change shows beside an import, of that of a reload',
    quantile(shown, 0.5) / quantile(reloaded, 0.5),
    { atMost: 15 },
  )
} finally {
  await browser.close()
  await server.stop()
  await postgres?.stop()
}

/** Milliseconds until the preview shows other words. */
async function change(page: Page, words: string): Promise<number> {
  const field = page.getByLabel('Heading', { exact: true })
  const frame = page.frames().find((each) => new URL(each.url()).hostname.endsWith('.preview.localhost'))
  const inFrame = frame ?? page.frames().at(-1)
  if (inFrame === undefined) throw new Error('There is no preview.')
  await field.fill(words)
  const shown = inFrame.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text), words)
  return timed(async () => {
    await field.press('Tab')
    await shown
  })
}

/** A request of the previewed page, by the frame itself. */
function pageAlone(page: Page): Promise<number> {
  return timed(async () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(async () => (await fetch(location.href)).text()),
  )
}

/** Imports one file after the other until the work is done. */
async function besideImport<Result>(work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  let running: ChildProcess | null = null
  const imports = (async () => {
    for (let price = 10_000; !isOver; price += 1) {
      const file = join(server.dataFolder, 'preview-bench.csv')
      await writeFile(file, feed(price))
      const args = ['src/server/forecourt.ts', 'stock', 'import', '--site', SITE, file, '--force']
      const env = {
        ...process.env,
        DATA_DIR: server.dataFolder,
        DATABASE_URL: databaseUrl,
        FORECOURT_MODE: 'demonstration',
      }
      running = spawn(process.execPath, args, { env, stdio: 'ignore' })
      await once(running, 'exit')
    }
  })()
  const result = await work()
  isOver = true
  await imports
  return result
}

function feed(price: number): string {
  const rows = Array.from({ length: cars }, (_, car) => `Kia,Rio,2022,BENCH${car},${price},${40_000 + car}`)
  return ['make,model,year,stocknum,price,km', ...rows].join('\n')
}

/** A visitor's page in another window, until it is painted and its script runs. */
function reload(page: Page): Promise<number> {
  return timed(() => page.reload())
}

/**
 * Does each work in turn, as often as there are changes. A work answers its milliseconds; returns those of each. The
 * import's own processor time is not counted: it is another process.
 */
async function print(
  works: Readonly<Record<string, (time: number) => Promise<number>>>,
): Promise<readonly (readonly number[])[]> {
  const figures = Object.entries(works).map(([what, work]) => ({
    what,
    work,
    took: [] as number[],
    server: 0,
    browser: 0,
  }))
  for (let time = 0; time < changes; time += 1)
    for (const each of figures) {
      const [ofServer, ofBrowser] = [serverMs(), browserMs()]
      each.took.push(await each.work(time))
      each.server += serverMs() - ofServer
      each.browser += browserMs() - ofBrowser
    }
  for (const { what, took, server, browser } of figures) {
    const at = (share: number) => round(quantile(took, share))
    const each = (ms: number) => `${round(ms / took.length)} core-ms`
    console.log(
      `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${took.length} times; server ${each(server)}, browser ${each(browser)}`,
    )
  }
  return figures.map(({ took }) => took)
}

function serverMs(): number {
  return coreMs(server.process.pid ?? 0)
}

/** The demonstration makes its conversations after the start: waits until the server has next to nothing to do. */
async function rested(): Promise<void> {
  for (let before = serverMs(), used = RESTED_MS; used >= RESTED_MS; ) {
    await pause(LOOK_EACH_MS)
    const now = serverMs()
    used = now - before
    before = now
  }
}

/** Of all processes of this bench but the server, its database and the imports. */
function browserMs(): number {
  return coreMs(process.pid, (command) => /chrom/.test(command))
}
