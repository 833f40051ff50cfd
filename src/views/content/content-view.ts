import type { StructuredData } from '#domain/breadcrumb.ts'
import type { FaqGroup } from '#domain/faq.ts'

/** ROUTE-9, CONTENT-1: a content page. */
export interface ContentView {
  readonly title: string
  /** Sanitised when the file was read; safe to insert into the page. */
  readonly html: string
  /** FAQ questions, shown after `html` and before `closing` (CONTENT-3). */
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
