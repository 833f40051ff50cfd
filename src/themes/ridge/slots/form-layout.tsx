import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** Ridge: the heading on black, the form on white over its edge, and a black column beside it. */
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
      <div className="ridge-form container">
        {parts.ways ? <div className="ridge-form-side ridge-form-ways">{parts.ways}</div> : null}
        <div className="lead-page-main">
          {parts.car}
          {parts.finder}
          {parts.form}
        </div>
        <aside className="ridge-form-side lead-page-aside" aria-label={t(texts.goodToKnow)}>
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
