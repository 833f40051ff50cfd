import type { BrowserContext, Page } from 'playwright-core'

/** Collects a page's third-party requests. Nothing leaves this machine: scripts get an empty answer. */
export async function catchOutside(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(
    ({ hostname }) => !hostname.endsWith('.localhost'),
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return asked
}

/** The page's commands to Google Analytics, in order. */
export function ga4Commands(page: Page): Promise<readonly (readonly unknown[])[]> {
  return page.evaluate(() => (window.ga4Layer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))
}

/** The same for the Meta pixel. */
export function pixelCommands(page: Page): Promise<readonly (readonly unknown[])[]> {
  return page.evaluate(() => (window.fbq?.queue ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))
}
