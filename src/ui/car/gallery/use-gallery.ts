import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** The current picture of a scrolling row, and functions to go to another. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null)
  /** The link of the current picture. */
  const currentLink = useRef<HTMLAnchorElement>(null)
  /** The picture to focus after scrolling, since the focused one moves out of sight. */
  const focusOn = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (focusOn.current !== current) return
    focusOn.current = null
    currentLink.current?.focus({ preventScroll: true })
  }, [current])

  function goTo(index: number, behaviour: ScrollBehavior = 'smooth') {
    const element = track.current
    if (!element) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: placeOf(element, clamped(index)), behavior: calm ? 'auto' : behaviour })
  }

  const clamped = (index: number) => Math.max(0, Math.min(count - 1, index))

  function onScroll() {
    const element = track.current
    if (element) setCurrent(nearest(element, count))
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key]?.(current, count)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) focusOn.current = clamped(to)
    goTo(to)
  }

  return { track, shown: currentLink, current, goTo, onScroll, onKeyDown }
}

/** Scroll position of a picture; the last ones stop at the end of the row. */
function placeOf(track: HTMLElement, index: number): number {
  const slide = track.children[index]
  const first = track.children[0]
  if (!(slide instanceof HTMLElement && first instanceof HTMLElement)) return 0
  return Math.min(slide.offsetLeft - first.offsetLeft, track.scrollWidth - track.clientWidth)
}

function nearest(track: HTMLElement, count: number): number {
  const distances = Array.from({ length: count }, (_, index) => Math.abs(placeOf(track, index) - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

const KEYS: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_current, count) => count - 1,
}
