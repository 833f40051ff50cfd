import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ListingItem } from '#views/listing/listing-view.ts'
import { CardControls } from '../saved-cars/card-controls.tsx'
import type { NamedCar } from '../saved-cars/saved-cars-store.ts'

interface ResultControlsProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly items: readonly ListingItem[]
}

interface Place {
  readonly element: Element
  readonly car: NamedCar
}

/**
 * Save and compare controls on cards that are server-rendered HTML. Each card has a link in the controls' place until
 * the browser renders them.
 */
export function ResultControls({ list, items }: ResultControlsProps) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items have new elements.
  useLayoutEffect(() => {
    const elements = list.current?.querySelectorAll('.card-controls') ?? []
    setPlaces([...elements].flatMap((element) => placeIn(element)))
  }, [list, items])
  return places.map(({ element, car }) => createPortal(<CardControls car={car} />, element, car.id))
}

/** Marks an element whose server-rendered link was removed. */
const OURS = 'data-drawn'

function placeIn(element: Element): readonly Place[] {
  const card = element.closest<HTMLElement>('[data-car-id]')
  const id = card?.dataset.carId
  const title = card?.querySelector('.card-link')?.textContent
  if (!id || !title) return []
  const link = element.querySelector(':scope > a')
  link?.remove()
  if (link) element.setAttribute(OURS, '')
  return element.hasAttribute(OURS) ? [{ element, car: { id, title } }] : []
}
