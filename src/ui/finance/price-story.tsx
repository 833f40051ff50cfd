import type { ReactNode } from 'react'
import type { RepaymentClaim } from '#views/card/repayment-claim.ts'
import { Repayment } from './repayment.tsx'

interface PriceStoryProps {
  /** The attribute of `storyMark`; absent where the car has no price of its own. */
  readonly mark: string | null | undefined
  /** The repayment that the site shows everyone; null without one. */
  readonly own: RepaymentClaim | null
  /** The car's name, which its links say in a list (K-21). */
  readonly car: string
  readonly look: 'card' | 'cell' | 'page'
  /** 'sum': without a repayment. 'repayment': with nothing else. 'rest': without the charges, which the page has (MONEY-3). */
  readonly part?: 'sum' | 'repayment' | 'rest' | undefined
  /** The lender's disclaimer, printed with a repayment of `look` 'page'; that of `own` if absent. */
  readonly disclaimer?: string
  /** Figures behind the line of `own` that opens. */
  readonly children?: ReactNode
}

/**
 * MONEY-1, MONEY-3: the one place of a car's price for its buyer, on cards, car pages, comparisons and forms. The page is the
 * same for all: it has the repayment of the site and what decides on any other; the browser of a buyer who said a state, a
 * deposit or a trade-in writes the rest into it (price-stories.tsx). Without JavaScript it stays as it is.
 */
export function PriceStory({ mark, own, car, look, part, disclaimer, children }: PriceStoryProps) {
  const repayment = own ? <Own claim={own} car={car} look={look} facts={children} /> : null
  if (!mark) return repayment
  const { hasLoan, hasCharges } = partsOf(mark)
  return (
    <div
      data-story={mark}
      // A card's own label has its name, and there are many of them.
      data-car={look === 'card' ? undefined : car}
      data-look={look === 'card' ? undefined : look}
      data-story-part={part}
      data-charged={hasCharges && part !== 'rest' ? '' : undefined}
      data-repayable={!own && look === 'page' && hasLoan ? '' : undefined}
      data-disclaimer={look === 'page' ? (disclaimer ?? own?.disclaimer) : undefined}
    >
      {repayment}
    </div>
  )
}

function Own({ claim, car, look, facts }: OwnProps) {
  if (look !== 'page') return <Repayment claim={claim} look={look} car={car} />
  return (
    <Repayment claim={claim} look="page">
      {facts}
    </Repayment>
  )
}

type OwnProps = Pick<PriceStoryProps, 'car' | 'look'> & { readonly claim: RepaymentClaim; readonly facts: ReactNode }

/** Which parts a mark has. What reads it whole (story-mark.ts) loads for buyers with figures alone. */
function partsOf(mark: string) {
  const [, loan, charged] = JSON.parse(mark) as readonly unknown[]
  return { hasLoan: Boolean(loan), hasCharges: Boolean(charged) }
}

/** Where the browser says which figures the prices are with, and forgets them on request. */
export function YourFigures() {
  return <div className="your-figures" data-your-figures="" />
}
