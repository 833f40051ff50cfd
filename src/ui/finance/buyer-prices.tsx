import { type ComponentType, useEffect, useState } from 'react'
import type { RegionCode } from '#domain/region.ts'
import { onFigures } from '../browser-storage/told-figures.ts'

/** Loads what writes a buyer's own prices into the page, for browsers that have figures of their buyer, and only for them. */
export function BuyerPrices({ region }: { readonly region: RegionCode }) {
  const [Stories, setStories] = useState<ComponentType<{ readonly region: RegionCode }> | null>(null)
  useEffect(() => {
    const load = () =>
      void import('./price-stories.tsx').then(
        (module) => setStories(() => module.PriceStories),
        // Offline: prices stay as they are for all.
        () => delete document.documentElement.dataset.mine,
      )
    if ('mine' in document.documentElement.dataset) load()
    return onFigures(load)
  }, [])
  return Stories ? <Stories region={region} /> : null
}
