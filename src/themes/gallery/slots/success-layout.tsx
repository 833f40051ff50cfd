import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Gallery: a short note in the middle of the page, signed by who calls; all else is below it. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <header className="success-head gallery-letter mx-auto w-full max-w-xl px-4 grid min-h-[85svh] content-center">
        {parts.heading}
        {parts.message}
        {parts.booked}
        {parts.place}
      </header>
      <div className="gallery-letter mx-auto w-full max-w-xl px-4 grid gap-12 pb-24">
        {parts.steps}
        {parts.actions}
        {parts.car}
        {parts.photos}
        {parts.onward}
        {parts.reference}
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
