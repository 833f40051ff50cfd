import type { PictureView } from '#domain/picture/picture-view.ts'
import type { LeadPageCar } from '../lead-page/lead-page-view.ts'

/** The first page of a valuation, which asks for the vehicle. The same for all visitors. */
export interface ValuationStart {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly heading: string
  /** By the heading; null where a car is beside the form, or the site has none (LOOK-7). */
  readonly picture: PictureView | null
  readonly introduction: string
  /** The site's own Markdown for this address, as HTML. */
  readonly ownWords: string | null
  /** Target of the form. */
  readonly action: string
  /** The car that the visitor wants to buy (ROUTE-4). */
  readonly car: LeadPageCar | null
  /** What make and model are chosen from. */
  readonly makes: readonly MakeNames[]
  /** 'km' or 'miles'. */
  readonly distance: string
  /** Null if the site has no lookup by number plate. */
  readonly rego: {
    readonly label: string
    readonly states: readonly string[]
    readonly defaultState: string
  } | null
  readonly steps: readonly string[]
}

export interface MakeNames {
  readonly name: string
  readonly models: readonly string[]
}

/** A visitor's page of a valuation. */
export interface ValuationPage {
  /** Of the signed link. */
  readonly token: string
  /** The page's path; `?question=` and `?step=` select other steps. */
  readonly path: string
  readonly metaTitle: string
  /** '2019 Mazda CX-5' */
  readonly vehicle: string
  /** Known facts, such as '48,000 km'. */
  readonly facts: readonly string[]
  readonly step: ValuationStep
  /** The result that the browser submits once, on sites that ask for it (TRADE-4); else null. */
  readonly result: { readonly id: string; readonly low: number; readonly mid: number; readonly high: number } | null
}

export type ValuationStep =
  | OdometerStep
  | QuestionStep
  | EstimateStep
  | DetailsStep
  | CallStep
  | OfferStep
  | { readonly kind: 'accepted' }

export interface OdometerStep {
  readonly kind: 'odometer'
  readonly distance: string
}

export interface QuestionStep {
  readonly kind: 'question'
  readonly id: string
  readonly question: string
  readonly answers: readonly {
    readonly value: string
    readonly label: string
    readonly note: string | null
    /** Whether it is the current answer. */
    readonly chosen: boolean
  }[]
  readonly number: number
  readonly of: number
  readonly backHref: string
}

export interface EstimateStep {
  readonly kind: 'estimate'
  /** '$18,400' */
  readonly low: string
  readonly mid: string
  readonly high: string
  /** A sentence on the basis of the figure. */
  readonly basis: string
  /** Each answer, with a link to change it. */
  readonly answers: readonly { readonly text: string; readonly href: string }[]
  /** What the estimate does not promise. */
  readonly limits: readonly string[]
  readonly detailsHref: string
  /** Changeover to the car that the visitor was looking at. */
  readonly changeover: {
    readonly car: string
    readonly href: string
    readonly price: string
    readonly less: string
    readonly rest: string
  } | null
}

interface DetailsStep {
  readonly kind: 'details'
  readonly low: string
  readonly high: string
  readonly backHref: string
}

interface CallStep {
  readonly kind: 'call'
  readonly reason: string
}

export interface OfferStep {
  readonly kind: 'offer'
  readonly amount: string
  /** 'Saturday 28 November' */
  readonly until: string
  readonly conditions: readonly string[]
}
