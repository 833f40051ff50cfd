import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Say } from '#words/say.ts'
import './card-steps.css'
import { useWords } from '../use-words.ts'
import { addRow } from './swipe-pictures.ts'

interface CardStepsProps {
  readonly list: RefObject<HTMLElement | null>
  /** What had the mouse or the focus before this loaded. */
  readonly first: EventTarget
}

type Step = -1 | 1

const SIGNS: readonly (readonly [Step, string])[] = [
  [-1, '‹'],
  [1, '›'],
]
const KEYS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * LOOK-6: lets a mouse, and the arrow keys on a card's link, step through the card's pictures. The two buttons are on the
 * card that had one of them last. For a mouse only: a keyboard has the arrows, and a screen reader the car's page.
 */
export function CardSteps({ list, first }: CardStepsProps) {
  const t = useWords()
  const [frame, setFrame] = useState(() => frameOf(first))
  useEffect(() => {
    const cards = list.current
    const follow = ({ target }: Event) => setFrame((was) => frameOf(target) ?? was)
    const press = (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      const pressed =
        event.target instanceof Element && event.target.matches('.card-link') ? frameOf(event.target) : null
      if (by === undefined || !pressed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void step(pressed, by, t)
    }
    cards?.addEventListener('mouseover', follow)
    cards?.addEventListener('focusin', follow)
    cards?.addEventListener('keydown', press)
    return () => {
      cards?.removeEventListener('mouseover', follow)
      cards?.removeEventListener('focusin', follow)
      cards?.removeEventListener('keydown', press)
    }
  }, [list, t])
  if (!frame?.isConnected) return null
  return createPortal(
    SIGNS.map(([by, sign]) => (
      <button
        key={by}
        type="button"
        className="card-step"
        tabIndex={-1}
        aria-hidden="true"
        data-step={by}
        onClick={() => void step(frame, by, t)}
      >
        {sign}
      </button>
    )),
    frame,
  )
}

/** The picture of an element's card, if it has several. */
function frameOf(target: EventTarget | null): Element | null {
  const within = target instanceof Element ? target.closest('.card-picture, .card-link') : null
  return within?.closest('[data-car-id]')?.querySelector('.card-picture:has(> .card-count)') ?? null
}

/** One picture on or back, from the last on to the first. Without a connection the card keeps its picture. */
async function step(frame: Element, by: Step, t: Say): Promise<void> {
  await addRow(frame, t).catch(() => {})
  const row = frame.querySelector('.card-swipe')
  if (!row) return
  const [at, count] = [Math.round(row.scrollLeft / row.clientWidth), row.children.length]
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollTo({ left: ((at + by + count) % count) * row.clientWidth, behavior: isCalm ? 'instant' : 'smooth' })
}
