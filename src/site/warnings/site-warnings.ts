import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GoodSite } from '../files/read-sites.ts'
import { abnWarnings } from './abn.ts'
import { colourWarnings } from './colours.ts'
import { deadLinkWarnings } from './dead-links.ts'
import { fieldWordsWarnings } from './field-words.ts'
import { lostHtmlWarnings } from './lost-html.ts'
import { logoWarnings, missingPictureWarnings } from './pictures.ts'
import { setChoiceWarnings } from './set-choices.ts'
import type { SiteWarning } from './site-warning.ts'
import { tagWarnings } from './tags.ts'
import { typefaceWarnings } from './typefaces.ts'
import { unnamedRateWarnings } from './unnamed-rate.ts'
import { webhookWarnings } from './webhooks.ts'

/** All warnings about a site. `webhookAccounts`: accounts with a secret in the environment; null if unknown. */
export async function siteWarnings(
  good: GoodSite,
  webhookAccounts: readonly string[] | null,
): Promise<readonly SiteWarning[]> {
  const files = (await readdir(good.folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  return [
    ...abnWarnings(good.site),
    ...colourWarnings(good.site),
    ...deadLinkWarnings(good),
    ...fieldWordsWarnings(good.site),
    ...missingPictureWarnings(good, files),
    ...(await logoWarnings(good.site, (file) => join(good.folder, file), files)),
    ...(await typefaceWarnings(good.site, (file) => join(good.folder, file), files)),
    ...webhookWarnings(good.site, webhookAccounts),
    ...(await lostHtmlWarnings(good.folder, files)),
    ...unnamedRateWarnings(good.site),
    ...setChoiceWarnings(good.site),
    ...(await tagWarnings(good.site, good.folder, files)),
  ]
}
