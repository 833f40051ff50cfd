import { join } from 'node:path'
import { namedTags } from '#domain/visitor/site-tags.ts'
import { readText } from '../files/read-text.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/**
 * D-62, LAW-4: warns if a site has a tag and its privacy policy does not mention it. A policy on another site is not
 * checked.
 */
export async function tagWarnings(
  { integrations, legal }: Pick<Site, 'integrations' | 'legal'>,
  folder: string,
  files: readonly string[],
): Promise<readonly SiteWarning[]> {
  const [tag] = namedTags(integrations)
  const policy = `pages/${legal.privacyPolicy.split('/').at(-1)}.md`
  if (tag === undefined || !files.includes(policy)) return []
  if (/\{\{\s*cookies\s*\}\}/.test(await readText(join(folder, policy)))) return []
  const reason = `${policy} does not say that the site asks about cookies: write {{cookies}} where the policy speaks of them`
  return [{ path: `integrations.${tag}`, reason }]
}
