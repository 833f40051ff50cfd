import { CompareTray } from './compare-tray.tsx'
import { useKeptCars, useLastKeptChange } from './kept-cars-store.ts'
import { KeptCarsToast } from './toast.tsx'

/** What answers the controls: the tray and the toast. Loaded when first needed. */
export function KeptCarsCorner({ tray }: { readonly tray: boolean }) {
  const compared = useKeptCars('compared') ?? []
  return (
    <>
      {tray && compared.length > 0 ? <CompareTray compared={compared} /> : null}
      <KeptCarsToast change={useLastKeptChange()} announcesChoice={!tray} />
    </>
  )
}
