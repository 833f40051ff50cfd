import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PercentFields } from '../../crop/percent-fields.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import type { PictureStage } from './pictures-values.ts'

type Side = 'x' | 'y'
type Texts = Readonly<Record<Side, string>>

const LABELS = { x: 'From the left', y: 'From the top' } as const
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Percent of a press with Shift. */
const STRIDE = 10

/** STUDIO-18: the point that stays in view, by pointer, arrow keys and two fields, which work without script. */
export function FocusPoint({ src, stage }: { readonly src: string; readonly stage: PictureStage }) {
  const isScripted = useScripted()
  const picture = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Texts>({ x: String(stage.focus.x), y: String(stage.focus.y) })
  const at = { x: percentOf(typed.x), y: percentOf(typed.y) }
  const draw = (x: number, y: number) => setTyped({ x: percentText(x), y: percentText(y) })
  return (
    <>
      <div className="focus-stage" ref={picture}>
        <img src={src} alt="All of it" width={stage.width} height={stage.height} />
        {isScripted && <Point at={at} picture={picture} draw={draw} />}
      </div>
      <PercentFields legend="Focal point, in percent" labels={LABELS} typed={typed} onType={setTyped} />
      <small className="quiet">It stays in view where a place shows only a part of the picture.</small>
    </>
  )
}

interface PointProps {
  readonly at: Readonly<Record<Side, number>>
  readonly picture: { readonly current: HTMLElement | null }
  readonly draw: (x: number, y: number) => void
}

function Point({ at, picture, draw }: PointProps) {
  const mark = useRef<HTMLButtonElement>(null)
  const { x, y } = at
  // The policy of the page allows no style in its HTML; script may set one.
  useEffect(() => {
    mark.current?.style.setProperty('left', `${x}%`)
    mark.current?.style.setProperty('top', `${y}%`)
  }, [x, y])
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? STRIDE : 1
    draw(x + by[0] * far, y + by[1] * far)
  }
  const put = (event: PointerEvent) => {
    const size = picture.current?.getBoundingClientRect()
    if (!size) return
    draw(((event.clientX - size.left) / size.width) * 100, ((event.clientY - size.top) / size.height) * 100)
  }
  return (
    <div
      className="focus-field"
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        mark.current?.focus()
        put(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) put(event)
      }}
    >
      <button
        ref={mark}
        type="button"
        className="focus-point"
        aria-label={`Focal point: ${x} percent from the left, ${y} percent from the top. Arrow keys move it, with Shift further.`}
        onKeyDown={press}
      />
    </div>
  )
}

function percentOf(text: string): number {
  return Math.min(Math.max(Number(text) || 0, 0), 100)
}

function percentText(percent: number): string {
  return String(Math.round(Math.min(Math.max(percent, 0), 100)))
}
