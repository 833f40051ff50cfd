import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arrive } from './alive.ts'
import { launchBrowser } from './browser.ts'
import { sharedServer } from './shared-server.ts'

/**
 * The run's shared server of the demonstration dealers as they are. Tests may send leads and book times; other files do
 * so concurrently. Tests that change stock or settings take another shared server (shared-server.ts); those that end it or
 * set its environment start their own.
 */
export const server = await sharedServer('visited')

/** The worker's browser, which ends with the worker. Each test opens and closes its own contexts or pages. */
export const browser = await launchBrowser()

type Options = Parameters<Browser['newContext']>[0]

/** Opens pages of a site, each in its own context, which the test closes. An error in a page fails the test. */
export function visiting(site: string, start = '/search') {
  return async (options?: Options, path = start, at = site): Promise<Page> => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await arrive(page, server.address(at) + path)
    return page
  }
}
