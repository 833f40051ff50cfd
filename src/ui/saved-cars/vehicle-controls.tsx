import type { ReactNode } from 'react'
import type { CardButton } from '#views/card/car-actions.ts'
import * as words from '#words/saved-cars.ts'
import { buttonClass } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { type NamedCar, toggleSavedCar, useSavedCars } from './saved-cars-store.ts'

interface VehicleControlsProps {
  readonly car: NamedCar
  readonly actions: readonly CardButton[]
  /** The button 'More', beside them. */
  readonly children: ReactNode
}

/** The same controls on the car's page, for the actions it has (CARD-9). */
export function VehicleControls({ car, actions, children }: VehicleControlsProps) {
  const save = actions.some(({ action }) => action === 'favourite')
  const compare = actions.find(({ action }) => action === 'compare')
  return (
    <div className="vehicle-controls">
      {save ? <Save car={car} /> : null}
      {compare ? <Compare car={car} href={compare.href} /> : null}
      {children}
    </div>
  )
}

/** Reserves the button's space until hydration. */
function Save({ car }: { readonly car: NamedCar }) {
  const t = useWords()
  const favourites = useSavedCars('favourites')
  const saved = favourites?.includes(car.id) ?? false
  return (
    <button
      type="button"
      aria-pressed={saved}
      className={buttonClass({ kind: 'quiet' }, `save-control ${favourites ? '' : 'invisible no-script:hidden'}`)}
      onClick={() => toggleSavedCar('favourites', car)}
    >
      <Icon name="heart" className="size-5" />
      {saved ? t(words.saved) : t(words.save)}
    </button>
  )
}

function Compare({ car, href }: { readonly car: NamedCar; readonly href: string }) {
  const t = useWords()
  const compared = useSavedCars('compared')
  const chosen = compared?.includes(car.id) ?? false
  const look = buttonClass({ kind: 'quiet' }, 'save-control')
  return compared ? (
    <button type="button" aria-pressed={chosen} className={look} onClick={() => toggleSavedCar('compared', car)}>
      <Icon name={chosen ? 'check' : 'filters'} className="size-5" />
      {t(words.compare)}
    </button>
  ) : (
    <a href={href} rel="nofollow" className={look}>
      <Icon name="filters" className="size-5" />
      {t(words.compare)}
    </a>
  )
}
