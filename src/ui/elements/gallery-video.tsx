import { useState } from 'react'
import type { VideoView } from '#domain/car/car-video.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

/**
 * The car's video or 360° view below its pictures: our own picture until a visitor clicks, and only then a request to
 * its host (FIELD-5). Without JavaScript the video is a link.
 */
export function GalleryVideo({
  video,
  poster,
  name,
  label,
}: {
  readonly video: VideoView
  readonly poster: PictureView
  /** Accessible name. */
  readonly name: string
  readonly label: string
}) {
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <div className="gallery-film">
        {video.kind === 'frame' ? (
          <iframe src={video.src} title={name} allow="autoplay; fullscreen; picture-in-picture" allowFullScreen />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: feeds give films without captions.
          <video src={video.src} aria-label={name} poster={poster.src} controls autoPlay playsInline />
        )}
      </div>
    )
  return (
    <a
      href={video.src}
      rel="noopener"
      className="gallery-film"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setPlaying(true)
      }}
    >
      <Picture picture={poster} sizes="(width >= 64rem) 60vw, 100vw" alt="" loading="lazy" decoding="async" />
      <span className={buttonClass({ kind: 'primary' }, 'gallery-film-play')}>
        <Icon name="play" className="size-5" />
        {label}
      </span>
    </a>
  )
}
