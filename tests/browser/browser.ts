import { type Browser, chromium as playwright } from 'playwright-core'
import { datePages } from '../setup/run-clock.ts'
import { watchRequests } from './at-rest.ts'
import { chromiumProgram } from './chromium-program.ts'
import { slowDown } from './slow-pages.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Ends waits that hang. Four times the default: a page of a busy machine is several times slower than of a quiet one. */
const WAIT_MS = 120_000

/** Launches headless Chromium from the npm package; every *.localhost is this machine, whatever its resolver says. */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await chromiumProgram(),
    // Without the package's own switches: they are for cloud functions and turn off checks that the tests need.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...switches,
    ],
    headless: true,
  })
  browser.on('context', (context) => {
    context.setDefaultTimeout(WAIT_MS)
    // A browser that ends meanwhile needs no date.
    datePages(context).catch(() => {})
  })
  watchRequests(browser)
  if (process.env.SLOW_PAGES) slowDown(browser)
  return browser
}
