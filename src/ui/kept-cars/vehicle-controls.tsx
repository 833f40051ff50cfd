import { comparePath } from '#domain/paths.ts'
import { buttonClass } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { type NamedCar, toggleKept, useKeptCars } from './kept-cars-store.ts'

/** The same controls on the car's own page (CARD-9). The place of 'Save' is kept until the browser can do it. */
export function VehicleControls({ car }: { readonly car: NamedCar }) {
  const favourites = useKeptCars('favourites')
  const compared = useKeptCars('compared')
  const saved = favourites?.includes(car.id) ?? false
  const chosen = compared?.includes(car.id) ?? false
  return (
    <div className="vehicle-controls">
      <button
        type="button"
        aria-pressed={saved}
        className={buttonClass({ kind: 'quiet' }, `kept-control ${favourites ? '' : 'invisible no-script:hidden'}`)}
        onClick={() => toggleKept('favourites', car)}
      >
        <Icon name="heart" className="size-5" />
        {saved ? 'Saved' : 'Save'}
      </button>
      {compared ? (
        <button
          type="button"
          aria-pressed={chosen}
          className={buttonClass({ kind: 'quiet' }, 'kept-control')}
          onClick={() => toggleKept('compared', car)}
        >
          <Icon name={chosen ? 'check' : 'filters'} className="size-5" />
          Compare
        </button>
      ) : (
        <a href={comparePath([car.id])} rel="nofollow" className={buttonClass({ kind: 'quiet' }, 'kept-control')}>
          <Icon name="filters" className="size-5" />
          Compare
        </a>
      )}
    </div>
  )
}
