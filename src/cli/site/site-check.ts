import { resolve } from 'node:path'
import { counted } from '#domain/counted.ts'
import { strayListingWords } from '#site/checks/listing-words.ts'
import { decisionList } from '#site/folder/decision-list.ts'
import { EMPTY_FOLDER, readFolder, sitesAsTheyLie } from '#site/folder/read-folder.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import { servedAs } from '#site/folder/served-as.ts'
import type { Site } from '#site/site.ts'
import { describeFault } from '#site/site-fault.ts'
import type { SiteWarning } from '#site/warnings/site-warning.ts'
import { siteWarnings, type WarningFacts } from '#site/warnings/site-warnings.ts'
import { typedInstant } from '../typed-instant.ts'
import { faultLines } from './publishing-context.ts'

export interface CheckFlags {
  /** Treat warnings as faults, for a check before a deployment. That a date is over is none: nobody broke anything. */
  readonly strict?: boolean | undefined
  /** The instant, as typed, whose law (LAW-5) and whose dates count; now if absent. */
  readonly now?: string | undefined
}

export interface SiteCheck extends CheckFlags {
  readonly folder: string
  readonly slug?: string | undefined
  /** Webhook accounts with a secret in the environment; not checked if absent. */
  readonly webhookAccounts?: readonly string[] | null | undefined
  /** How a demonstration serves a site; as its files say if absent. */
  readonly servedSite?: (() => Promise<(site: Site, now: Date) => Site>) | undefined
}

/**
 * `forecourt site check [SLUG]`: reads every site as the server would and prints each fault with its site, path,
 * expected value and hint. Exit status 0 if every site is valid, 1 if one is not (or, with `strict`, has a warning that
 * is more than a date that is over), 2 if the folder or the slug does not exist or `now` is no instant.
 */
export async function siteCheckCommand(
  { folder, slug, strict = false, now: typed, webhookAccounts = null, servedSite }: SiteCheck,
  print: (line: string) => void,
): Promise<number> {
  const now = typed === undefined ? new Date() : typedInstant(typed)
  if (now === null) {
    print(`--now takes an instant such as 2026-11-24T10:00:00+10:00, not '${typed}'.`)
    return 2
  }
  let state: typeof EMPTY_FOLDER
  try {
    // With `production` false, so that a hostname under localhost that clashes with another site's slug is found too.
    const served = await servedSite?.()
    const reader = servedAs(sitesAsTheyLie(resolve(folder)), (site) => served?.(site, now) ?? site)
    state = await readFolder(resolve(folder), EMPTY_FOLDER, false, { reader })
  } catch (error) {
    // The only fatal error: the folder is missing or unreadable.
    print(`The folder of sites, ${folder}, cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
  const slugs = [...state.sites.keys(), ...state.faults.map(({ name }) => name)].sort()
  if (slug !== undefined && !slugs.includes(slug)) {
    print(`There is no site "${slug}" in ${folder}. There are: ${slugs.join(', ') || 'none'}.`)
    return 2
  }
  const isChecked = (name: string) => slug === undefined || name === slug
  let isWarned = false
  const refused = state.faults.filter(({ name }) => isChecked(name)).map(({ name, faults }) => ({ name, faults }))
  for (const [name, good] of state.live) {
    if (!isChecked(name)) continue
    const list = await decisionList(good, now)
    if (list.kind === 'fault') {
      refused.push({ name, faults: [list.fault] })
      continue
    }
    const warnings = [
      ...(list.kind === 'warning' ? [{ line: describeFault(list.fault), isOver: false }] : []),
      ...(await warningsOf(good, { webhookAccounts, slugs, now })),
    ]
    print(warnings.length === 0 ? `${name}: good` : `${name}: ${counted(warnings.length, 'warning')}, and served`)
    for (const { line } of warnings) print(`  warning: ${line}`)
    isWarned ||= warnings.some(({ isOver }) => !isOver)
  }
  for (const { name, faults } of refused) {
    print(`${name}: ${counted(faults.length, 'fault')}`)
    for (const line of faultLines(faults)) print(line)
  }
  return refused.length === 0 && !(strict && isWarned) ? 0 : 1
}

interface WarningLine extends Required<Pick<SiteWarning, 'isOver'>> {
  readonly line: string
}

async function warningsOf(good: GoodSite, facts: WarningFacts): Promise<readonly WarningLine[]> {
  const { pages } = good
  const stray = strayListingWords(pages, good.site.search).map(
    ({ file, hint }) => `${file} does not match a known make, body or condition${hint === null ? '' : `; ${hint}`}`,
  )
  const others = await siteWarnings(good, facts)
  return [
    ...[...(pages.some(({ path }) => path === '/privacy-policy') ? [] : [NO_POLICY]), ...stray].map((line) => ({
      line,
      isOver: false,
    })),
    ...others.map(({ path, reason, isOver = false }) => ({ line: `${path}: ${reason}`, isOver })),
  ]
}

/** LAW-4: only a warning; the site is still served. */
const NO_POLICY =
  'the forms link a privacy policy, and pages/privacy-policy.md is missing; start with docs/examples/privacy-policy.md'
