import type { CardButton } from '#views/card/car-actions.ts'
import type { SiteView } from '#views/site/site-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { ButtonLink, buttonClass } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useDismiss } from '../elements/use-dismiss.ts'
import { PhoneReveal } from '../location/phone-reveal.tsx'
import { useWords } from '../use-words.ts'
import { BrowserAction } from './browser-action.tsx'
import { PdfLink } from './pdf-link.tsx'

interface Props {
  readonly site: SiteView
  readonly vehicle: VehicleView
}

interface ListProps extends Props {
  readonly actions: readonly CardButton[]
}

/** CAR-5: the two first of the car's actions; the first is the main one. */
export function VehicleActions(props: ListProps) {
  const t = useWords()
  return (
    <ul className="vehicle-actions" aria-label={t(words.whatDo)}>
      <Actions {...props} />
    </ul>
  )
}

/** CAR-5: the other actions, which open below their button. Without JavaScript they stay open until it is pressed again. */
export function MoreActions(props: ListProps) {
  const t = useWords()
  useDismiss('.vehicle-controls')
  if (props.actions.length === 0) return null
  return (
    <details name="more-actions" className="vehicle-more">
      <summary className={buttonClass({ kind: 'quiet' }, 'w-full')}>
        {t(words.more)}
        <Icon name="chevron" className="size-4" />
      </summary>
      <ul>
        <Actions {...props} />
      </ul>
    </details>
  )
}

function Actions({ site, vehicle, actions }: ListProps) {
  return actions.map((action) => (
    <li key={action.action}>
      <Action action={action} site={site} vehicle={vehicle} />
    </li>
  ))
}

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
