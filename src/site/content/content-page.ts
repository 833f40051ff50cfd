import type { FaqGroup } from '#domain/faq.ts'
import type { PageFile } from '../options/page-file.ts'

/** A page that the dealer wrote, from `pages/{name}.md`, as finished values (ROUTE-9, CONTENT-1). */
export interface ContentPage {
  /** The file's name without its ending. */
  readonly name: string
  /** Its address, such as '/privacy-policy'. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The day of its last change, '2026-11-01'; null if the page does not say. */
  readonly updated: string | null
  /** Sanitised: no script, no raw HTML, links only to a path, https:, mailto: or tel:. */
  readonly html: string
  /** Its second-level headings, for a table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Collapsible questions after `html` (CONTENT-3); empty for other pages. */
  readonly questions: readonly FaqGroup[]
  /** Sanitised calls to action after the questions. */
  readonly closing: string
  /** From `pages/{name}.json`; null without that file. */
  readonly blocks: PageFile | null
}
