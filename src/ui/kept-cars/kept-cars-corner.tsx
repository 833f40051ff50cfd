import { listPath } from '#domain/paths.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { CompareTray } from './compare-tray.tsx'
import { useKeptCars, useLastKeptChange } from './kept-cars-store.ts'
import { KeptCarsToast } from './toast.tsx'

export interface CornerProps {
  readonly tray: boolean
  readonly saving: SiteView['saving']
}

/** What answers the controls: the tray and the toast. Loaded when first needed. */
export function KeptCarsCorner({ tray, saving }: CornerProps) {
  const compared = useKeptCars('compared') ?? []
  return (
    <>
      {tray && compared.length > 0 ? <CompareTray compared={compared} /> : null}
      <KeptCarsToast change={useLastKeptChange()} announcesChoice={!tray} listHref={listPath(saving)} />
    </>
  )
}
