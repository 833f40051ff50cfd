import { type DragEvent, useRef, useState } from 'react'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button } from '../../parts/parts.tsx'
import { Notice } from '../stock-notice.tsx'
import { Tile } from './photo-tile.tsx'
import type { PhotoSection } from './photo-values.ts'
import type { TakePhotos } from './take-photos.ts'
import { UploadForm, UploadList } from './upload-form.tsx'
import { usePhotoActs } from './use-photo-acts.ts'
import { usePhotoDrag } from './use-photo-drag.ts'
import { useUploads } from './use-uploads.ts'

interface PhotosProps {
  readonly section: PhotoSection
  readonly take: TakePhotos
}

/** DESK-4: the photos of a car: a grid with the first one large, and the form that adds more. */
export function Photos({ section, take }: PhotosProps) {
  const { carId, orderMark, note, mayEdit, isOrdered, notice, faults, mostBytes } = section
  const action = `/stock/${carId}/photos`
  const place = useRef<HTMLElement>(null)
  const acts = usePhotoActs(section, take, (key, act) => focusIn(place.current, key, act))
  const { tiles, dragged, take: drag } = usePhotoDrag(section.tiles, acts.place)
  const { add, ...uploading } = useUploads(section, take, acts.say)
  const drop = useDrop(add)
  const shownTiles = tiles.filter(({ isHidden }) => !isHidden)
  return (
    <section
      className={`card photo-card${drop.isOver ? ' is-over' : ''}`}
      aria-labelledby="photos-title"
      id="photos"
      ref={place}
      {...(mayEdit && drop.events)}
    >
      <div className="photo-grid">
        <header className="photo-head">
          <h2 id="photos-title">Photos</h2>
          {tiles.length > 0 && <span className="quiet">{note}</span>}
        </header>
        <Notice notice={notice} back={`/stock/${carId}`} at="photos" submit={acts.submit} />
        {faults.length > 0 && (
          <ul className="fault photo-faults" role="alert">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {tiles.length === 0 && (
          <p className="quiet">This car has no photos yet. A car on the website without photos shows a drawing.</p>
        )}
        <ol className="photos">
          {tiles.map((tile) => (
            <Tile
              key={tile.key}
              tile={tile}
              action={action}
              orderMark={orderMark}
              mayEdit={mayEdit}
              isDragged={dragged === tile.key}
              at={mayEdit && shownTiles.length > 1 && !tile.isHidden ? shownTiles.indexOf(tile) : null}
              submit={acts.submit}
              place={(to) => to >= 0 && to < shownTiles.length && void acts.place(tile.key, to)}
              take={(event) => drag(tile.key, event)}
            />
          ))}
        </ol>
        {mayEdit && isOrdered && (
          <Form method="post" action={action} onSubmit={acts.submit}>
            <Input type="hidden" name="order" value={orderMark} />
            <Button quiet name="do" value="release">
              Original order
            </Button>
          </Form>
        )}
      </div>
      {mayEdit && (
        <>
          <UploadForm action={action} mostBytes={mostBytes} add={add} />
          <UploadList {...uploading} />
          <p className="visually-hidden" role="status" data-photo-said>
            {acts.said}
          </p>
        </>
      )}
    </section>
  )
}

/** The control of a photo that was just used; what is left of its place otherwise. */
function focusIn(section: HTMLElement | null, key: string, act: string | null): void {
  const tile = section?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(key)}"]`)
  const control = tile?.querySelector<HTMLElement>(
    act === null ? '.photo-handle' : `button[value="${CSS.escape(act)}"]`,
  )
  const instead = tile?.querySelector<HTMLElement>('.photo-acts button') ?? section?.querySelector('button, a')
  const focused = control ?? instead
  if (focused instanceof HTMLElement) focused.focus()
}

/** Files that are dropped on the section. */
function useDrop(add: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    events: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        add([...event.dataTransfer.files])
      },
    },
  }
}
