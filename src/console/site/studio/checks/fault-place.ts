import { contentPath } from '#domain/content/content-path.ts'
import type { DraftChange } from '#domain/draft/draft-change.ts'
import { isWithin, itemStep } from '#domain/draft/draft-path.ts'
import { isJsonRecord, type JsonValue } from '#domain/draft/json-value.ts'
import { listIds } from '#domain/draft/list-ids.ts'
import type { PageFault } from '#domain/page-check/page-fault.ts'
import { replaceSpans } from '#domain/replace-spans.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { PAGE_PART, partOf } from '#site/controls/outline.ts'
import { draftSource } from '../../part/draft-source.ts'
import { isPageFile, SITE_FILE } from '../../part/site-steps.ts'
import { draftHref, partHref, textHref } from '../draft-view.ts'
import { hrefOfMark } from '../preview-address.ts'

type Draft = Pick<ShownDraft, 'draft' | 'files' | 'inherited' | 'changes'>

/** The control of an option by its path in a fault: `locations[1].phone`, or a file such as `pages/easter.md`. */
export function hrefOfOption(shown: Draft, path: string): string {
  const { draft } = shown
  if (shown.files[path] !== undefined || /^(pages|blog)\//.test(path))
    return hrefOfFile(shown, /^pages\/[a-z0-9-]+\.json/.exec(path)?.[0] ?? path.split('#')[0] ?? '')
  const mark = path.replace(/\[(\d+)\]/g, '.$1')
  const part = partOf(replaceSpans(path, '[', ']', '[]'))
  return (
    hrefOfMark(draftSource(shown, NOWHERE), draft.id, mark) ??
    (part === null ? `${draftHref(draft.id)}/changes` : partHref(draft.id, part.id, []))
  )
}

/**
 * STUDIO-12: the control by which a fault of a page is mended. A change of the draft has brought it, so what was changed
 * comes first: the page's own file, then the option that has what the page shows. `path`: of the page.
 */
export function hrefOfPageFault(shown: Draft, path: string, { kind, evidence }: PageFault): string {
  const open = shown.changes.filter(({ undone }) => !undone)
  if (kind === 'gone page') return partHref(shown.draft.id, 'addresses', [])
  const file = Object.keys(shown.files).find((name) => isFileOf(name, path))
  const changed = open.find((change) => isFileOf(change.path[0] ?? '', path))
  if (changed !== undefined) return hrefOfFile(shown, changed.path[0] ?? '')
  const [place] = evidence === null ? [] : placesOf(shown, evidence, open)
  if (place !== undefined) return hrefOfOption(shown, place)
  const [only] = new Set(open.map((change) => hrefOfChange(shown, change)))
  return file !== undefined && open.length > 1 ? hrefOfFile(shown, file) : (only ?? draftHref(shown.draft.id))
}

const NOWHERE = { timezone: '' }

function isFileOf(name: string, path: string): boolean {
  const [, folder, page] = /^(pages|blog)\/(.+)\.(md|json)$/.exec(name) ?? []
  if (folder === undefined || page === undefined) return false
  return path === (folder === 'blog' ? `/blog/${page}` : contentPath(page))
}

/** The change that made the file what it is, among the draft's changes. */
function hrefOfFile({ draft, changes }: Draft, file: string): string {
  const editor = textHref(draft.id, file)
  if (editor !== null) return editor
  if (isPageFile(file)) return partHref(draft.id, PAGE_PART.id, [file])
  const change = changes.findLast(({ path, undone }) => !undone && path[0] === file)
  return `${draftHref(draft.id)}/changes${change === undefined ? '' : `#change-${change.number}`}`
}

function hrefOfChange(shown: Draft, { path }: DraftChange): string {
  if (path[0] !== SITE_FILE) return hrefOfFile(shown, path[0] ?? '')
  const [option] = path.slice(1)
  const part = option === undefined ? null : partOf(option)
  const steps = path.slice(1)
  const mark = markOfSteps(shown, steps)
  return (
    hrefOfMark(draftSource(shown, NOWHERE), shown.draft.id, mark) ?? partHref(shown.draft.id, part?.id ?? 'brand', [])
  )
}

/** Ids as places: 'offers.list.1' for 'offers', 'list', '@id'. */
function markOfSteps(shown: Draft, steps: readonly string[]): string {
  const source = draftSource(shown, NOWHERE)
  return steps
    .map((step, at) => (step.startsWith('@') ? String(source.ids(steps.slice(0, at)).indexOf(step.slice(1))) : step))
    .filter((step) => step !== '-1')
    .join('.')
}

/** Paths of the options that have a text, as `menus.header[0].href`: those that the draft changed first, whole texts first. */
function placesOf({ files }: Draft, evidence: string, changes: readonly DraftChange[]): readonly string[] {
  const file = files[SITE_FILE]
  if (file === undefined || !('json' in file)) return []
  const bareText = bare(evidence)
  return textsIn(file.json, '', [SITE_FILE])
    .filter(({ text }) => bare(text) === bareText || (bareText.length >= LEAST_PART && text.includes(bareText)))
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ path }) => path)

  function rank({ text, steps }: Text): number {
    const isChanged = changes.some(({ path }) => isWithin(steps, path) || isWithin(path, steps))
    // The words of a link are beside its address.
    const isBeside = changes.some(({ path }) => path.length > 2 && isWithin(steps, path.slice(0, -1)))
    return (isChanged ? 4 : isBeside ? 2 : 0) + (bare(text) === bareText ? 1 : 0)
  }
}

/** Shorter words are in too many texts. */
const LEAST_PART = 4

/** A picture is named by its file alone, or by its address; a number with spaces or without. */
function bare(text: string): string {
  return text.replace(/^\/site-files\//, '').trim()
}

interface Text {
  readonly path: string
  readonly steps: readonly string[]
  readonly text: string
}

function textsIn(value: JsonValue, path: string, steps: readonly string[]): readonly Text[] {
  if (typeof value === 'string') return [{ path, steps, text: value }]
  if (Array.isArray(value)) {
    const ids = listIds(value)
    return value.flatMap((item, at) => textsIn(item, `${path}[${at}]`, [...steps, itemStep(ids[at] ?? '')]))
  }
  if (!isJsonRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`, [...steps, key]),
  )
}
