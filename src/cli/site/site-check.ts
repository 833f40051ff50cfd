import { resolve } from 'node:path'
import { decisionList } from '#site/checks/decision-list.ts'
import { strayListingWords } from '#site/checks/listing-words.ts'
import { EMPTY_FOLDER, readFolder } from '#site/files/read-folder.ts'
import type { GoodSite } from '#site/files/read-sites.ts'
import { describeFault } from '#site/site-fault.ts'
import { siteWarnings, type WarningFacts } from '#site/warnings/site-warnings.ts'
import { faultLines } from './publishing-context.ts'

export interface SiteCheck {
  readonly folder: string
  readonly slug?: string | undefined
  /** Treat warnings as faults, for a check before a deployment. */
  readonly strict?: boolean | undefined
  /** The law of which day counts (LAW-5); now if absent. */
  readonly now?: Date | undefined
  /** Webhook accounts with a secret in the environment; not checked if absent. */
  readonly webhookAccounts?: readonly string[] | null | undefined
}

/**
 * `forecourt site check [SLUG]`: reads every site as the server would and prints each fault with its site, path,
 * expected value and hint. Exit status 0 if every site is valid, 1 if one is not (or, with `strict`, has a warning), 2
 * if the folder or the slug does not exist.
 */
export async function siteCheckCommand(
  { folder, slug, strict = false, now = new Date(), webhookAccounts = null }: SiteCheck,
  print: (line: string) => void,
): Promise<number> {
  let state: typeof EMPTY_FOLDER
  try {
    // With `production` false, so that a hostname under localhost that clashes with another site's slug is found too.
    state = await readFolder(resolve(folder), EMPTY_FOLDER, false)
  } catch (error) {
    // The only fatal error: the folder is missing or unreadable.
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
  const refused = state.faults.filter(({ name }) => asked(name)).map(({ name, faults }) => ({ name, faults }))
  for (const [name, good] of state.live) {
    if (!asked(name)) continue
    const list = await decisionList(good, now)
    if (list.kind === 'fault') {
      refused.push({ name, faults: [list.fault] })
      continue
    }
    const warnings = [
      ...(list.kind === 'warning' ? [describeFault(list.fault)] : []),
      ...(await warningsOf(good, { webhookAccounts, slugs: known, now })),
    ]
    print(warnings.length === 0 ? `${name}: good` : `${name}: ${count(warnings.length, 'warning')}, and served`)
    for (const line of warnings) print(`  warning: ${line}`)
    warned ||= warnings.length > 0
  }
  for (const { name, faults } of refused) {
    print(`${name}: ${count(faults.length, 'fault')}`)
    for (const line of faultLines(faults)) print(line)
  }
  return refused.length === 0 && !(strict && warned) ? 0 : 1
}

async function warningsOf(good: GoodSite, facts: WarningFacts): Promise<readonly string[]> {
  const { pages } = good
  const stray = strayListingWords(pages).map(
    ({ file, hint }) => `${file} does not match a known make, body or condition${hint === null ? '' : `; ${hint}`}`,
  )
  const others = await siteWarnings(good, facts)
  return [
    ...(pages.some(({ path }) => path === '/privacy-policy') ? [] : [NO_POLICY]),
    ...stray,
    ...others.map(({ path, reason }) => `${path}: ${reason}`),
  ]
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** LAW-4: only a warning; the site is still served. */
const NO_POLICY =
  'the forms link a privacy policy, and pages/privacy-policy.md is missing; start with docs/examples/privacy-policy.md'
