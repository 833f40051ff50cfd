import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../../form/clash-view.ts'
import type { StockNotice } from '../stock-notice-values.ts'

/** A photo in the grid of a car's page (DESK-4). */
export interface PhotoTile {
  readonly key: string
  readonly href: string
  readonly src: string | null
  /** 'Photo 3' */
  readonly label: string
  readonly alt: string
  readonly isHidden: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isOwn: boolean
  readonly isEdited: boolean
}

/** Of the car's page, what its photos need. */
export interface PhotoPage {
  readonly kind: 'stock-car'
  readonly photos: PhotoSection
}

/** The photos of a car's page. */
export interface PhotoSection {
  readonly carId: string
  /** The order that the page shows (STAFF-11). */
  readonly orderMark: string
  readonly tiles: readonly PhotoTile[]
  readonly note: string
  readonly mayEdit: boolean
  readonly isOrdered: boolean
  readonly notice: StockNotice | null
  /** Why photos were not added, a sentence each. */
  readonly faults: readonly string[]
  readonly mostBytes: number
}

/** One photo: its description, crop and turn (DESK-4). */
export interface StockPhotoPage {
  readonly kind: 'stock-photo'
  readonly carId: string
  /** The photo's key, as its forms send it. */
  readonly photo: string
  readonly title: string
  readonly note: string
  readonly back: string
  readonly notice: StockNotice | null
  readonly fault: string | null
  readonly src: string | null
  readonly alt: string
  readonly text: FieldState
  readonly clashes: readonly ClashView[]
  /** The order of the photos and this one's shape, as the page shows them (STAFF-11). */
  readonly orderMark: string
  readonly shapeMark: string
  readonly isHidden: boolean
  readonly isOwn: boolean
  readonly isFirst: boolean
  readonly isEdited: boolean
  /** The photo before its crop; null where there is nothing to crop: a drawing, or not fetched yet. */
  readonly stage: PhotoStage | null
  readonly previous: string | null
  readonly next: string | null
}

export interface PhotoStage {
  readonly src: string
  /** Of the photo itself, in pixels. */
  readonly width: number
  readonly height: number
  readonly turn: 0 | 90 | 180 | 270
  /** In percent of the turned photo. */
  readonly crop: { readonly left: string; readonly top: string; readonly width: string; readonly height: string }
}
