import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arrive } from './alive.ts'
import { launchBrowser } from './browser.ts'

const port = process.env.DEMONSTRATION_PORT

/**
 * The run's one server of the demonstration dealers (tests/setup/demonstration.ts), for tests that only visit: leads may
 * be sent and times booked, and another file does so at the same moment. Who changes stock or settings, kills or counts
 * what is stored starts a server of their own.
 */
export const server = {
  /** 'http://{slug}.localhost:{port}' */
  address: (slug: string) => `http://${slug}.localhost:${port}`,
}

/** The worker's one browser. It ends with the worker; each test has contexts or pages of its own and closes them. */
export const browser = await launchBrowser()

type Options = Parameters<Browser['newContext']>[0]

/** Opens pages of a site, each in a context of its own that the test closes; what fails in a page fails the test. */
export function visiting(site: string, start = '/search') {
  return async (options?: Options, path = start, at = site): Promise<Page> => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await arrive(page, server.address(at) + path)
    return page
  }
}
