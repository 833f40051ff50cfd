import * as words from '#words/facet.ts'
import type { Car } from './car.ts'

/** A facet whose values are selected from a list. */
export interface ValueFacet {
  readonly kind: 'values'
  /** A word of the catalogue; `facetIn` says it. */
  readonly label: string
  /** Field type in the engine: one word, several words, or a number counted by its text. */
  readonly type: 'value' | 'values' | 'number'
  /** Maximum number of values, and the order of equal counts (SEARCH-9). */
  readonly limit: number
  readonly tie: 'ascending' | 'descending'
  readonly order: ValueOrder
  readonly widget: ValueWidget
  /** Words of the catalogue, as the label is. */
  readonly showAllLabel: string
  readonly showLessLabel: string
  readonly valueLabel: (value: string) => string
  readonly read: (car: Car) => string | number | readonly string[] | null
}

/**
 * Order of values: by count; by the number that the value begins with (seats, price ranges); or by count with values
 * that every car has last, because they filter nothing.
 */
export type ValueOrder = 'count' | 'value' | 'narrowing'

/** Widget: checkboxes, checkboxes with a search box, or tiles, swatches and buttons. */
export type ValueWidget = 'list' | 'searchable' | 'tiles' | 'swatches' | 'buttons'

/** A numeric facet, shown as a slider with two ends (SEARCH-10). */
export interface RangeFacet {
  readonly kind: 'range'
  readonly label: string
  /** Null uses a hundredth of the range. */
  readonly step: number | null
  /** The slider's ends if no car gives better ones; null then shows no slider. */
  readonly bounds: { readonly min: number; readonly max: number } | null
  readonly prefix: string
  readonly suffix: string
  readonly grouped: boolean
  /** 'Sleeps 6 or more' rather than 'Sleeps from 6'. */
  readonly orMore: boolean
  /** Whether a histogram of the cars is shown above the slider. */
  readonly histogram: boolean
  readonly read: (car: Car) => number | null
}

export type Facet = ValueFacet | RangeFacet

/** A facet of values, as usual but for what is `different`. */
export function values(label: string, read: ValueFacet['read'], different: Partial<ValueFacet> = {}): ValueFacet {
  return {
    kind: 'values',
    label,
    type: 'value',
    limit: 20,
    tie: 'ascending',
    order: 'count',
    widget: 'list',
    showAllLabel: words.showAll,
    showLessLabel: words.hide,
    valueLabel: (value) => value,
    read,
    ...different,
  }
}

/** A facet of numbers, as usual but for what is `different`. */
export function range(label: string, read: RangeFacet['read'], different: Partial<RangeFacet> = {}): RangeFacet {
  return {
    kind: 'range',
    label,
    step: null,
    bounds: null,
    prefix: '',
    suffix: '',
    grouped: true,
    orMore: false,
    histogram: false,
    read,
    ...different,
  }
}
