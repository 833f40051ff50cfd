import type { FormLayoutProps } from '#ui/slots.ts'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/lead-page.ts'

/** Market: the form is a sheet at the side; what it is about and what happens next are a list on its left. */
export function FormLayout(parts: FormLayoutProps) {
  return (
    <>
      <div className="container grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_29rem] lg:grid-rows-[auto_auto_auto_1fr]">
        <header className="lead-page-head flex justify-between gap-3 lg:row-start-1">
          <div>
            {parts.above}
            {parts.heading}
            {parts.introduction}
          </div>
          {parts.picture}
        </header>
        <div className="market-before peer min-w-0 empty:hidden lg:col-span-2 lg:row-start-2">{parts.before}</div>
        <div className="grid gap-3 pb-4 empty:hidden lg:row-start-3">
          {parts.car}
          {parts.price}
        </div>
        <div className="lead-page-main content-start self-stretch bg-surface p-4 max-md:-mx-4 lg:[grid-area:3/2/span_2] lg:border-x lg:border-line lg:p-6 lg:peer-empty:[grid-area:1/2/span_4]">
          {parts.finder}
          {parts.form}
        </div>
        <aside className="lead-page-aside py-4 lg:row-start-4" aria-label={useWords()(texts.goodToKnow)}>
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
