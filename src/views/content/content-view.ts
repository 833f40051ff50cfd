import type { StructuredData } from '#domain/breadcrumb.ts'
import type { FaqGroup } from '#domain/faq.ts'

/** A page of the site's own words as it is shown (ROUTE-9, CONTENT-1). */
export interface ContentView {
  readonly title: string
  /** Cleaned when it was read; it may stand on the page as it is. */
  readonly html: string
  /** Questions that open, after `html`, and what closes the page after them (CONTENT-3). */
  readonly questions: readonly FaqGroup[]
  readonly closing: string
  readonly structuredData: readonly StructuredData[]
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** '1 November 2026' */
  readonly updated: string | null
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
}
