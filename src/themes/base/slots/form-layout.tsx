import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** The form in a wide column, and beside it the car and what happens next. */
export function FormLayout(parts: FormLayoutProps) {
  const t = useWords()
  return (
    <>
      <header className="lead-page-head">
        <div className="container">
          {parts.picture}
          {parts.above}
          {parts.heading}
          {parts.introduction}
        </div>
      </header>
      {parts.before}
      <div className="lead-page-columns container">
        {parts.car}
        {parts.ways}
        <div className="lead-page-main">
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
