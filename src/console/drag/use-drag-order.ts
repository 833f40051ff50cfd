import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels that a press moves before it is a drag. */
const SLACK = 6
/** Pixels from the edge of the window within which it scrolls. */
const EDGE = 72

/** What is under a pointer. */
interface Held {
  readonly key: string
  readonly pointer: number
  readonly start: { readonly x: number; readonly y: number }
}

/**
 * Drags the things of a list, each an element with `data-{name}`: the others make room as the dragged one passes. It is
 * saved when it is dropped; Escape puts it back. `place` saves, with the new place.
 */
export function useDragOrder(
  keys: readonly string[],
  name: string,
  place: (key: string, to: number) => Promise<void> | void,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const latest = useRef({ order, keys, place })
  latest.current = { order, keys, place }
  useEffect(() => {
    if (held === null) return
    let at = held.start
    let isDragging = false
    const over = () => {
      const now = latest.current.order ?? latest.current.keys
      const to = now.indexOf(keyAt(at, name, now))
      if (to < 0 || now[to] === held.key) return
      const next = now.filter((key) => key !== held.key)
      setOrder([...next.slice(0, to), held.key, ...next.slice(to)])
    }
    const scrolling = setInterval(() => {
      const by = !isDragging ? 0 : at.y < EDGE ? -12 : at.y > innerHeight - EDGE ? 12 : 0
      if (by === 0) return
      scrollBy(0, by)
      over()
    }, 16)
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held.pointer) return
      at = { x: event.clientX, y: event.clientY }
      if (!isDragging && Math.hypot(at.x - held.start.x, at.y - held.start.y) < SLACK) return
      isDragging = true
      document.body.classList.add('is-dragging')
      event.preventDefault()
      setOrder((now) => now ?? latest.current.keys)
      over()
    }
    const end = (isDropped: boolean) => {
      setHeld(null)
      const { order: now, keys: before, place: save } = latest.current
      const to = now?.indexOf(held.key) ?? -1
      const isMoved = isDropped && to >= 0 && to !== before.indexOf(held.key)
      if (isMoved) void Promise.resolve(save(held.key, to)).finally(() => setOrder(null))
      else setOrder(null)
      if (isDragging) ignoreClick()
    }
    const drop = ({ pointerId }: PointerEvent) => pointerId === held.pointer && end(true)
    const giveUp = ({ pointerId }: PointerEvent) => pointerId === held.pointer && end(false)
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && end(false)
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', giveUp, { signal })
    addEventListener('keydown', cancel, { signal })
    return () => {
      ending.abort()
      clearInterval(scrolling)
      document.body.classList.remove('is-dragging')
    }
  }, [held, name])
  return {
    /** The keys as the drag has them. */
    order: order ?? keys,
    dragged: order === null ? null : (held?.key ?? null),
    take: (key: string, event: ReactPointerEvent<HTMLElement>) => {
      // Keeps the browser from dragging the link, and from scrolling.
      if (event.pointerType === 'mouse') event.preventDefault()
      event.currentTarget.focus()
      setHeld({ key, pointer: event.pointerId, start: { x: event.clientX, y: event.clientY } })
    },
  }
}

/** The key of the list's own thing at a point; ''. Things within things have the same attribute. */
function keyAt(at: Held['start'], name: string, keys: readonly string[]): string {
  let element = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>(`[data-${name}]`)
  while (element && !keys.includes(element.dataset[name] ?? ''))
    element = element.parentElement?.closest<HTMLElement>(`[data-${name}]`)
  return element?.dataset[name] ?? ''
}

/** The press that ends a drag must not open what is under it. */
function ignoreClick(): void {
  const ending = new AbortController()
  addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true, signal: ending.signal })
  setTimeout(() => ending.abort(), 0)
}
