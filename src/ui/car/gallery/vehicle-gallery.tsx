import type { MouseEvent } from 'react'
import type { VideoView } from '#domain/car/car-video.ts'
import { counted } from '#domain/counted.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import * as words from '#words/car.ts'
import { GalleryVideo } from '../../elements/gallery-video.tsx'
import { Icon } from '../../elements/icon.tsx'
import { Picture } from '../../elements/picture.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useWords } from '../../use-words.ts'
import { fullSize } from './full-size.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { openFullScreen } from './open-full-screen.ts'
import { useGallery } from './use-gallery.ts'

/**
 * The car's pictures (CAR-1): a row to swipe, with arrows and keys, which opens full screen. Without JavaScript the row
 * still scrolls, thumbnails jump to their picture and a picture opens its file.
 */
export function VehicleGallery({
  pictures,
  video,
  spin,
  title,
  sizes,
}: {
  readonly pictures: readonly PictureView[]
  readonly video: VideoView | null
  readonly spin: string | null
  readonly title: string
  /** The `sizes` attribute of the pictures. */
  readonly sizes: string
}) {
  const t = useWords()
  const { track, shown, current, goTo, onScroll, onKeyDown } = useGallery(pictures.length)
  const hydrated = useHydrated()
  const [first] = pictures
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void openFullScreen(pictures, index, {
      t,
      onMove: (to) => goTo(to, 'auto'),
      onClose: () => shown.current?.focus({ preventScroll: true }),
    })
  }
  return (
    <section aria-label={t(words.picturesOfTitle, { title })} className="vehicle-gallery">
      <div
        // A toolbar for screen readers: arrow keys move along the pictures.
        role="toolbar"
        aria-label={t(words.largePictures)}
        className="gallery-stage"
        onKeyDown={onKeyDown}
      >
        <ul ref={track} onScroll={onScroll} className="gallery-track">
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`picture-${index + 1}`} className="gallery-slide">
              <a
                ref={index === current ? shown : null}
                href={fullSize(picture).src}
                onClick={(event) => open(event, index)}
                tabIndex={hydrated && index !== current ? -1 : undefined}
                aria-label={t(words.altFullScreen, { alt: picture.alt })}
              >
                <Picture
                  picture={picture}
                  sizes={sizes}
                  alt={picture.alt}
                  blurred
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  decoding={index === 0 ? 'sync' : 'async'}
                />
              </a>
            </li>
          ))}
        </ul>
        {hydrated && pictures.length > 1 ? (
          <>
            <Arrow to="previous" disabled={current === 0} onPress={() => goTo(current - 1)} />
            <Arrow to="next" disabled={current === pictures.length - 1} onPress={() => goTo(current + 1)} />
          </>
        ) : null}
        <p className="gallery-counter">
          <Icon name="camera" className="size-4" />
          {hydrated && pictures.length > 1 ? (
            <span aria-live="polite">
              <span className="sr-only">{t(words.picture)} </span>
              {current + 1} <span aria-hidden="true">/</span>
              <span className="sr-only">{t(words.ofWord)}</span> {pictures.length}
            </span>
          ) : (
            <span>{first?.isStandIn ? t(words.photosComingSoon) : counted(pictures.length, 'photo')}</span>
          )}
        </p>
      </div>
      <GalleryThumbnails pictures={pictures} current={hydrated ? current : null} onChoose={goTo} />
      {spin && first ? (
        <GalleryVideo
          video={{ kind: 'frame', src: spin }}
          poster={first}
          name={`360° view of the ${title}`}
          label={t(words.lookAround360)}
        />
      ) : null}
      {video && first ? (
        <GalleryVideo video={video} poster={first} name={`Film of the ${title}`} label={t(words.watchTheVideo)} />
      ) : null}
    </section>
  )
}

function Arrow({
  to,
  disabled,
  onPress,
}: {
  readonly to: 'previous' | 'next'
  readonly disabled: boolean
  readonly onPress: () => void
}) {
  const t = useWords()
  return (
    <button type="button" className={`gallery-arrow gallery-${to}`} aria-disabled={disabled} onClick={onPress}>
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} className="size-6" />
      <span className="sr-only">{to === 'next' ? t(words.nextPicture) : t(words.previousPicture)}</span>
    </button>
  )
}
