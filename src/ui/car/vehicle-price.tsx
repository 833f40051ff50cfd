import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { FactList } from '../elements/fact-list.tsx'
import { Icon } from '../elements/icon.tsx'
import { OpenCalculator } from '../finance/open-calculator.tsx'
import { PriceStory, YourFigures } from '../finance/price-story.tsx'
import { DriveAway } from './drive-away.tsx'
import { MarketBar } from './market-bar.tsx'

/**
 * The car's price with a mail if it drops (ALERT-5) and its repayment, then what the price includes (CARD-5 to CARD-8,
 * LAW-1, LAW-3, INTAKE-8, A8).
 */
export function VehiclePrice({ vehicle }: { readonly vehicle: VehicleView }) {
  const { price, alert, driveAwayNote, driveAway, belowMarket, estimate, calculator, wasUntil, market } = vehicle
  const ifItDrops = alert ? (
    <a className="link inline-flex min-h-11 items-center" rel="nofollow" href={alert.href}>
      {alert.label}
    </a>
  ) : null
  return (
    <div className="vehicle-price">
      {price.was ? <p className="text-muted">{price.was}</p> : null}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={price.kind === 'none' ? 'vehicle-price-words display' : 'vehicle-price-figure display'}>
          {price.text}
        </span>
        {price.type ? <span className="font-medium">{price.type}</span> : null}
        {price.other ? null : ifItDrops}
      </p>
      {price.other ? (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>{price.other.text}</span>
          <span className="font-medium">{price.other.type}</span>
          {ifItDrops}
        </p>
      ) : null}
      {wasUntil ? <p className="text-sm text-muted">{wasUntil}</p> : null}
      <PriceStory
        mark={vehicle.story}
        own={estimate}
        look="page"
        part={driveAway ? 'rest' : undefined}
        car={vehicle.title}
      >
        <FactList facts={estimate?.details ?? []} />
      </PriceStory>
      <YourFigures />
      {calculator ? <OpenCalculator calculator={calculator} title={`${vehicle.title}, ${price.text}`} /> : null}
      {driveAwayNote ? <p className="mt-1 text-sm text-muted">{driveAwayNote}</p> : null}
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
    </div>
  )
}
