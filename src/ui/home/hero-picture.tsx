import type { CardView } from '#views/card/card-view.ts'
import type { HeroSlideView } from '#views/home/hero-slides.ts'
import { Picture } from '../elements/picture.tsx'
import { HeroCar } from './hero-car.tsx'

interface HeroPictureProps {
  readonly slide: HeroSlideView
  /** What the heading's slide shows while the site names no picture for it. */
  readonly newest: CardView | undefined
  readonly sizes: string
  /** In sight at once: asked for before anything else; the others as they come near. */
  readonly first: boolean
  readonly className: string
}

/** A slide's picture, or the newest car with its name and price. */
export function HeroPicture({ slide, newest, sizes, first, className }: HeroPictureProps) {
  if (slide.picture === null)
    return slide.main && newest ? <HeroCar card={newest} sizes={sizes} className={className} /> : null
  return (
    <div className={`hero-car ${className}`}>
      <Picture picture={slide.picture} sizes={sizes} {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
    </div>
  )
}
