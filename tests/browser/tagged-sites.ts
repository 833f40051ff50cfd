import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { type RunningServer, startServer } from './running-server.ts'

/** Valid format, but nobody's ids. */
export const TAGS = { ga4: 'G-EXAMPLE001', gtm: 'GTM-EXAMPLE', metaPixel: '100000000000001' } as const

/** One site of each template. */
export const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans'] as const

/**
 * Starts the demonstration dealers with tags. Their normal settings have none, so that their pages call no third party.
 */
export async function startTaggedServer(): Promise<RunningServer> {
  const sites = await mkdtemp(join(tmpdir(), 'forecourt-tagged-sites-'))
  await cp('sites', sites, { recursive: true })
  for (const slug of SITES) {
    const file = join(sites, slug, 'site.json')
    const site = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...site, integrations: { ...site.integrations, ...TAGS } }))
  }
  const server = await startServer({ SITES_DIR: sites })
  return { ...server, stop: (signal) => server.stop(signal).finally(() => rm(sites, { recursive: true })) }
}

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
