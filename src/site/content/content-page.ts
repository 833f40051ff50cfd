import type { FaqGroup } from '#domain/faq.ts'

/** A page of the site's own words, out of `pages/{name}.md`: finished values (ROUTE-9, CONTENT-1). */
export interface ContentPage {
  /** The file's name without its ending. */
  readonly name: string
  /** Its one address, such as '/privacy-policy'. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The day that its words last changed, '2026-11-01'; null where the page does not say. */
  readonly updated: string | null
  /** Cleaned: no script, no raw HTML, no link but to a path, https:, mailto: or tel:. */
  readonly html: string
  /** The headings of its second level, for a list of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Questions that open, which stand after `html` (CONTENT-3); empty for any other page. */
  readonly questions: readonly FaqGroup[]
  /** Cleaned: the calls to action after the questions. */
  readonly closing: string
}
