import { dayInFigures, timeInFigures, timeOfDay } from '#domain/date/local-time.ts'
import { asksText, type FeedQuestions, readByRegionText } from '#domain/feed/feed-questions.ts'
import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'
import type { Site } from '#site/site.ts'
import type { FeedAsks, FeedBadge } from './feed-values.ts'

export const WAYS = {
  https: 'HTTPS',
  sftp: 'SFTP',
  ftps: 'FTPS',
  upload: 'Uploaded',
  push: 'Pushed, car by car',
} as const

const BADGES: Readonly<Record<FeedOutcome, FeedBadge>> = {
  applied: { text: 'Applied', tone: 'good' },
  same: { text: 'No change', tone: 'plain' },
  growing: { text: 'Being written', tone: 'plain' },
  held: { text: 'Waiting for you', tone: 'warning' },
  approved: { text: 'Approved', tone: 'good' },
  rejected: { text: 'Rejected', tone: 'plain' },
  replaced: { text: 'Replaced', tone: 'plain' },
  unusable: { text: 'Cannot be read', tone: 'danger' },
  unreachable: { text: 'Not received', tone: 'danger' },
  broken: { text: 'Our fault', tone: 'danger' },
}

/** CR-B12: a file waits for those who may decide. */
export function outcomeBadge(outcome: FeedOutcome, mayDecide: boolean): FeedBadge {
  return outcome === 'held' && !mayDecide ? { text: 'Waiting for a manager', tone: 'warning' } : BADGES[outcome]
}

/** 'Wholesale, file of 9:10 pm'; on another day with its date. */
export function fileTitle(feed: string, at: Date, site: Pick<Site, 'timezone' | 'region'>, now: Date) {
  const isToday = dayInFigures(at, site) === dayInFigures(now, site)
  const when = isToday ? timeOfDay(at, site) : timeInFigures(at, site)
  return `${feed.charAt(0).toUpperCase()}${feed.slice(1)}, file of ${when}`
}

/** Where the columns of a file are matched. */
export function mappingAddress({ feed, id }: { readonly feed: string; readonly id: string }): string {
  return `/feeds/${feed}/mapping?file=${encodeURIComponent(id)}`
}

/** A8, SITE-6: that a file asks something, and where a person who may edit feeds answers. Null: it asks nothing. */
export function asksOf(
  questions: FeedQuestions,
  run: { readonly feed: string; readonly id: string },
  mayEdit: boolean,
): FeedAsks | null {
  const text = asksText(questions)
  if (text === null) return null
  if (!mayEdit) return { text: `${text}. A manager of the site answers.`, href: null }
  return { text: `${text}.`, href: `${mappingAddress(run)}#questions` }
}

/** SITE-6: which figures of a file were read in the region's units, and where another unit is chosen. Null: none. */
export function byRegionOf(
  questions: FeedQuestions,
  run: { readonly feed: string; readonly id: string },
  mayEdit: boolean,
): FeedAsks | null {
  const text = readByRegionText(questions)
  return text === null ? null : { text, href: mayEdit ? `${mappingAddress(run)}#units` : null }
}
