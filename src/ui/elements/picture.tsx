import type { ImgHTMLAttributes } from 'react'
import { preload } from 'react-dom'
import type { PictureView } from '#domain/picture/picture-view.ts'

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'loading' | 'decoding'> {
  readonly picture: PictureView
  /** How wide it stands, for the browser's choice among the widths. */
  readonly sizes: string
  /** The picture's own text when left out; '' where the words beside it say it all. */
  readonly alt?: string
  readonly fetchPriority?: 'high' | 'low' | 'auto'
  /** A few blurred pixels stand behind it until it is there; its box must be positioned and clip what hangs over. */
  readonly blurred?: boolean
}

/** A picture with its true proportions, so that nothing moves when it arrives, and in AVIF where there is one (FIELD-5). */
export function Picture({ picture, sizes, alt = picture.alt, blurred = false, ...attributes }: PictureProps) {
  const { src, srcset, avif, preview, width, height } = picture
  const image = (
    <img
      src={src}
      {...(srcset ? { srcSet: srcset, sizes } : {})}
      alt={alt}
      width={width}
      height={height}
      {...attributes}
    />
  )
  if (!avif) return image
  // React asks ahead for a plain image of high priority, but not for one that has a choice of types.
  if (attributes.fetchPriority === 'high')
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' })
  return (
    <>
      {blurred && preview ? (
        <img className="picture-preview" src={preview} alt="" width={width} height={height} />
      ) : null}
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        {image}
      </picture>
    </>
  )
}
