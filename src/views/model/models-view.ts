import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'
import type { DirectoryView } from '../directory/directory-view.ts'

/** The directory of models (ROUTE-3, SEARCH-17). */
export interface ModelsView extends DirectoryView {
  /** The body groups, each a way into the directory; the chosen one is current. */
  readonly bodies: readonly {
    readonly label: string
    readonly href: string
    readonly count: number | null
    readonly current: boolean
  }[]
  readonly models: readonly ModelCardView[]
}

export interface ModelCardView {
  readonly id: string
  readonly href: string
  readonly manufacturer: string
  readonly name: string
  /** 'Ute · Diesel, Hybrid' */
  readonly facts: string
  readonly status: string | null
  readonly picture: PictureView | null
}

/** One model's page (ROUTE-3, MODEL-1). */
export interface ModelView {
  readonly manufacturer: string
  readonly name: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly description: string | null
  readonly picture: PictureView | null
  readonly status: string | null
  readonly comingSoon: boolean
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Where one asks about it. */
  readonly enquireHref: string
  readonly enquireLabel: string
  readonly testDriveHref: string | null
  readonly stock: {
    readonly heading: string
    /** What stands instead of cards; null where there are some. */
    readonly note: string | null
    readonly cards: readonly CardView[]
    /** The whole listing of it; null where all of it shows, or none. */
    readonly moreHref: string | null
    readonly moreLabel: string
  }
  /** Others of the same body. */
  readonly others: readonly ModelCardView[]
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
}
