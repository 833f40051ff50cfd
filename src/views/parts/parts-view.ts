import type { PictureView } from '#domain/picture/picture-view.ts'
import type { DirectoryView } from '../directory/directory-view.ts'

/** ROUTE-3: the parts search. */
export interface PartsView extends DirectoryView {
  readonly parts: readonly PartView[]
}

export interface PartView {
  readonly number: string
  readonly name: string
  readonly description: string | null
  readonly brand: string
  readonly category: string | null
  readonly fits: readonly string[]
  readonly price: string
  /** 'incl. GST' */
  readonly priceNote: string | null
  readonly picture: PictureView | null
  readonly enquireHref: string
}
