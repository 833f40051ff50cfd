import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GoodSite } from '../folder/read-sites.ts'
import { abnWarnings } from './abn.ts'
import { colourWarnings } from './colours.ts'
import { dateWarnings } from './dates.ts'
import { deadLinkWarnings } from './dead-links.ts'
import { fieldWordsWarnings } from './field-words.ts'
import { hiddenPageWarnings } from './hidden-pages.ts'
import { lostHtmlWarnings } from './lost-html.ts'
import { logoWarnings, missingPictureWarnings } from './pictures.ts'
import { placeWarnings } from './places.ts'
import { rawPlaceholderWarnings } from './raw-placeholders.ts'
import { repeatedKeyWarnings } from './repeated-keys.ts'
import { setChoiceWarnings } from './set-choices.ts'
import type { SiteWarning } from './site-warning.ts'
import { tagWarnings } from './tags.ts'
import { typefaceWarnings } from './typefaces.ts'
import { unnamedRateWarnings } from './unnamed-rate.ts'
import { webhookWarnings } from './webhooks.ts'
import { effectWarnings } from './without-effect.ts'

/** What the warnings about a site depend on besides its folder. */
export interface WarningFacts {
  /** Accounts with a secret in the environment; null if unknown. */
  readonly webhookAccounts: readonly string[] | null
  /** All sites of the folder; null if unknown. */
  readonly slugs: readonly string[] | null
  readonly now: Date
}

/** All warnings about a site. */
export async function siteWarnings(
  good: GoodSite,
  { webhookAccounts, slugs, now }: WarningFacts,
): Promise<readonly SiteWarning[]> {
  const files = (await readdir(good.folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  return [
    ...abnWarnings(good.site),
    ...colourWarnings(good.site),
    ...deadLinkWarnings(good),
    ...dateWarnings(good.site, now),
    ...effectWarnings(good.site, slugs),
    ...fieldWordsWarnings(good.site),
    ...hiddenPageWarnings(good),
    ...placeWarnings(good.site),
    ...rawPlaceholderWarnings(good),
    ...(await repeatedKeyWarnings(good.folder, files)),
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
