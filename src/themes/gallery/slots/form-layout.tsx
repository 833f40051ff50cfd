import type { FormLayoutProps } from '#ui/slots.ts'

/** Gallery: a letter. The picture, an opening line, the form in one narrow column, and who reads it as its signature. */
export function FormLayout(parts: FormLayoutProps) {
  return (
    <>
      <div className="gallery-letter mx-auto max-w-xl *:block sm:px-4">{parts.picture ?? parts.car}</div>
      <header className="lead-page-head mx-auto w-full max-w-xl px-4 lg:pt-8">
        {parts.above}
        {parts.heading}
        {parts.introduction}
        {parts.picture ? parts.car : null}
      </header>
      {parts.before}
      <div className="gallery-letter mx-auto grid w-full max-w-xl grid-cols-1 gap-16 px-4 pb-24">
        {parts.finder}
        {parts.form}
        <div className="lead-page-aside">
          {parts.place}
          {parts.ways}
          {parts.price}
          {parts.steps}
          {parts.notes}
          {parts.beside}
        </div>
      </div>
      {parts.after}
    </>
  )
}
