/**
 * Lighthouse on a phone: home, listing and a car of each demonstration dealer.
 *
 *     node bench/lighthouse.ts [--rounds 3] [--json FOLDER]
 *
 * Prints the four scores of the round with the middle performance, and each audit below its full score. Leaves out
 * `is-crawlable`: the demonstration's robots.txt blocks everything, production's is proved by sitemap.test (ROUTE-11).
 * Needs the build. Lighthouse itself is no dependency of the project: npx fetches the version named here.
 */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumProgram } from '../tests/browser/chromium-program.ts'
import { startServer } from '../tests/browser/running-server.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const SITES = ['southside-cars', 'meridian-motor-group', 'wattle-caravans']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

type Audit = { id: string; title: string; score: number | null; displayValue?: string; numericValue?: number }
type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, json: { type: 'string' } } })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (typeof address !== 'object' || address === null) throw new Error('The system gives no free port.')
  return address.port
}

/** One run of Lighthouse with its phone settings: a slow phone on 4G, simulated. */
async function runOnce(address: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--skip-audits=is-crawlable',
      '--only-categories',
      CATEGORIES.join(','),
    ],
    { maxBuffer: 1 << 28 },
  )
  return JSON.parse(stdout) as Report
}

function score(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100)
}

/** The audits that cost a page points, the dearest first. */
function lost(report: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
      return [`${category}: ${audit.title} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`]
    }),
  )
}

const server = await startServer()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await chromiumProgram(),
  args: [`--remote-debugging-port=${port}`, '--headless=old', '--no-sandbox', '--disable-gpu'],
})
try {
  for (const site of SITES) {
    const page = await browser.newPage()
    await page.goto(`${server.address(site)}/search`)
    const car = await page.locator('article:not([data-sold]) a[href^="/cars/"]').first().getAttribute('href')
    await page.close()
    for (const path of ['/', '/search', car ?? '/']) {
      const reports: Report[] = []
      for (let round = 0; round < Number(values.rounds); round += 1) {
        reports.push(await runOnce(server.address(site) + path, port))
      }
      reports.sort((one, other) => score(one, 'performance') - score(other, 'performance'))
      const middle = reports[Math.floor(reports.length / 2)]
      if (!middle) throw new Error('At least one round is needed.')
      console.log(
        `${site} ${path}: ${CATEGORIES.map((category) => `${category} ${score(middle, category)}`).join(', ')}`,
      )
      for (const line of lost(middle)) console.log(`  ${line}`)
      if (values.json) {
        await mkdir(values.json, { recursive: true })
        await writeFile(join(values.json, `${site}${path.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(middle))
      }
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
