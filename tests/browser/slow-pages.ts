import type { Browser, Page } from 'playwright-core'

/** How much later each answer of the server comes. */
const LATER_MS = 400

/** SLOW_PAGES=1 finds tests that act before a page listens: scripts, data and pictures come late, each time. */
export function slowDown(browser: Browser): void {
  browser.on('context', (context) => context.on('page', (page) => void slow(page).catch(() => {})))
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATER_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
