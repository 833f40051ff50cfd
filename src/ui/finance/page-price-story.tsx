import type { ReactNode } from 'react'
import type { RepaymentClaim } from '#views/card/repayment-claim.ts'
import { PageRepayment } from './page-repayment.tsx'
import { StoryPlace } from './price-story.tsx'

interface PagePriceStoryProps {
  readonly mark: string | null | undefined
  /** The repayment that the site shows everyone; null without one. */
  readonly own: RepaymentClaim | null
  readonly car: string
  readonly part?: 'rest' | undefined
  /** The lender's disclaimer; that of `own` if absent. */
  readonly disclaimer?: string
  /** Figures behind the line of `own` that opens. */
  readonly children?: ReactNode
}

/** The place of the price of a page's own car (`StoryPlace`). */
export function PagePriceStory({ own, disclaimer = own?.disclaimer, children, ...place }: PagePriceStoryProps) {
  return (
    <StoryPlace {...place} look="page" disclaimer={disclaimer}>
      {own ? <PageRepayment claim={own}>{children}</PageRepayment> : null}
    </StoryPlace>
  )
}
