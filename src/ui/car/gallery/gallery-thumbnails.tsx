import { useEffect, useRef } from 'react'
import type { PictureView } from '#domain/picture/picture-view.ts'
import * as words from '#words/car.ts'
import { Picture } from '../../elements/picture.tsx'
import { useWords } from '../../use-words.ts'

/** Thumbnails, each a link to its picture in the row, so that they work without JavaScript. */
export function GalleryThumbnails({
  pictures,
  current,
  onChoose,
}: {
  readonly pictures: readonly PictureView[]
  /** Index of the current picture; null while unknown. */
  readonly current: number | null
  readonly onChoose: (index: number) => void
}) {
  const t = useWords()
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = row.current
    const chosen = current === null ? null : list?.children[current]
    if (!list || !(chosen instanceof HTMLElement)) return
    // Scrolls only the row; scrollIntoView would scroll the page as well.
    list.scrollTo({
      left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2,
      top: chosen.offsetTop - (list.clientHeight - chosen.clientHeight) / 2,
    })
  }, [current])
  if (pictures.length < 2) return null
  return (
    <ol ref={row} className="gallery-thumbnails" aria-label={t(words.allPictures)}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(index)
            }}
          >
            <Picture picture={picture} sizes="7rem" alt="" loading="lazy" decoding="async" />
            <span className="sr-only">{t(words.showPictureIndex, { index: index + 1 })}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
