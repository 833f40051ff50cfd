import { itemIdOf, itemStep } from '#domain/draft/draft-path.ts'
import { locationPath } from '#domain/paths.ts'
import { memberPass } from '#operations/preview/preview-links.ts'
import { type OutlinePart, partOf } from '#site/controls/outline.ts'
import { previewOrigin } from '#site/preview-host.ts'
import { isRecord } from '#site/site-fault.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import type { PreviewView } from '../../preview/preview-view.ts'
import { controlFor, patternOf } from '../part/control-tree.ts'
import { gatheredLists, pageOfPlace } from '../part/gathered-lists.ts'
import { isRowList } from '../part/list-nodes.ts'
import type { PartSource, Steps } from '../part/part-source.ts'
import { partHref } from './draft-view.ts'
import { optionAnchor } from './outline-view.ts'

/** Pages of the website that show a part, where it is not the home page. */
const PAGES: Readonly<Record<string, string>> = {
  offers: '/special-offers',
  blog: '/blog',
  search: '/search',
  cards: '/search',
  locations: '/contact-us',
  holidays: '/contact-us',
  places: '/contact-us',
  contact: '/contact-us',
  forms: '/contact-us',
  'form-words': '/contact-us',
  'form-blocks': '/contact-us',
  appointments: '/book-test-drive',
  'trade-in': '/trade-in',
  prices: '/search',
}

/** STUDIO-6: opens the preview of a draft with the member's own pass; null: this platform has no previews. */
export function previewOf(
  call: ConsoleCall,
  draftId: string,
  { part, at, source }: { readonly part: OutlinePart; readonly at: Steps; readonly source: PartSource },
): PreviewView | null {
  return previewAt(call, draftId, pageOfPlace(at) ?? pageOfPart(source, part))
}

/** The first page of the website that shows a part as the draft has it. */
function pageOfPart(source: PartSource, part: OutlinePart): string {
  const [gathered] = gatheredLists(source, part)
  if (gathered !== undefined) return pageOfPlace(gathered.steps) ?? '/'
  return (part.id === BANNER ? pageOfBanner(source) : null) ?? PAGES[part.id] ?? '/'
}

const BANNER = 'banner'

/** SITE-10: the page of the banner's first location; null: it shows on the home page. */
function pageOfBanner(source: PartSource): string | null {
  const chosen = source.value(['home', 'banner', 'locations'])
  const locations = source.value(['locations'])
  if (!Array.isArray(chosen) || !Array.isArray(locations)) return null
  const first = locations.filter(isRecord).find(({ id }) => chosen.includes(id))
  return typeof first?.['slug'] === 'string' ? locationPath(first['slug']) : null
}

/** The same at one page of the website. */
export function previewAt(call: ConsoleCall, draftId: string, path: string): PreviewView | null {
  const { previews } = call.platform
  if (previews === null) return null
  const query = new URLSearchParams({ pass: memberPass(staffRequest(call), draftId), to: path })
  return { address: `${previewOrigin(previews, onSite(call).site.slug, call.port)}/preview?${query}`, path }
}

/** STUDIO-5: a place as the preview marks it: 'locations.0.hours' for 'locations', '@yard', 'hours'. */
export function markOf(source: PartSource, steps: Steps): string {
  const marks = steps.map((step, at) => {
    const id = itemIdOf(step)
    return id === null ? step : String(source.ids(steps.slice(0, at)).indexOf(id))
  })
  return marks.join('.')
}

/** The form of what was clicked in a preview; null: the website has no such option. */
export function hrefOfMark(source: PartSource, draftId: string, mark: string): string | null {
  const steps: string[] = []
  for (const word of mark.split('.')) {
    const id = /^\d+$/.test(word) ? source.ids(steps)[Number(word)] : undefined
    const next = id === undefined ? word : itemStep(id)
    // A block of the page's own has no form but its place in the list.
    if (patternOf([...steps, next]) === null) break
    steps.push(next)
  }
  const pattern = patternOf(steps)
  const part = pattern === null ? null : partOf(pattern.replace(/\[\]$/, ''))
  if (pattern === null || part === null) return null
  const last = steps.findLastIndex((step, at) => itemIdOf(step) !== null && hasForm(source, steps.slice(0, at + 1)))
  const at = steps.slice(0, last + 1)
  return at.length > 0 ? partHref(draftId, part.id, at) : `${partHref(draftId, part.id, [])}#${optionAnchor(pattern)}`
}

/** Whether an entry has a form of its own, and is not edited in its row. */
export function hasForm(source: Pick<PartSource, 'value'>, at: Steps): boolean {
  const list = at.slice(0, -1)
  const [control] = controlFor(list, null)
  return control !== undefined && !isRowList(control, list) && typeof source.value(at) === 'object'
}
