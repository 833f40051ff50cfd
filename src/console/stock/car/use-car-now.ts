import { useContext, useState } from 'react'
import { PageFormsContext } from '../../parts/form/page-forms.ts'
import { isPage } from '../../shown.ts'
import type { TakePhotos } from '../photos/take-photos.ts'
import type { DeskCarPage } from './car-values.ts'

/** DESK-4: the car as it is after a change of its photos. Its form stays as the person has it. */
export function useCarNow(page: DeskCarPage): { readonly now: DeskCarPage; readonly take: TakePhotos } {
  const { answer } = useContext(PageFormsContext)
  const [known, setKnown] = useState({ opened: page.photos, now: page })
  if (known.opened !== page.photos) setKnown({ opened: page.photos, now: page })
  const take: TakePhotos = (shown) => {
    const { page: now } = shown
    if (isPage<DeskCarPage>(now, 'stock-car') && now.id === page.id) {
      setKnown(({ opened }) => ({ opened, now }))
      return now.photos
    }
    answer(shown)
    return null
  }
  return { now: known.now, take }
}
