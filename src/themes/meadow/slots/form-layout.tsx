import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** Meadow: one column in the middle, from the round picture to the form, and what happens next in cards below it. */
export function FormLayout(parts: FormLayoutProps) {
  const t = useWords()
  return (
    <>
      <header className="lead-page-head meadow-form-head">
        <div className="container">
          {parts.above}
          {parts.picture}
          {parts.heading}
          {parts.introduction}
        </div>
      </header>
      {parts.before}
      <div className="meadow-form container">
        {parts.car}
        {parts.ways}
        {parts.finder}
        {parts.form}
      </div>
      <aside className="lead-page-aside container" aria-label={t(texts.goodToKnow)}>
        {parts.steps}
        {parts.price}
        {parts.notes}
        {parts.beside}
        {parts.place}
      </aside>
      {parts.after}
    </>
  )
}
