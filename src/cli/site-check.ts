import { resolve } from 'node:path'
import { strayListingWords } from '#site/checks/listing-words.ts'
import { EMPTY_FOLDER, readFolder } from '#site/read-folder.ts'
import { faultLines } from './publishing-context.ts'

/**
 * `forecourt site check [SLUG]`: reads every site as the server would and prints, for each fault, the dealer, the path,
 * what was expected and a hint. The exit status is 0 when all is well, 1 when a site would be refused, 2 when the
 * folder or the slug does not exist.
 */
export async function siteCheckCommand(
  { folder, slug }: { readonly folder: string; readonly slug?: string | undefined },
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
  for (const name of state.sites.keys()) {
    if (!asked(name)) continue
    print(`${name}: good`)
    const pages = state.pages.get(name) ?? []
    if (!pages.some(({ path }) => path === '/privacy-policy')) print(NO_POLICY)
    for (const { file, hint } of strayListingWords(pages))
      print(`  warning: ${file} is called after no known make, body or condition${hint === null ? '' : `; ${hint}`}`)
  }
  const refused = state.faults.filter(({ name }) => asked(name))
  for (const { name, faults } of refused) {
    print(`${name}: ${faults.length} fault${faults.length === 1 ? '' : 's'}`)
    for (const line of faultLines(faults)) print(line)
  }
  return refused.length === 0 ? 0 : 1
}

/** LAW-4: a site that has none yet is served all the same. */
const NO_POLICY =
  '  warning: the forms link a privacy policy, and pages/privacy-policy.md is missing; docs/examples/privacy-policy.md is one to begin with'
