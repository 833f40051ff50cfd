import { NO_QUESTIONS } from '#domain/feed/feed-questions.ts'
import type { FeedTrial } from '#operations/intake/try-feed.ts'
import type { Site } from '#site/site.ts'
import { momentOf } from '../time/moment.ts'
import type { FeedTrialView } from './feed-form-values.ts'
import { triedRows } from './tried-rows.ts'

/** INTAKE-1: what a trial found, in words. `pinned`: the key that the form has; empty: none. */
export function trialView(trial: FeedTrial, pinned: string, site: Pick<Site, 'timezone' | 'region'>): FeedTrialView {
  if (!trial.ok) {
    const { sentence, advice, hostKey, names } = trial
    const isNew = hostKey !== null && pinned === ''
    return {
      tone: isNew ? 'warning' : 'danger',
      title: isNew ? 'Is this the right server?' : 'It did not work',
      sentence,
      advice,
      key:
        hostKey === null
          ? null
          : {
              shown: hostKey,
              pinned: pinned || null,
              button: pinned === '' ? 'This is its key' : 'The sender changed it: use the new key',
            },
      names,
      rows: null,
    }
  }
  const { fileName, bytes, modifiedAt, result } = trial
  const size = bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
  const of = modifiedAt === null ? '' : `, changed ${momentOf(modifiedAt, site).text}`
  const isGood = result.fault === null && result.usable > 0
  return {
    tone: isGood ? 'good' : 'warning',
    title: isGood ? 'It works' : 'The file came, but has no car that can be used',
    sentence: `${fileName}, ${size}${of}.`,
    advice: isGood ? null : 'See below why. Save the feed, then match its columns.',
    key: null,
    names: [],
    rows: triedRows(result, site.region, NO_QUESTIONS),
  }
}
