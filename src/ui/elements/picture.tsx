import type { ImgHTMLAttributes } from 'react'
import { preload } from 'react-dom'
import type { PictureView } from '#domain/picture/picture-view.ts'

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'loading' | 'decoding'> {
  readonly picture: PictureView
  /** The `sizes` attribute. */
  readonly sizes: string
  /** By default the picture's own text; '' if the text next to it says the same. */
  readonly alt?: string
  readonly fetchPriority?: 'high' | 'low' | 'auto'
  /** Shows a blurred preview until the picture has loaded; its box must be positioned and clip overflow. */
  readonly blurred?: boolean
}

/** A picture with its true proportions, so that nothing shifts when it loads, in AVIF if available (FIELD-5). */
export function Picture({ picture, sizes, alt = picture.alt, blurred = false, ...attributes }: PictureProps) {
  const { src, srcset, avif, preview, isWhole, width, height } = picture
  const image = (
    <img
      src={src}
      {...(srcset ? { srcSet: srcset, sizes } : {})}
      alt={alt}
      width={width}
      height={height}
      data-whole={isWhole}
      {...attributes}
    />
  )
  if (!avif) return image
  // React preloads a plain image of high priority, but not one with several types.
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
