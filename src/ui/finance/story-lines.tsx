import { useLayoutEffect } from 'react'
import { formatCents } from '#domain/money.ts'
import type { BuyerFigures } from '#domain/price-story/buyer-figures.ts'
import { priceStory, type StoryLine } from '#domain/price-story/price-story.ts'
import type { RegionCode } from '#domain/region.ts'
import { storyOfMark } from '#views/card/story-mark.ts'
import { storyClaim } from '#views/finance/story-claim.ts'
import * as words from '#words/price.ts'
import type { Say } from '#words/say.ts'
import { useWords } from '../use-words.ts'
import { PageRepayment } from './page-repayment.tsx'
import { Repayment } from './repayment.tsx'

interface StoryLinesProps {
  readonly place: HTMLElement
  readonly figures: BuyerFigures
  readonly region: RegionCode
}

/** A car's price for the buyer, in the place that the server wrote. */
export function StoryLines({ place, figures, region }: StoryLinesProps) {
  const t = useWords()
  const { story: mark = '', look = 'card', storyPart: part, disclaimer = '' } = place.dataset
  const car = place.dataset.car ?? place.closest('article')?.ariaLabel ?? ''
  const lines = linesOf(mark, figures, part)
  const repayment = lines.find((line) => line.kind === 'repayment')
  // The site's own repayment goes while the buyer's is there.
  useLayoutEffect(() => {
    place.toggleAttribute('data-repaid', repayment !== undefined)
    place.toggleAttribute('data-filled', true)
    return () => {
      place.removeAttribute('data-repaid')
      place.removeAttribute('data-filled')
    }
  }, [place, repayment])
  const claim = repayment && storyClaim(repayment, disclaimer, { region, now: new Date() })
  return (
    <div className="price-story-mine">
      {claim && look === 'page' ? <PageRepayment claim={claim} /> : null}
      {claim && look !== 'page' ? <Repayment claim={claim} look={look === 'cell' ? 'cell' : 'card'} car={car} /> : null}
      <div className="price-story-lines">
        {lines.map((line) => (
          <p key={line.kind}>{lineText(line, t)}</p>
        ))}
      </div>
    </div>
  )
}

function linesOf(mark: string, figures: BuyerFigures, part: string | undefined): readonly StoryLine[] {
  const car = storyOfMark(mark)
  if (car === null) return []
  const left = LEFT_OUT[part ?? '']
  return priceStory(car, figures).filter(({ kind }) => !left?.includes(kind))
}

/** The lines that a part of the story is without. */
const LEFT_OUT: Readonly<Record<string, readonly StoryLine['kind'][]>> = {
  sum: ['repayment'],
  repayment: ['charged', 'to-pay', 'surplus'],
  rest: ['charged'],
}

function lineText(line: StoryLine, t: Say): string | null {
  if (line.kind === 'repayment') return null
  if (line.kind === 'to-pay') return t(words.afterTrade, { amount: formatCents(line.amount) })
  if (line.kind === 'surplus')
    return line.amount === 0 ? t(words.tradeCovers) : t(words.tradeLeaves, { amount: formatCents(line.amount) })
  const { state, isComplete, total } = line
  return t(isComplete ? words.driveAwayIn : words.withDutyIn, { state, total: formatCents(total) })
}
