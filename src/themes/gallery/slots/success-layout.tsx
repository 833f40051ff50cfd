import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Gallery: a short note over the car; beside it on a wide screen who calls, and what happens next. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <div className="container grid grid-cols-1 gap-8 pb-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-24 lg:pt-8 lg:pb-28">
        <header className="success-head">
          {parts.heading}
          {parts.message}
          {parts.booked}
          {parts.car}
        </header>
        <div className="grid content-start gap-10 lg:pt-20">
          {parts.place}
          {parts.steps}
          {parts.actions}
          {parts.photos}
          {parts.onward}
          {parts.reference}
        </div>
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
