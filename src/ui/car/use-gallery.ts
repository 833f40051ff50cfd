import { type KeyboardEvent, useRef, useState } from 'react'

/** Which picture of a row that scrolls shows, and how to get to another. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  function goTo(index: number, behaviour: ScrollBehavior = 'smooth') {
    const element = track.current
    if (!element) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const wanted = Math.max(0, Math.min(count - 1, index))
    element.scrollTo({ left: wanted * element.clientWidth, behavior: calm ? 'auto' : behaviour })
  }

  function onScroll() {
    const element = track.current
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key]?.(current, count)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(to)
  }

  return { track, current, goTo, onScroll, onKeyDown }
}

const KEYS: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_current, count) => count - 1,
}
