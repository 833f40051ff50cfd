import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { around, nearestSlide, placesAround, standsBefore } from './slide-order.ts'

/** A browser that does not say when scrolling ended has ended it after so long without a step. */
const QUIET_MS = 150

export interface Slider {
  readonly row: RefObject<HTMLDivElement | null>
  /** Which slide shows, counted from the opening one. */
  readonly shown: number
  /** So many slides on, past the last to the first. */
  readonly step: (by: number) => void
  readonly show: (slide: number) => void
}

/**
 * A row that the browser scrolls and snaps by itself (SITE-12). What is added: slides that were left change places, so that
 * the row has no end, and the ways to go on that are not a finger.
 */
export function useSlider(count: number): Slider {
  const row = useRef<HTMLDivElement>(null)
  /** Where it shows or is on its way to. */
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
      // What is still under way is there now: the next step begins from it.
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
