import type { LeadPageCar } from '../lead-page/lead-page-view.ts'

/** The first page of a valuation: which vehicle it is. The same for every visitor. */
export interface ValuationStart {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly heading: string
  readonly introduction: string
  /** What the site's own Markdown says at this address, as HTML. */
  readonly ownWords: string | null
  /** Where the form is sent. */
  readonly action: string
  /** The car that the visitor would like instead (ROUTE-4). */
  readonly car: LeadPageCar | null
  /** What the fields for make and model suggest. */
  readonly makes: readonly MakeNames[]
  /** 'km' or 'miles'. */
  readonly distance: string
  /** Null where plates are not looked up. */
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

/** Where a visitor is on a valuation's way. */
export interface ValuationPage {
  readonly id: string
  /** Its own address; steps back and forth are `?question=` and `?step=` there. */
  readonly path: string
  readonly metaTitle: string
  /** '2019 Mazda CX-5' */
  readonly vehicle: string
  /** '48,000 km' and what else is known of it, one after the other. */
  readonly facts: readonly string[]
  readonly step: ValuationStep
  /** What the browser sends in once, on sites that ask for it (TRADE-4); else null. */
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

interface OdometerStep {
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
    /** It was answered so before. */
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
  /** What it rests on, a sentence. */
  readonly basis: string
  /** Each answer, and the way back to it. */
  readonly answers: readonly { readonly text: string; readonly href: string }[]
  /** What it is not. */
  readonly limits: readonly string[]
  readonly detailsHref: string
  /** Toward the car that the visitor was looking at. */
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
