import type { Page } from 'playwright-core'

/** Waits until the page's script has taken over: before that a press works as without JavaScript. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}
