import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '#views/card/card-view.ts'
import * as words from '#words/home.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { useWords } from '../use-words.ts'

/** The newest car, large: its picture, and a plate with its name and price. */
export function HeroCar({
  card,
  picture,
  sizes,
  label,
  className = '',
}: {
  readonly card: CardView
  readonly picture: PictureView
  readonly sizes: string
  readonly label?: string | undefined
  readonly className?: string
}) {
  const t = useWords()
  const { price } = card
  return (
    <a href={card.href} className={`hero-car ${className}`}>
      <Picture picture={picture} sizes={sizes} blurred fetchPriority="high" />
      <span className="hero-plate">
        <span className="min-w-0">
          <span className="label hero-plate-label">{label ?? t(words.latestArrival)}</span>
          <span className="hero-plate-name">{card.title}</span>
        </span>
        <span className="hero-plate-price">
          {price.text}
          {price.type ? <span className="hero-plate-type">{price.type}</span> : null}
        </span>
        <Icon name="arrow" className="size-5 shrink-0" />
      </span>
    </a>
  )
}
