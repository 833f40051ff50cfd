import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react'
import type { HeroSlideView, HeroView } from '#views/home/hero-slides.ts'
import * as words from '#words/home.ts'
import { Icon } from '../../elements/icon.tsx'
import { useWords } from '../../use-words.ts'
import { around, fromOpening } from './slide-order.ts'
import { useSlider } from './use-slider.ts'
import { useTurns } from './use-turns.ts'

interface HeroSliderProps {
  readonly hero: HeroView
  readonly className: string
  /** Renders a slide for the template; `first`: it is visible at once, so its picture loads early. */
  readonly draw: (slide: HeroSlideView, first: boolean) => ReactNode
}

/**
 * The slides of the home page (SITE-12): a row to swipe or scroll, also without JavaScript. With JavaScript it loops,
 * and has buttons, arrow keys and dots.
 */
export function HeroSlider({ hero, className, draw }: HeroSliderProps) {
  const t = useWords()
  const { slides, opensAt, seconds } = hero
  const count = slides.length
  const box = useRef<HTMLElement>(null)
  const { row, shown, step, show } = useSlider(count)
  const next = useCallback(() => step(1), [step])
  const { running, stop, toggle } = useTurns({ seconds, shown, next, within: box })
  const [only] = slides
  if (count === 1 && only) return <div className={`slider ${className}`}>{draw(only, true)}</div>
  const go = (by: number) => {
    stop()
    step(by)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLElement && target.closest('input, select')) return
    if (key === 'ArrowRight') go(1)
    else if (key === 'ArrowLeft') go(-1)
  }
  const numbered = slides.map((slide, index) => ({ slide, name: t(words.indexOfCount, { index: index + 1, count }) }))
  return (
    <section
      ref={box}
      className={`slider ${className}`}
      aria-roledescription={t(words.carousel)}
      aria-label={t(words.highlights)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys that reach it were pressed on its links. */}
      <div ref={row} className="slider-row" onKeyDown={onKeyDown}>
        {fromOpening(numbered, opensAt).map(({ slide, name }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern of a carousel asks for groups.
          <div key={slide.title} className="slide" role="group" aria-roledescription={t(words.slide)} aria-label={name}>
            {draw(slide, place === 0)}
          </div>
        ))}
      </div>
      <div className="slider-controls">
        {seconds === null ? null : (
          <button type="button" className="slider-button slider-stop" onClick={toggle}>
            <Icon name={running ? 'pause' : 'play'} />
            <span className="sr-only">{running ? t(words.pauseSlides) : t(words.playSlides)}</span>
          </button>
        )}
        <button type="button" className="slider-button" onClick={() => go(-1)}>
          <Icon name="chevron-left" />
          <span className="sr-only">{t(words.previousSlide)}</span>
        </button>
        <ul className="slider-marks">
          {numbered.map(({ slide, name }, index) => {
            const at = around(index - opensAt, count)
            return (
              <li key={slide.title}>
                <button
                  type="button"
                  className="slider-mark"
                  {...(at === shown ? { 'aria-current': 'true' as const } : {})}
                  onClick={() => {
                    stop()
                    show(at)
                  }}
                >
                  <span className="sr-only">{t(words.slideNameTitle, { name, title: slide.title })}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <button type="button" className="slider-button" onClick={() => go(1)}>
          <Icon name="chevron-right" />
          <span className="sr-only">{t(words.nextSlide)}</span>
        </button>
      </div>
    </section>
  )
}
