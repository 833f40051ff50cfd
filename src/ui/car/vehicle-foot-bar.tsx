import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { buttonClass } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { revealing } from '../layout/phone-link.tsx'
import { useWords } from '../use-words.ts'

/**
 * Main actions within reach on a phone. The bar is the last line of the content and sticks to the bottom of the screen
 * until it is scrolled to, so that it never hides content for good. A sold car has its only action at the top of the
 * page.
 */
export function VehicleFootBar({ vehicle }: { readonly vehicle: VehicleView }) {
  const t = useWords()
  const main = vehicle.actions.find((action) => action.primary)
  if (!main || !vehicle.available) return null
  const call = vehicle.location?.maskedPhone && vehicle.actions.some(({ action }) => action === 'call')
  return (
    <div className="vehicle-foot-bar">
      <p className="shrink-0 grow leading-tight">
        <span className="display block text-lg">{vehicle.price.text}</span>
        {vehicle.price.type ? <span className="block text-xs">{vehicle.price.type}</span> : null}
      </p>
      {call ? (
        <a href="#call" {...revealing(true)} className={buttonClass({ kind: 'outline' }, 'px-3')}>
          <Icon name="phone" />
          <span className="sr-only">{t(words.callTheDealer)}</span>
        </a>
      ) : null}
      <a href={main.href} className={buttonClass({}, 'px-3')}>
        {main.label}
      </a>
    </div>
  )
}
