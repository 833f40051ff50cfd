import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Gallery: a short note in the middle of the page, signed by who calls; all else is below it. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <header className="success-head mx-auto grid min-h-[85svh] w-full max-w-xl grid-cols-1 content-center gap-8 px-4">
        {parts.heading}
        {parts.message}
        {parts.booked}
        {parts.place}
      </header>
      <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-12 px-4 pb-24">
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
