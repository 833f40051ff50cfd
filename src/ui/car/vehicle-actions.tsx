import type { CardButton } from '#views/card/car-actions.ts'
import type { SiteView } from '#views/site/site-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { ButtonLink } from '../elements/button.tsx'
import { PhoneReveal } from '../location/phone-reveal.tsx'
import { useWords } from '../use-words.ts'
import { BrowserAction } from './browser-action.tsx'
import { PdfLink } from './pdf-link.tsx'

interface Props {
  readonly site: SiteView
  readonly vehicle: VehicleView
}

/** CAR-5: the car's actions in the site's order; the first is the main one. */
export function VehicleActions({ site, vehicle }: Props) {
  const t = useWords()
  const below: readonly string[] = vehicle.interested.length > 0 ? INTERESTED : []
  return (
    <ul className="vehicle-actions" aria-label={t(words.whatDo)}>
      {vehicle.actions
        .filter(({ action, primary }) => !KEEPING.includes(action) && (primary || !below.includes(action)))
        .map((action) => (
          <li key={action.action} className={action.primary || action.action === 'call' ? 'vehicle-action-wide' : ''}>
            <Action action={action} site={site} vehicle={vehicle} />
          </li>
        ))}
    </ul>
  )
}

/** Rendered by `Interested`. */
const INTERESTED = ['reserve', 'buy-online', 'trade-in']

/** Rendered by `VehicleControls`. */
const KEEPING = ['favourite', 'compare']

function Action({ action, site, vehicle }: Props & { readonly action: CardButton }) {
  const { location } = vehicle
  if (action.action === 'call' && location?.maskedPhone)
    return <PhoneReveal site={site} carId={vehicle.id} location={location} look="button" />
  if (action.action === 'share' || action.action === 'print')
    return <BrowserAction does={action.action} action={action} title={vehicle.title} />
  if (action.action === 'pdf') return <PdfLink action={action} />
  return (
    <ButtonLink
      kind={action.primary ? 'primary' : 'outline'}
      size={action.primary ? 'large' : 'ordinary'}
      href={action.href}
      className="w-full"
      {...(action.action === 'chat' ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {action.label}
    </ButtonLink>
  )
}
