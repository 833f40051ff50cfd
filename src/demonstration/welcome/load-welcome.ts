import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { needsSecondFactor, ROLE_NAMES, ROLES } from '#domain/staff/roles.ts'
import type { Site } from '#site/site.ts'
import type * as entry from '../../console/welcome/render-welcome.tsx'
import type { WelcomeConsole, WelcomeDealer, WelcomeView } from '../../console/welcome/welcome-view.ts'
import { DEMONSTRATION_PASSWORD, demonstrationEmail, STAFFED_SITE } from '../made-staff.ts'
import { triesOf } from './welcome-tries.ts'

const CONSOLE_PICTURE = '/console.webp'

export interface WelcomeParts {
  readonly buildFolder: string
  /** The program's, with its documents. */
  readonly ownFolder: string
  readonly version: string
  /** Null without a console. */
  readonly consoleHost: string | null
}

/** Reads the build of the page at http://localhost:PORT. */
export async function loadWelcome({ buildFolder, ownFolder, version, consoleHost }: WelcomeParts) {
  const file = join(buildFolder, 'console', 'welcome.js')
  if (!existsSync(file)) throw new Error(`The welcome page is not built: ${file} is missing. Run npm run build.`)
  const { renderWelcome }: typeof entry = await import(pathToFileURL(file).href)
  // Not there in a program without its documents.
  const picture = await readFile(join(ownFolder, 'docs', 'pictures', 'console.webp')).catch(() => null)
  return {
    /** HTML, and the origins of its pictures for the policy. `port`: ':3000', or nothing for the port of http. */
    page(sites: readonly Site[], port: string) {
      const view = welcomeView(sites, port, { host: consoleHost, hasPicture: picture !== null, version })
      return { html: renderWelcome(view), pictures: view.dealers.map(({ href }) => href) }
    },
    /** WebP by path: that of the console, unless the documents are not here. */
    pictures: new Map<string, Uint8Array<ArrayBuffer>>(picture ? [[CONSOLE_PICTURE, new Uint8Array(picture)]] : []),
  }
}

function welcomeView(
  sites: readonly Site[],
  port: string,
  {
    host,
    hasPicture,
    version,
  }: { readonly host: string | null; readonly hasPicture: boolean; readonly version: string },
): WelcomeView {
  const dealers = sites.map((site) => dealerOf(site, `http://${site.slug}.localhost${port}`))
  const consoleHref = host === null ? null : `http://${host}${port}`
  return {
    dealers,
    console:
      consoleHref === null ? null : { ...consoleOf(consoleHref, sites), picture: hasPicture ? CONSOLE_PICTURE : null },
    tries: triesOf(sites, port, consoleHref),
    documents: DOCUMENTS,
    version: `Forecourt ${version}`,
  }
}

function dealerOf({ name, branding, locations }: Site, href: string): WelcomeDealer {
  const picture = locations.find(({ image }) => image !== null)?.image ?? null
  return { name, tagline: branding.tagline, href, picture: picture === null ? null : new URL(picture, href).href }
}

function consoleOf(href: string, sites: readonly Site[]): Omit<WelcomeConsole, 'picture'> {
  const staffed = sites.find(({ slug }) => slug === STAFFED_SITE)
  const accounts = ROLES.map((role) => ({
    role: ROLE_NAMES[role],
    email: demonstrationEmail(role),
    needsFactor: needsSecondFactor([role]),
  }))
  const operator = { role: 'Operator', email: demonstrationEmail('operator'), needsFactor: true }
  return {
    href,
    staff: staffed
      ? { dealer: staffed.name, accounts: [...accounts, operator], password: DEMONSTRATION_PASSWORD }
      : null,
  }
}

const DOCUMENTS = [
  { file: 'docs/README.md', text: 'every page, by reader' },
  { file: 'docs/add-a-dealer.md', text: 'a dealer of your own, in six steps' },
  { file: 'docs/console.md', text: 'the console, for a dealer’s staff' },
  { file: 'docs/options.md', text: 'everything that may differ between dealers' },
  { file: 'docs/production.md', text: 'running it for real dealers' },
  { file: 'docs/architecture.md', text: 'how it works, on one page' },
] as const
