import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BuyerFigures } from '#domain/price-story/buyer-figures.ts'
import type { RegionCode } from '#domain/region.ts'
import { keptFigures } from '../browser-storage/kept-figures.ts'
import { useFigures } from '../browser-storage/told-figures.ts'
import { FiguresLine } from './figures-line.tsx'
import { StoryLines } from './story-lines.tsx'

/** Writes a buyer's own prices into every place of the page that has a car's. */
export function PriceStories({ region }: { readonly region: RegionCode }) {
  const [figures, setFigures] = useState<BuyerFigures | null>(keptFigures)
  useFigures(() => setFigures(keptFigures()))
  const places = usePlaces()
  useLayoutEffect(() => {
    if (figures === null) delete document.documentElement.dataset.mine
  }, [figures])
  if (figures === null) return null
  return places.map(({ element, key }) =>
    createPortal(
      element.dataset.story ? (
        <StoryLines place={element} figures={figures} region={region} />
      ) : (
        <FiguresLine figures={figures} />
      ),
      element,
      key,
    ),
  )
}

interface Place {
  readonly element: HTMLElement
  readonly key: string
}

const PLACES = '[data-story], [data-your-figures]'

/** The page's places, also those that arrive with another page, a filter or a dialog. */
function usePlaces(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useLayoutEffect(() => {
    const look = () => {
      const elements = [...document.querySelectorAll<HTMLElement>(PLACES)]
      setPlaces((known) =>
        isSame(known, elements) ? known : elements.map((element, at) => ({ element, key: String(at) })),
      )
    }
    look()
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return places
}

function isSame(known: readonly Place[], found: readonly HTMLElement[]): boolean {
  return known.length === found.length && known.every(({ element }, at) => element === found[at])
}
