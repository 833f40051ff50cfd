import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { CROP_CORNERS, CROP_SIDES, type CropBox, type CropCorner, movedBox, sizedBox } from './crop-box.ts'

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface CropFrameProps {
  readonly box: CropBox
  readonly ratio: number | null
  readonly photo: { readonly current: HTMLElement | null }
  readonly draw: (next: CropBox) => void
}

/** The part of a picture that is kept, as a box over it that a pointer and arrow keys move and size. */
export function CropFrame({ box, ratio, photo, draw }: CropFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<Grip | null>(null)
  // The policy of the page allows no style in its HTML; script may set one.
  useEffect(() => {
    for (const name of CROP_SIDES) place.current?.style.setProperty(name, `${box[name]}%`)
  }, [box])
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (by === undefined) return
    event.preventDefault()
    draw(event.shiftKey ? sizedBox(box, 'se', by, ratio) : movedBox(box, by.x, by.y))
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    const corner = (event.target as HTMLElement).dataset['corner'] as CropCorner | undefined
    setFrom({ box, corner, at: { x: event.clientX, y: event.clientY } })
  }
  const move = (event: PointerEvent) => {
    const size = photo.current?.getBoundingClientRect()
    if (from === null || !size) return
    const x = ((event.clientX - from.at.x) / size.width) * 100
    const y = ((event.clientY - from.at.y) / size.height) * 100
    draw(from.corner ? sizedBox(from.box, from.corner, { x, y }, ratio) : movedBox(from.box, x, y))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is a box to move.
    <div
      ref={place}
      className="crop-box"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
      tabIndex={0}
      aria-label="Part that is kept. Arrow keys move it, with Shift they change its size."
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    >
      {CROP_CORNERS.map((corner) => (
        <span key={corner} className={`crop-corner ${corner}`} data-corner={corner} />
      ))}
    </div>
  )
}

/** Where a pointer took the box. */
interface Grip {
  readonly box: CropBox
  readonly corner: CropCorner | undefined
  readonly at: { readonly x: number; readonly y: number }
}
