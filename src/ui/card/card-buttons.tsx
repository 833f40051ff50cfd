import type { CardView } from '#views/card/card-view.ts'
import * as words from '#words/card.ts'
import { useWords } from '../use-words.ts'

/** The card's buttons (CARD-2); a sold car offers similar ones (CARD-4). */
export function CardButtons({ card }: { readonly card: CardView }) {
  const t = useWords()
  if (card.buttons.length === 0 && card.available) return null
  return (
    <div className="card-buttons">
      {card.available ? null : <p className="card-sold-text">{t(words.likeWantSomethingSimilar)}</p>}
      {card.buttons.map((button) => (
        <a
          key={button.action}
          href={button.href}
          className={`button ${button.primary ? 'button-primary' : 'button-outline'}${button.href === card.href ? ' card-view' : ''}`}
        >
          {button.label}
          <span className="sr-only">{`: ${card.name}`}</span>
        </a>
      ))}
    </div>
  )
}
