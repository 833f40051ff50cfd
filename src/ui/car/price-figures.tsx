import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { FactList } from '../elements/fact-list.tsx'
import { Icon } from '../elements/icon.tsx'
import { OpenCalculator } from '../finance/open-calculator.tsx'
import { PagePriceStory } from '../finance/page-price-story.tsx'
import { YourFigures } from '../finance/price-story.tsx'
import { DriveAway } from './drive-away.tsx'
import { MarketBar } from './market-bar.tsx'
import { PriceHistory } from './price-history.tsx'

/**
 * What a buyer weighs a price by, below the buttons: what it includes, its repayment, its place in the market, its past
 * (ALERT-4, CARD-7, CARD-8, DESK-7, LAW-3, MONEY-1, MONEY-3).
 */
export function PriceFigures({ vehicle }: { readonly vehicle: VehicleView }) {
  const {
    price,
    driveAway,
    driveAwayNote,
    belowMarket,
    estimate,
    calculator,
    wasUntil,
    market,
    priceHistory,
    inspection,
    daysOnLot,
  } = vehicle
  return (
    <div className="vehicle-price-figures">
      {driveAwayNote ? <p className="mb-2 text-sm text-muted">{driveAwayNote}</p> : null}
      {wasUntil ? <p className="text-sm text-muted">{wasUntil}</p> : null}
      <PagePriceStory mark={vehicle.story} own={estimate} part={driveAway ? 'rest' : undefined} car={vehicle.title}>
        <FactList facts={estimate?.details ?? []} />
      </PagePriceStory>
      <YourFigures />
      {calculator ? <OpenCalculator calculator={calculator} title={`${vehicle.title}, ${price.text}`} /> : null}
      {driveAway ? <DriveAway driveAway={driveAway} /> : null}
      {belowMarket ? (
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-good">
            <Icon name="tag" className="size-5" />
            <span className="underline decoration-dotted underline-offset-4">{belowMarket.text}</span>
            <Icon name="chevron" className="size-4 group-open:rotate-180" />
          </summary>
          <p className="mb-2 text-sm text-muted">{belowMarket.explanation}</p>
        </details>
      ) : null}
      {market ? <MarketBar market={market} /> : null}
      {inspection ? (
        <a href="#inspection" className="link inline-flex min-h-11 items-center">
          {inspection.summary}
        </a>
      ) : null}
      {daysOnLot ? <p className="text-sm text-muted">{daysOnLot}</p> : null}
      {priceHistory ? <PriceHistory prices={priceHistory} /> : null}
    </div>
  )
}
