import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '#views/card/card-view.ts'
import type { HeroSlideView } from '#views/home/hero-slides.ts'
import { Picture } from '../elements/picture.tsx'
import { HeroCar } from './hero-car.tsx'

interface HeroPictureProps {
  readonly slide: HeroSlideView
  /** Shown on the heading's slide if the site has no picture for it. */
  readonly newest: CardView | undefined
  /** The newest car's picture, if the hero has one of its own. */
  readonly newestPicture: PictureView | null
  /** The words on the newest car's plate, unless they are the standard ones. */
  readonly label?: string | undefined
  readonly sizes: string
  /** Visible at first, so its picture loads with priority; others load lazily. */
  readonly first: boolean
  readonly className: string
}

/** A slide's picture, or the newest car with its name and price. */
export function HeroPicture({ slide, newest, newestPicture, label, sizes, first, className }: HeroPictureProps) {
  if (slide.picture === null)
    return slide.main && newest ? (
      <HeroCar
        card={newest}
        picture={newestPicture ?? newest.picture}
        label={label}
        sizes={sizes}
        className={className}
      />
    ) : null
  return (
    <div className={`hero-car ${className}`}>
      <Picture picture={slide.picture} sizes={sizes} {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
    </div>
  )
}
