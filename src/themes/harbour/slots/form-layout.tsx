import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** Harbour: the car or the dealer's picture first, as large as the words beside it; then the form. */
export function FormLayout(parts: FormLayoutProps) {
  const t = useWords()
  return (
    <>
      <div className="harbour-form-head">
        {parts.car ?? (parts.picture ? <div>{parts.picture}</div> : null)}
        <header className="lead-page-head">
          {parts.above}
          {parts.heading}
          {parts.introduction}
        </header>
      </div>
      {parts.before}
      <div className="harbour-form container">
        <div className="lead-page-main">
          {parts.ways}
          {parts.finder}
          {parts.form}
        </div>
        <aside className="lead-page-aside" aria-label={t(texts.goodToKnow)}>
          {parts.price}
          {parts.steps}
          {parts.notes}
          {parts.beside}
          {parts.place}
        </aside>
      </div>
      {parts.after}
    </>
  )
}
