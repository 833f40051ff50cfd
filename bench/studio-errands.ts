// npm run build && npx node bench/studio-errands.ts [desk|phone|keyboard]: twelve errands of a marketing person in the console
// of a demonstration dealer (STUDIO-20), with the clicks and fields that each takes. On a phone clicks are taps; with the
// keyboard alone each control is focused and pressed with Enter or Space, and a control that takes no focus fails. Each
// errand ends at what visitors see, or at the page that says that it is done. docs/errands.md has the tables.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DESKTOP, launchBrowser, PHONE } from '../tests/browser/browser.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { signInFirst } from '../tests/browser/staff-sign-in.ts'
import { handOf } from './errands/hand.ts'
import { hydrated } from './errands/hydrated.ts'
import { ERRANDS, SECOND_LOCATION } from './errands/studio.ts'
import { compareWithBound } from './parts/smallest.ts'

const SLUG = 'southside-cars'
const MOST_CLICKS = 12
const WAYS = ['desk', 'phone', 'keyboard'] as const
const way = WAYS.find((each) => each === (process.argv[2] ?? 'desk'))
if (way === undefined) throw new Error(`The ways are ${WAYS.join(', ')}.`)

const sites = await sitesWithTwoLocations()
const server = await startServer({ SITES: SLUG, SITES_DIR: sites })
const CONSOLE = server.address('console')
const browser = await launchBrowser()
try {
  const isPhone = way === 'phone'
  const device = isPhone ? { viewport: PHONE, isMobile: true, hasTouch: true } : { viewport: DESKTOP }
  const page = await (await browser.newContext({ ...device, reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(60_000)
  await signInFirst(page, CONSOLE, 'owner')
  console.log(`\n| Errand, ${way} | Clicks | Fields | Ends with |\n|---|--:|--:|---|`)
  let most = 0
  for (const { name, run } of ERRANDS) {
    await page.goto(CONSOLE)
    await hydrated(page)
    const { hand, count } = handOf(page, way)
    try {
      const end = await run(hand, { browser, console: CONSOLE })
      most = Math.max(most, count.clicks)
      console.log(`| ${name} | ${count.clicks} | ${count.fields} | ${end} |`)
    } catch (error) {
      most = Number.NaN
      const alerts = await page
        .getByRole('alert')
        .allInnerTexts()
        .catch(() => [])
      const said = [...String(error).split('\n').slice(0, 4), ...alerts, page.url()].join(' ')
      console.log(`| ${name} | | | not done: ${said.replace(/\s+/g, ' ')} |`)
    }
  }
  // NaN, of an errand that is not done, is within no bound.
  if (!(most <= MOST_CLICKS)) process.exitCode = 1
  compareWithBound('clicks of the longest errand', most, { atMost: MOST_CLICKS })
} finally {
  await browser.close()
  await server.stop()
  await rm(sites, { recursive: true })
}

/** A copy of the demonstration's dealers, of which this one has two locations. */
async function sitesWithTwoLocations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-errands-'))
  await cp('sites', folder, { recursive: true })
  const file = join(folder, SLUG, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8'))
  const [first] = site.locations
  const second = { ...first, id: 'springwood', slug: 'springwood', name: SECOND_LOCATION }
  await writeFile(file, JSON.stringify({ ...site, locations: [first, second] }))
  return folder
}
