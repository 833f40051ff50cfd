import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** Gallery: a letter. The picture, an opening line, the form in one narrow column, and who reads it as its signature. */
export function FormLayout(parts: FormLayoutProps) {
  const t = useWords()
  return (
    <>
      {parts.picture ?? <div className="gallery-letter">{parts.car}</div>}
      <header className="lead-page-head gallery-letter">
        {parts.above}
        {parts.heading}
        {parts.introduction}
        {parts.picture ? parts.car : null}
      </header>
      {parts.before}
      <div className="gallery-letter">
        {parts.finder}
        {parts.form}
        <aside className="lead-page-aside" aria-label={t(texts.goodToKnow)}>
          {parts.place}
          {parts.ways}
          {parts.price}
          {parts.steps}
          {parts.notes}
          {parts.beside}
        </aside>
      </div>
      {parts.after}
    </>
  )
}
