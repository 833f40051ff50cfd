import type { PageFacts } from './page-facts.ts'

/** What is wrong with a page, in words for the person who changed it (STUDIO-12). */
export interface PageFault {
  readonly kind: PageFaultKind
  /** A fault refuses a publication; a warning is confirmed by name. */
  readonly weight: 'fault' | 'warning'
  readonly sentence: string
  /** What of the page shows it, as an option or a text may have it: an address, a heading. Null: the page as a whole. */
  readonly evidence: string | null
}

export type PageFaultKind =
  | 'title'
  | 'doubled title'
  | 'description'
  | 'language'
  | 'hidden page'
  | 'gone page'
  | 'main heading'
  | 'empty heading'
  | 'order of headings'
  | 'alt text'
  | 'file name as alt text'
  | 'words of a link'
  | 'unclear link'
  | 'same words'
  | 'dead link'
  | 'dead anchor'
  | 'unsafe link'
  | 'phone number'
  | 'mail address'
  | 'control without a name'
  | 'doubled id'
  | 'table without headers'
  | 'frame without a title'
  | 'heavy page'
  | 'heavy picture'

export interface PageSurroundings {
  /** Whether the site has a page or a file at this path of its own. */
  readonly exists: (path: string) => boolean
  /** Whether the page at this path has a place of this name; true where that is unknown. */
  readonly hasAnchor: (path: string, anchor: string) => boolean
  /** Bytes of a picture of the site's own, as a visitor loads it; null: unknown, or another's. */
  readonly pictureBytes: (src: string) => number | null
}

export type PageCheck = (page: PageFacts, around: PageSurroundings) => readonly PageFault[]

export function fault(kind: PageFaultKind, sentence: string, evidence: string | null = null): PageFault {
  return { kind, weight: 'fault', sentence, evidence }
}

export function warning(kind: PageFaultKind, sentence: string, evidence: string | null = null): PageFault {
  return { kind, weight: 'warning', sentence, evidence }
}

export function isOwn(href: string): boolean {
  return /^\/(?!\/)/.test(href)
}

export function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? ''
}

export function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
