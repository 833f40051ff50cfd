import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'
import type { DirectoryView } from '../directory/directory-view.ts'

/** ROUTE-3, SEARCH-17: the directory of models. */
export interface ModelsView extends DirectoryView {
  /** Links to the body groups; the selected one is current. */
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

/** ROUTE-3, MODEL-1: one model's page. */
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
  /** The enquiry form about this model. */
  readonly enquireHref: string
  readonly enquireLabel: string
  readonly testDriveHref: string | null
  readonly stock: {
    readonly heading: string
    /** Shown instead of cards; null if there are cards. */
    readonly note: string | null
    readonly cards: readonly CardView[]
    /** The listing of the model; null if all of its cars are shown, or there are none. */
    readonly moreHref: string | null
    readonly moreLabel: string
  }
  /** Other models of the same body. */
  readonly others: readonly ModelCardView[]
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
}
