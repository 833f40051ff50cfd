import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { cutText } from '#domain/cut-text.ts'
import type { PageFacts, PageHeading, PageLink, PagePicture } from './page-facts.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

interface Found {
  title: string
  description: string
  language: string
  isHidden: boolean
  readonly headings: PageHeading[]
  readonly pictures: PagePicture[]
  readonly links: PageLink[]
  readonly namelessControls: string[]
  readonly ids: string[]
  readonly headlessTables: string[]
  readonly namelessFrames: string[]
}

/** Reads a page's HTML as browsers do. What is hidden from everyone counts for nothing. */
export function readPage(html: string): PageFacts {
  const notes = nothing()
  const page = parse(html)
  const labelled = new Set<string>()
  for (const node of page.childNodes) noteLabels(node, labelled)
  for (const node of page.childNodes) note(node, notes, { labelled, isLabelled: false })
  const { ids, ...facts } = notes
  const anchors = new Set<string>()
  const doubled = new Set<string>()
  for (const id of ids) (anchors.has(id) ? doubled : anchors).add(id)
  return { ...facts, doubledIds: [...doubled], anchors, bytes: new TextEncoder().encode(html).length }
}

function nothing(): Found {
  return {
    title: '',
    description: '',
    language: '',
    isHidden: false,
    headings: [],
    pictures: [],
    links: [],
    namelessControls: [],
    ids: [],
    headlessTables: [],
    namelessFrames: [],
  }
}

interface Around {
  /** Ids of fields that a label names. */
  readonly labelled: ReadonlySet<string>
  /** Whether a label is around it. */
  readonly isLabelled: boolean
}

const HEADING = /^h[1-6]$/
/** Characters of its words that tell one table from another. */
const WORDS_SHOWN = 40
/** What it holds is no part of the page as it shows. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript'])
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])
const NEEDS_NO_LABEL: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

function note(node: Node, found: Found, around: Around): void {
  if (!isElement(node) || UNSEEN.has(node.tagName) || of(node, 'hidden') !== null) return
  const { tagName } = node
  const id = of(node, 'id')
  if (id) found.ids.push(id)
  if (tagName === 'html') found.language = of(node, 'lang') ?? ''
  if (tagName === 'meta') noteMeta(node, found)
  // The titles of drawings are theirs.
  if (tagName === 'svg') return
  if (tagName === 'title') found.title = elementText(node)
  if (HEADING.test(tagName)) found.headings.push({ level: Number(tagName[1]), text: nameOf(node) })
  if (tagName === 'img') found.pictures.push({ src: of(node, 'src') ?? '', alt: of(node, 'alt') })
  const href = tagName === 'a' ? of(node, 'href') : null
  if (href !== null) found.links.push({ href, name: nameOf(node) })
  if (isNameless(node, around))
    found.namelessControls.push(`${tagName} (${of(node, 'name') ?? of(node, 'type') ?? ''})`)
  if (tagName === 'table' && !hasHeaders(node)) found.headlessTables.push(wordsOf(node))
  if (tagName === 'iframe' && ownLabel(node) === null) found.namelessFrames.push(of(node, 'src') ?? '')
  const inside = { ...around, isLabelled: around.isLabelled || tagName === 'label' }
  for (const child of node.childNodes) note(child, found, inside)
}

function noteMeta(meta: Element, found: Found): void {
  const content = tidy(of(meta, 'content') ?? '')
  if (of(meta, 'name') === 'description') found.description = content
  if (of(meta, 'name') === 'robots') found.isHidden = /noindex|none/.test(content)
}

/** Whether a table has a header with words: one that lays out a page says so by its role. */
function hasHeaders(table: Element): boolean {
  if (of(table, 'role') === 'presentation') return true
  return within(table, 'th').some((header) => nameOf(header) !== '')
}

function within(element: Element, tagName: string): readonly Element[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === tagName ? [child] : []), ...within(child, tagName)])
}

function wordsOf(element: Element): string {
  return cutText(nameOf(element), WORDS_SHOWN)
}

function isNameless(element: Element, { labelled, isLabelled }: Around): boolean {
  const { tagName } = element
  if (tagName === 'button') return nameOf(element) === ''
  if (!FIELDS.has(tagName) || NEEDS_NO_LABEL.has(of(element, 'type') ?? '')) return false
  return !isLabelled && ownLabel(element) === null && !labelled.has(of(element, 'id') ?? '')
}

function noteLabels(node: Node, labelled: Set<string>): void {
  if (!isElement(node)) return
  const id = node.tagName === 'label' ? of(node, 'for') : null
  if (id !== null && nameOf(node) !== '') labelled.add(id)
  for (const child of node.childNodes) noteLabels(child, labelled)
}

/** A label of its own, or one by reference: whether the reference leads to a text is axe's to say. */
function ownLabel(element: Element): string | null {
  return of(element, 'aria-label') || of(element, 'aria-labelledby') || of(element, 'title') || null
}

function nameOf(element: Element): string {
  return tidy(ownLabel(element) ?? element.childNodes.map(nameInside).join(''))
}

function nameInside(node: Node): string {
  if (!isElement(node)) return isText(node) ? node.value : ''
  if (of(node, 'aria-hidden') === 'true' || UNSEEN.has(node.tagName)) return ''
  if (node.tagName === 'img') return ` ${of(node, 'alt') ?? ''} `
  return ownLabel(node) ?? node.childNodes.map(nameInside).join('')
}

function elementText(element: Element): string {
  return tidy(element.childNodes.map((node) => (isText(node) ? node.value : '')).join(''))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function of({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}

function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text'
}
