import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Browser, BrowserContext } from 'playwright-core'
import { addApp } from '#operations/staff/set-up-factor.ts'
import { codeOf } from '#operations/staff/testing/authenticator-app.ts'
import { createBrowser, PASSWORD } from '#operations/staff/testing/browser.ts'
import { provenNow } from '../../../../src/console/testing/desk-acts.ts'
import { type TwoPeople, twoPeople } from '../../../../src/console/testing/two-people.ts'
import { loadConsoleBuild } from '../../../../src/server/console/console-build.ts'
import { DESKTOP } from '../../browser.ts'

/** The console of two people, as built; Ann is at a browser, and both at requests. */
export interface PeopleAtBrowsers {
  readonly both: TwoPeople
  /** The console's address. */
  readonly console: string
  readonly password: string
  /** A browser in which Ann is signed in. */
  annsBrowser(browser: Browser): Promise<BrowserContext>
  /** A code for Ann's second factor, which works once. */
  code(): Promise<string>
  close(): Promise<void>
}

export async function peopleAtBrowsers(): Promise<PeopleAtBrowsers> {
  const both = await twoPeople(await loadConsoleBuild('build'))
  const server = createServer(getRequestListener(both.app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://console.localhost:${port}`
  const codes: string[] = []
  const ann = await withApp(both)
  return {
    both,
    console: address,
    password: PASSWORD,
    annsBrowser: async (browser) => {
      await provenNow(both.platform)
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })
      await context.addCookies([...ann.jar].map(([name, value]) => ({ name, value, url: address })))
      return context
    },
    code: async () => {
      if (codes.length === 0)
        codes.push(...((await both.platform.accounts.renewRecoveryCodes(PASSWORD, ann.headers())) ?? []))
      return codes.pop() ?? ''
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await both.close()
    },
  }
}

/** Ann signs in once more and adds an app as her second factor. */
async function withApp({ platform, ann }: TwoPeople) {
  const jar = new Map<string, string>()
  const browser = createBrowser(platform, jar)
  browser.take((await platform.accounts.signIn(ann.email, PASSWORD, browser.headers())).cookies)
  const started = await browser.start(PASSWORD, 'app')
  if (!started.ok || started.way !== 'app') throw new Error('Ann has no app.')
  const added = await addApp(platform, await browser.visitor(), await codeOf(started.secret), browser.headers())
  browser.take(added.cookies)
  if (!added.value) throw new Error('Ann’s app is not added.')
  return { jar, headers: browser.headers }
}
