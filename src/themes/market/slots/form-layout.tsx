import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** Market: the form is a sheet at the side; what it is about and what happens next are a list on its left. */
export function FormLayout(parts: FormLayoutProps) {
  const t = useWords()
  return (
    <>
      <div className="market-form container">
        <header className="lead-page-head">
          {parts.above}
          {parts.picture}
          {parts.heading}
          {parts.introduction}
        </header>
        {parts.before}
        <div className="market-about">
          {parts.car}
          {parts.price}
        </div>
        <div className="lead-page-main">
          {parts.finder}
          {parts.form}
        </div>
        <aside className="lead-page-aside" aria-label={t(texts.goodToKnow)}>
          {parts.steps}
          {parts.ways}
          {parts.place}
          {parts.notes}
          {parts.beside}
        </aside>
      </div>
      {parts.after}
    </>
  )
}
