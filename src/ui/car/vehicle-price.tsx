import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { Icon } from '../elements/icon.tsx'

/** The car's price, what it includes in a word, and a mail if it drops (ALERT-5, CARD-5 to CARD-7, LAW-1). */
export function VehiclePrice({ vehicle }: { readonly vehicle: VehicleView }) {
  const { price, alert } = vehicle
  const ifItDrops = alert ? (
    <a className="vehicle-alert link" rel="nofollow" href={alert.href}>
      <Icon name="bell" className="size-5" />
      <span>{alert.label}</span>
    </a>
  ) : null
  return (
    <div className="vehicle-price">
      {price.was ? <p className="text-muted">{price.was}</p> : null}
      <p className="flex flex-wrap items-center gap-x-3">
        <span className={price.kind === 'none' ? 'vehicle-price-words display' : 'vehicle-price-figure display'}>
          {price.text}
        </span>
        {price.type ? <span className="font-medium">{price.type}</span> : null}
        {price.other ? null : ifItDrops}
      </p>
      {price.other ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{price.other.text}</span>
          <span className="font-medium">{price.other.type}</span>
          {ifItDrops}
        </p>
      ) : null}
    </div>
  )
}
