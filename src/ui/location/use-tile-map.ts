import { type RefObject, useEffect } from 'react'
import type { MapView } from '#views/location/places-view.ts'

/**
 * Draws a site's tiles over the sketch when it comes near the viewport, so that other visitors load neither tiles nor
 * script.
 */
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
          // The sketch stays; the console has the reason.
          console.warn('The map couldn’t load.', error)
        })
      },
      { rootMargin: '200px' },
    )
    // Observe the parent: the box of the tiles is hidden until they load.
    seen.observe(box.parentElement ?? box)
    return () => {
      isGone = true
      seen.disconnect()
      remove()
    }
  }, [element, map])
}
