import { isWithin, pathOf } from '#domain/draft/draft-path.ts'
import { lockOn, type PartLock } from '#domain/draft/part-lock.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import { findOptions, findParts, isCalled } from '#site/controls/find-options.ts'
import { OUTLINE, type OutlinePart } from '#site/controls/outline.ts'
import { SITE_FILE } from '../part/site-steps.ts'
import { ROUTING_PLACE } from './routing-place.ts'
import type { FoundRow, Outline } from './website-values.ts'

interface OutlineOptions {
  readonly locks?: readonly PartLock[]
  /** Whether the person decides who gets a lead. */
  readonly mayRoute: boolean
}

/** The outline with links. `base`: the address before a part's. STUDIO-15: a locked part says who locked it. */
export function outlineView(base: string, current: string | null, { locks = [], mayRoute }: OutlineOptions): Outline {
  return OUTLINE.map(({ label, parts }) => ({
    label,
    parts: [
      ...(label === PAGES.group ? [pagesRow(base, current)] : []),
      ...parts.map((part) => ({
        href: `${base}/${part.id}`,
        label: part.label,
        isCurrent: part.id === current,
        note: lockedWords(part, locks),
      })),
      ...(label === 'Leads' && mayRoute ? [ROUTING_ROW] : []),
    ],
  }))
}

const ROUTING_ROW = {
  href: ROUTING_PLACE.href,
  label: ROUTING_PLACE.label,
  note: 'who gets a new lead',
  isCurrent: false,
}

/** Pages are files, so no option has them. */
const PAGES = {
  group: 'Pages',
  id: 'pages',
  label: 'Pages and articles',
  words: /page|article|blog|text|news|about|post/i,
}

function pagesRow(base: string, current: string | null): Outline[number]['parts'][number] {
  return { href: pagesHref(base), label: PAGES.label, isCurrent: current === PAGES.id, note: null }
}

/** Of a draft its own pages; of the website those that begin one. `base`: the address before a part's. */
function pagesHref(base: string): string {
  return base.replace(/parts$/, PAGES.id)
}

/** STUDIO-15: 'locked by Ash Group'; null: all of the part is open. */
function lockedWords({ takes }: Pick<OutlinePart, 'takes'>, locks: readonly PartLock[]): string | null {
  const paths = takes.map((take) => [SITE_FILE, ...take.replaceAll('[]', '').split('.')])
  const met = paths.flatMap((path) => lockOn(locks, { path }) ?? [])
  const [lock] = met
  if (lock === undefined) return null
  const isWhole = paths.every((path) => locks.some(({ part }) => isWithin(path, pathOf(part))))
  return `${isWhole ? '' : 'partly '}locked by ${lock.lockedBy}`
}

/** STUDIO-1: parts and options that have the words. */
export function foundRows(base: string, words: string, region: RegionCode, mayRoute: boolean): readonly FoundRow[] {
  const { href, label, note } = ROUTING_PLACE
  return [
    ...(words !== '' && PAGES.words.test(words)
      ? [{ href: pagesHref(base), label: PAGES.label, part: '', description: '' }]
      : []),
    ...findParts(words).map(({ id, label }) => ({ href: `${base}/${id}`, label, part: '', description: '' })),
    ...(mayRoute && isCalled(ROUTING_PLACE, words) ? [{ href, label, part: '', description: note }] : []),
    // An option that is called as its part is found as the part.
    ...findOptions(words)
      .filter(({ control, part }) => control.label !== part.label)
      .map(({ control, part }) => ({
        href: `${base}/${part.id}#${optionAnchor(control.path)}`,
        label: inWordsOf(region, control.label),
        part: part.label,
        description: inWordsOf(region, control.description),
      })),
  ]
}

/** Id of the place of an option on its part's page; an item's option leads to its list. */
export function optionAnchor(path: string): string {
  return `at-${path.split('[]')[0]?.split('.*')[0]?.replaceAll('.', '-')}`
}
