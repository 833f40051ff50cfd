import { formatMoney } from '#domain/money.ts'
import { valuationPath } from '#domain/paths.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import { type AdjustmentAnswers, adjustmentQuestions, nextQuestion } from '#domain/trade-in/adjustments.ts'
import { isOpen, reasonText } from '#domain/trade-in/no-estimate.ts'
import { segmentWord } from '#domain/trade-in/segments.ts'
import type { Estimate } from '#domain/trade-in/stock-estimate.ts'
import { estimateOf, VALUATION_DISTANCE, type Valuation } from '#domain/trade-in/valuation.ts'
import { say } from '#words/say.ts'
import * as words from '#words/trade-in.ts'
import type { EstimateStep, QuestionStep, ValuationStep } from './valuation-view.ts'

/** Parameters of a valuation page's address. */
export interface RequestedStep {
  /** Id of a question to answer again. */
  readonly question: string | null
  readonly details: boolean
}

/** Facts that a step shows besides the valuation. */
export interface StepFacts {
  readonly token: string
  readonly region: RegionCode
  /** 'Sample Motors' */
  readonly siteName: string
  /** 'car', the site's word for what it sells. */
  readonly vehicleWord: string
  readonly distance: string
  /** Whether the visitor has sent their details, and accepted the offer. */
  readonly lead: 'none' | 'sent' | 'accepted'
  /** 'Saturday 28 November' */
  readonly until: string
  readonly changeover: EstimateStep['changeover']
}

/**
 * TRADE-2: the step to show. Missing information is step for first, one question at a time; a valuation without a
 * figure goes straight to the promise of a call. Null if nothing is known of the vehicle, so that the visitor starts
 * again.
 */
export function valuationStep(valuation: Valuation, step: RequestedStep, facts: StepFacts): ValuationStep | null {
  const { vehicle, answers } = valuation
  if (vehicle === null) return null
  if (facts.lead === 'accepted') return { kind: 'accepted' }
  if (vehicle.km === null) return { kind: 'odometer', distance: facts.distance }
  const estimate = estimateOf(valuation)
  if (estimate === null) return { kind: 'call', reason: callReason(valuation, facts.region) }
  const { low, mid, high } = estimate
  if (facts.lead === 'sent')
    return { kind: 'offer', amount: formatMoney(mid), until: facts.until, conditions: offerConditions(facts) }
  const next = nextQuestion(answers)
  const again = step.question === null ? null : questionStep(step.question, answers, facts)
  if (again) return again
  if (next) return questionStep(next, answers, facts)
  const backHref = valuationPath(facts.token)
  if (step.details) return { kind: 'details', low: formatMoney(low), high: formatMoney(high), backHref }
  return {
    kind: 'estimate',
    low: formatMoney(low),
    mid: formatMoney(mid),
    high: formatMoney(high),
    basis: basisText(valuation, estimate, facts.vehicleWord),
    answers: adjustmentQuestions(facts.region).flatMap(({ id, short, answers: possible }) => {
      const answer = possible.find(({ value }) => value === answers[id])
      return answer ? [{ text: `${short}: ${answer.label}`, href: `${backHref}?question=${id}` }] : []
    }),
    limits: limits(),
    detailsHref: `${backHref}?step=details`,
    changeover: facts.changeover,
  }
}

/** TRADE-3: the basis of the figure: the number of cars, why its range is wide, or whose market data. */
function basisText({ source, vehicle }: Valuation, { comparables, segment }: Estimate, vehicleWord: string): string {
  if (source !== 'stock')
    return say(words.estimatePartBasedSales, { part: source === 'autograb' ? 'AutoGrab' : 'RedBook' })
  if (segment === undefined) return say(words.basedComparablesSimilarVehicleWord, { comparables, vehicleWord })
  const model = vehicle ? `${vehicle.make} ${vehicle.model}` : ''
  return say(words.basedSegment, { comparables, segment: say(segmentWord(segment)), model })
}

const limits = () =>
  [say(words.guideNotFormalOffer), say(words.confirmPriceOnceInspected), say(words.anyFinanceOwingPaid)] as const

function offerConditions({ siteName, until, region, distance: unit }: StepFacts): readonly string[] {
  const distance = `${VALUATION_DISTANCE[REGIONS[region].distance]} ${unit}`
  return [
    say(words.siteNameWillInspectIf, { siteName }),
    say(words.ifAnythingsDifferentShow),
    say(words.validUntilUntil500, { until, distance }),
  ]
}

function questionStep(id: string, answers: AdjustmentAnswers, facts: StepFacts): QuestionStep | null {
  const questions = adjustmentQuestions(facts.region)
  const at = questions.findIndex((each) => each.id === id)
  const question = questions[at]
  if (!question) return null
  const before = questions[at - 1]
  return {
    kind: 'question',
    id,
    question: question.question,
    answers: question.answers.map(({ value, label, note }) => ({ value, label, note, chosen: answers[id] === value })),
    number: at + 1,
    of: questions.length,
    backHref: before ? `${valuationPath(facts.token)}?question=${before.id}` : '/trade-in',
  }
}

function callReason({ reason, suggestion }: Pick<Valuation, 'reason' | 'suggestion'>, region: RegionCode): string {
  return reasonText(reason === null || isOpen(reason) ? 'few-cars' : reason, region, suggestion)
}
