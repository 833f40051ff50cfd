import { useId } from 'react'
import type { CallToAction } from '#views/blog/blog-view.ts'
import { ButtonLink } from '../elements/button.tsx'

/** A call to action for readers. */
export function CallToActionCard({ card }: { readonly card: CallToAction }) {
  const id = useId()
  return (
    <aside aria-labelledby={id} className="action-card">
      <h2 id={id} className="action-card-title">
        {card.title}
      </h2>
      <p>{card.text}</p>
      <ButtonLink href={card.href} className="action-card-button">
        {card.button}
      </ButtonLink>
    </aside>
  )
}
