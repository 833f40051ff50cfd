import { counted } from '#domain/counted.ts'
import { replaceSpans } from '#domain/replace-spans.ts'
import type { DraftFindings } from '#operations/draft/draft-findings.ts'
import type { PublishedDraft } from '#operations/draft/publish-draft.ts'
import type { ScheduledDraft } from '#operations/draft/schedule-draft.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { partOf } from '#site/controls/outline.ts'
import type { SiteFault } from '#site/site-fault.ts'
import type { SiteWarning } from '#site/warnings/site-warning.ts'
import type { WebsiteChangesPage } from '../website-values.ts'
import { hrefOfOption, hrefOfPageFault } from './fault-place.ts'

type Refused = Exclude<PublishedDraft | ScheduledDraft, { readonly ok: true }>

/** STUDIO-12: each warning is confirmed by name, and leads to its control. */
export function warningsOf(
  shown: ShownDraft,
  done: Refused,
  confirmed: readonly string[],
): WebsiteChangesPage['warnings'] {
  if (done.reason !== 'warnings' && done.reason !== 'pages') return []
  const ofSite = done.site.map(({ path, reason }) => ({
    page: labelOf(path),
    sentence: reason,
    href: hrefOfOption(shown, path),
  }))
  return [...ofSite, ...pageRows(shown, done, 'warning')].map((row) => ({
    ...row,
    isConfirmed: confirmed.includes(row.sentence),
  }))
}

/** STUDIO-12: each fault with the form that it is mended in. */
export function faultsOf(shown: ShownDraft, done: Refused): WebsiteChangesPage['faults'] {
  switch (done.reason) {
    case 'faults':
      return done.faults.map((fault) => ({ text: faultText(fault), href: hrefOfOption(shown, fault.path) }))
    case 'clashes':
      return [...new Set(done.clashes.map(({ change }) => change.by.name))].map((name) => ({
        text: `${name} changed something that another person has changed on the website since. Bring the draft up to date, then decide.`,
        href: null,
      }))
    case 'left-out':
      return [{ text: 'A ticked change needs one that is not ticked: tick both, or neither.', href: null }]
    case 'warnings':
      return [{ text: 'Mend what is listed below, or tick it to publish all the same.', href: null }]
    case 'pages':
      return pageRows(shown, done, 'fault').map(({ page, sentence, href }) => ({ text: `${page}: ${sentence}`, href }))
    case 'locked':
      return [{ text: `A part is locked by ${done.lock.lockedBy}.`, href: null }]
    case 'times':
      return []
    default:
      return [{ text: REASONS[done.reason], href: null }]
  }
}

const REASONS = {
  nothing: 'No change is ticked.',
  closed: 'This draft is proposed, scheduled, published or discarded. Look at it again.',
  overtaken: 'Another person published or changed it at this moment. Look at the changes again.',
} as const

interface PageRow {
  readonly page: string
  readonly sentence: string
  readonly href: string
}

/** What was found on the pages: the same on several of them, such as a link of the footer, is one row. */
function pageRows(shown: ShownDraft, { pages }: DraftFindings, weight: 'fault' | 'warning'): readonly PageRow[] {
  const pageFaults = pages.flatMap(({ path, title, faults }) =>
    faults.filter((fault) => fault.weight === weight).map((fault) => ({ path, title, fault })),
  )
  return [...Map.groupBy(pageFaults, ({ fault }) => fault.sentence).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const others = new Set(same.map(({ path }) => path)).size - 1
    const page = others === 0 ? first.title : `${first.title} and ${counted(others, 'more page')}`
    return [{ page, sentence: first.fault.sentence, href: hrefOfPageFault(shown, first.path, first.fault) }]
  })
}

function faultText({ path, reason, hint }: SiteFault): string {
  return `${labelOf(path)}: ${reason}${hint === null ? '' : ` (${hint})`}`
}

function labelOf(path: SiteWarning['path']): string {
  return partOf(replaceSpans(path, '[', ']', '[]'))?.label ?? (/^(pages|blog)\//.test(path) ? path : 'Website')
}
