import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { around, nearestSlide, placesAround, standsBefore } from './slide-order.ts'

/** Without a scroll event for this long, scrolling counts as ended in browsers without `scrollend`. */
const QUIET_MS = 150

export interface Slider {
  readonly row: RefObject<HTMLDivElement | null>
  /** Index of the shown slide, counted from the opening one. */
  readonly shown: number
  /** Moves by this many slides, wrapping around. */
  readonly step: (by: number) => void
  readonly show: (slide: number) => void
}

/**
 * Adds to a row that the browser scrolls and snaps natively (SITE-12): slides out of sight change places, so that the
 * row loops, and functions to move without swiping.
 */
export function useSlider(count: number): Slider {
  const row = useRef<HTMLDivElement>(null)
  /** The slide that it shows or scrolls to. */
  const aim = useRef(0)
  const [shown, setShown] = useState(0)

  const arrange = useCallback(
    (before: number) => {
      const slides = slidesOf(row.current)
      const places = placesAround(aim.current, count, before)
      for (const [slide, element] of slides.entries()) element.style.order = String(places[slide])
      row.current?.scrollTo({ left: slides[aim.current]?.offsetLeft ?? 0, behavior: 'instant' })
    },
    [count],
  )

  const step = useCallback(
    (by: number) => {
      // Finish a running scroll at once, so that the next step starts from its target.
      arrange(by < 0 ? Math.max(standsBefore(count), 1) : standsBefore(count))
      aim.current = around(aim.current + by, count)
      setShown(aim.current)
      const left = slidesOf(row.current)[aim.current]?.offsetLeft ?? 0
      row.current?.scrollTo({ left, behavior: lessMotion() ? 'instant' : 'smooth' })
    },
    [arrange, count],
  )

  useEffect(() => {
    const element = row.current
    if (!element || count < 2) return
    arrange(standsBefore(count))
    const settle = () => {
      const starts = slidesOf(element).map(({ offsetLeft }) => offsetLeft)
      aim.current = nearestSlide(starts, element.scrollLeft)
      setShown(aim.current)
      arrange(standsBefore(count))
    }
    if ('onscrollend' in element) {
      element.addEventListener('scrollend', settle)
      return () => element.removeEventListener('scrollend', settle)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, QUIET_MS)
    }
    const scrolled: HTMLDivElement = element
    scrolled.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      scrolled.removeEventListener('scroll', wait)
    }
  }, [arrange, count])

  const show = (slide: number) => step(slide - aim.current)
  return { row, shown, step, show }
}

function slidesOf(row: HTMLElement | null): readonly HTMLElement[] {
  return [...(row?.children ?? [])].filter((child) => child instanceof HTMLElement)
}

export function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
