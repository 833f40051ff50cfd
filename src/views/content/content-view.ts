import type { StructuredData } from '#domain/breadcrumb.ts'
import type { FaqGroup } from '#domain/faq.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { BlockView } from '../block/block-view.ts'

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
  /** The head of a landing page; null without blocks. */
  readonly landing: LandingView | null
  /** Blocks after the text. */
  readonly blocks: readonly BlockView[]
}

/** What a landing page shows beside its title. */
export interface LandingView {
  readonly introduction: string | null
  readonly picture: PictureView | null
  readonly link: { readonly label: string; readonly href: string } | null
}
