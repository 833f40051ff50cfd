import type { FormEvent, PointerEvent } from 'react'
import { Input, PlainButton } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import type { PhotoTile } from './photo-values.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface TileProps {
  readonly tile: PhotoTile
  readonly action: string
  readonly orderMark: string
  readonly mayEdit: boolean
  readonly isDragged: boolean
  /** Its place among the shown photos; null: it has no handle. */
  readonly at: number | null
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly place: (to: number) => void
  readonly take: (event: PointerEvent<HTMLElement>) => void
}

/** One photo of the grid, with its buttons and, where script runs, a handle to drag or to press arrow keys on. */
export function Tile({ tile, action, orderMark, mayEdit, isDragged, at, submit, place, take }: TileProps) {
  const isScripted = useScripted()
  const { key, href, src, label, alt, isHidden, isFirst, isLast, isOwn, isEdited } = tile
  const image = src ? (
    <img src={src} alt={alt} width="240" height="160" loading="lazy" draggable="false" />
  ) : (
    <span className="no-photo">Being fetched</span>
  )
  const hasHandle = isScripted && at !== null
  return (
    <li
      className={[isHidden && 'is-hidden', isDragged && 'is-dragged'].filter(Boolean).join(' ') || undefined}
      data-photo={key}
    >
      <div className="photo-frame">
        {mayEdit ? (
          <a
            href={href}
            aria-label={`Edit ${label}${alt === label ? '' : `: ${alt}`}`}
            draggable="false"
            // A mouse drags the photo itself too; a finger scrolls there.
            onPointerDown={(event) => hasHandle && event.pointerType === 'mouse' && event.button === 0 && take(event)}
          >
            {image}
          </a>
        ) : (
          image
        )}
        <span className="photo-marks">
          {isFirst && !isHidden && <Badge tone="info">First</Badge>}
          {isHidden && <Badge tone="warning">Hidden</Badge>}
          {isOwn && <Badge tone="plain">Added here</Badge>}
          {isEdited && <Badge tone="plain">Edited</Badge>}
        </span>
        {hasHandle && (
          <PlainButton
            type="button"
            className="photo-handle"
            aria-label={`Move ${label}: drag, or press the arrow keys`}
            onPointerDown={take}
            onKeyDown={(event) => {
              const to = event.key === 'Home' ? 0 : at + (STEPS[event.key] ?? 0)
              if (event.key !== 'Home' && STEPS[event.key] === undefined) return
              event.preventDefault()
              if (to !== at) place(to)
            }}
          >
            ⠿
          </PlainButton>
        )}
      </div>
      {mayEdit && (
        <Form method="post" action={action} className="photo-acts" onSubmit={submit}>
          <Input type="hidden" name="photo" value={key} />
          <Input type="hidden" name="order" value={orderMark} />
          {isHidden ? (
            <PhotoButton act="show" label={`Show ${label}`} text="Show" />
          ) : (
            <>
              {!isFirst && <PhotoButton act="earlier" label={`Move ${label} earlier`} text="←" />}
              {!isLast && <PhotoButton act="later" label={`Move ${label} later`} text="→" />}
              {!isFirst && <PhotoButton act="first" label={`Make ${label} the first`} text="First" />}
              <PhotoButton act="hide" label={`Hide ${label}`} text="Hide" />
            </>
          )}
        </Form>
      )}
    </li>
  )
}

function PhotoButton({ act, label, text }: { readonly act: string; readonly label: string; readonly text: string }) {
  return (
    <PlainButton type="submit" className="photo-button" name="do" value={act} aria-label={label}>
      {text}
    </PlainButton>
  )
}
