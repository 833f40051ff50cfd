import { listPath } from '#domain/paths.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { CompareTray } from './compare-tray.tsx'
import { useLastSavedCarsChange, useSavedCars } from './saved-cars-store.ts'
import { SavedCarsToast } from './toast.tsx'

export interface CornerProps {
  readonly tray: boolean
  readonly saving: SiteView['saving']
  readonly savedName: SiteView['savedName']
}

/** The tray and the toast of saved cars. Loaded when first needed. */
export function SavedCarsCorner({ tray, saving, savedName }: CornerProps) {
  const compared = useSavedCars('compared') ?? []
  return (
    <>
      {tray && compared.length > 0 ? <CompareTray compared={compared} /> : null}
      <SavedCarsToast
        change={useLastSavedCarsChange()}
        announcesChoice={!tray}
        listHref={listPath(saving)}
        savedName={savedName}
      />
    </>
  )
}
