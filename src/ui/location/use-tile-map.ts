import { type RefObject, useEffect } from 'react'
import type { MapView } from '#views/location/places-view.ts'

/** Draws a site's tiles over the sketch when a visitor comes near; who never does loads neither them nor their script. */
export function useTileMap(element: RefObject<HTMLElement | null>, map: MapView): void {
  useEffect(() => {
    const box = element.current
    if (box === null || map.tiles === null) return
    let isGone = false
    let remove = () => {}
    const draw = async () => {
      const { drawTileMap } = await import('./draw-tile-map.ts')
      if (!isGone) remove = drawTileMap(box, map)
    }
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        draw().catch((error: unknown) => {
          // The sketch stays; whoever looks at the console sees why.
          console.warn('The map could not be loaded.', error)
        })
      },
      { rootMargin: '200px' },
    )
    // The box of the tiles is hidden until they are there.
    seen.observe(box.parentElement ?? box)
    return () => {
      isGone = true
      seen.disconnect()
      remove()
    }
  }, [element, map])
}
