import type { CardView } from '#views/card/card-view.ts'
import * as words from '#words/card.ts'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { CardControls } from '../saved-cars/card-controls.tsx'
import { useWords } from '../use-words.ts'
import { CardTags } from './card-tags.tsx'

interface CardPictureProps {
  readonly card: CardView
  readonly eager: boolean
  /** The `sizes` attribute. */
  readonly sizes: string
  /** Whether tag and controls stand elsewhere on the card. */
  readonly bare?: boolean
}

/** The car's picture in a box of fixed proportions, so that nothing shifts when it loads. */
export function CardPicture({ card, eager, sizes, bare = false }: CardPictureProps) {
  const t = useWords()
  const { picture } = card
  return (
    <div className="card-picture">
      <Picture
        picture={picture}
        sizes={sizes}
        blurred
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
      {bare ? null : <CardTags tag={card.tag} state={card.state ?? null} />}
      {card.pictureCount > 1 ? (
        <span className="card-count">
          <Icon name="camera" className="size-4" />
          <span className="sr-only">{`${t(words.photos)} `}</span>
          {card.pictureCount}
        </span>
      ) : null}
      {picture.isStandIn ? <span className="card-count">{t(words.photosComingSoon)}</span> : null}
      {card.savable && !bare ? (
        <span className="card-controls">
          <CardControls car={{ id: card.id, title: card.name }} />
        </span>
      ) : null}
    </div>
  )
}
