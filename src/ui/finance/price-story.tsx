import type { ReactNode } from 'react'
import type { RepaymentClaim } from '#views/card/repayment-claim.ts'
import { Repayment } from './repayment.tsx'

interface StoryPlaceProps {
  /** The attribute of `storyMark`; absent where the car has no price of its own. */
  readonly mark: string | null | undefined
  /** The car's name, which its links say in a list (K-21). */
  readonly car: string
  readonly look: 'card' | 'cell' | 'page'
  /** 'sum': without a repayment. 'repayment': with nothing else. 'rest': without the charges, which the page has (MONEY-3). */
  readonly part?: 'sum' | 'repayment' | 'rest' | undefined
  /** The lender's disclaimer, printed with a repayment of `look` 'page'. */
  readonly disclaimer?: string | undefined
  /** The repayment that the site shows everyone. */
  readonly children: ReactNode
}

/**
 * MONEY-1, MONEY-3: the one place of a car's price for its buyer, on cards, car pages, comparisons and forms. The page is the
 * same for all: it has the repayment of the site and what decides on any other; the browser of a buyer who said a state, a
 * deposit or a trade-in writes the rest into it (price-stories.tsx). Without JavaScript it stays as it is.
 */
export function StoryPlace({ mark, car, look, part, disclaimer, children }: StoryPlaceProps) {
  if (!mark) return children
  const { hasLoan, hasCharges } = partsOf(mark)
  return (
    <div
      data-story={mark}
      // A card's own label has its name, and there are many of them.
      data-car={look === 'card' ? undefined : car}
      data-look={look === 'card' ? undefined : look}
      data-story-part={part}
      data-charged={hasCharges && part !== 'rest' ? '' : undefined}
      data-repayable={!children && look === 'page' && hasLoan ? '' : undefined}
      data-disclaimer={disclaimer}
    >
      {children}
    </div>
  )
}

/** Which parts a mark has. What reads it whole (story-mark.ts) loads for buyers with figures alone. */
function partsOf(mark: string) {
  const [, loan, charged] = JSON.parse(mark) as readonly unknown[]
  return { hasLoan: Boolean(loan), hasCharges: Boolean(charged) }
}

interface PriceStoryProps extends Pick<StoryPlaceProps, 'mark' | 'car' | 'part'> {
  /** The repayment that the site shows everyone; null without one. */
  readonly own: RepaymentClaim | null
  readonly look: 'card' | 'cell'
}

/** The place of a car's price in a list. */
export function PriceStory({ own, ...place }: PriceStoryProps) {
  return <StoryPlace {...place}>{own ? <Repayment claim={own} look={place.look} car={place.car} /> : null}</StoryPlace>
}

/** Where the browser says which figures the prices are with, and forgets them on request. */
export function YourFigures() {
  return <div className="your-figures" data-your-figures="" />
}
