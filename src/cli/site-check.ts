import { resolve } from 'node:path'
import { strayListingWords } from '#site/checks/listing-words.ts'
import { EMPTY_FOLDER, readFolder } from '#site/files/read-folder.ts'
import type { GoodSite } from '#site/files/read-sites.ts'
import { siteWarnings } from '#site/warnings/site-warnings.ts'
import { faultLines } from './publishing-context.ts'

export interface SiteCheck {
  readonly folder: string
  readonly slug?: string | undefined
  /** A warning counts as a fault: for a gate before a deployment. */
  readonly strict?: boolean | undefined
  /** Accounts with a secret for webhooks in the environment; not looked at when left out. */
  readonly webhookAccounts?: readonly string[] | null | undefined
}

/**
 * `forecourt site check [SLUG]`: reads every site as the server would and prints, for each fault, the dealer, the path,
 * what was expected and a hint. The exit status is 0 when every site is served, 1 when one would be
 * refused (or, with `strict`, has a warning), 2 when the
 * folder or the slug does not exist.
 */
export async function siteCheckCommand(
  { folder, slug, strict = false, webhookAccounts = null }: SiteCheck,
  print: (line: string) => void,
): Promise<number> {
  let state: typeof EMPTY_FOLDER
  try {
    // Outside production, so that a hostname under localhost which another site's slug claims is found too.
    state = await readFolder(resolve(folder), EMPTY_FOLDER, false)
  } catch (error) {
    // The one thing that ends the check: a folder that is not there or may not be read.
    print(`The folder of sites, ${folder}, cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
  const known = [...state.sites.keys(), ...state.faults.map(({ name }) => name)].sort()
  if (slug !== undefined && !known.includes(slug)) {
    print(`There is no site "${slug}" in ${folder}. There are: ${known.join(', ') || 'none'}.`)
    return 2
  }
  const asked = (name: string) => slug === undefined || name === slug
  let warned = false
  for (const [name, good] of state.live) {
    if (!asked(name)) continue
    const warnings = await warningsOf(good, webhookAccounts)
    print(warnings.length === 0 ? `${name}: good` : `${name}: ${count(warnings.length, 'warning')}, and served`)
    for (const line of warnings) print(`  warning: ${line}`)
    warned ||= warnings.length > 0
  }
  const refused = state.faults.filter(({ name }) => asked(name))
  for (const { name, faults } of refused) {
    print(`${name}: ${count(faults.length, 'fault')}`)
    for (const line of faultLines(faults)) print(line)
  }
  return refused.length === 0 && !(strict && warned) ? 0 : 1
}

async function warningsOf(good: GoodSite, webhookAccounts: SiteCheck['webhookAccounts']): Promise<readonly string[]> {
  const { pages } = good
  const stray = strayListingWords(pages).map(
    ({ file, hint }) => `${file} is called after no known make, body or condition${hint === null ? '' : `; ${hint}`}`,
  )
  const others = await siteWarnings(good, webhookAccounts ?? null)
  return [
    ...(pages.some(({ path }) => path === '/privacy-policy') ? [] : [NO_POLICY]),
    ...stray,
    ...others.map(({ path, reason }) => `${path}: ${reason}`),
  ]
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** LAW-4: a site that has none yet is served all the same. */
const NO_POLICY =
  'the forms link a privacy policy, and pages/privacy-policy.md is missing; docs/examples/privacy-policy.md is one to begin with'
