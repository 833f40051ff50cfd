import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Harbour: the car first, then what was sent, and who calls beside what happens next. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <div className="harbour-success container">
        {parts.car}
        <header className="success-head">
          {parts.car ? null : parts.mark}
          {parts.heading}
          {parts.message}
          {parts.booked}
          {parts.actions}
        </header>
      </div>
      <div className="harbour-success-columns container">
        <div className="success-side">
          {parts.place}
          {parts.onward}
        </div>
        <div className="success-main">
          {parts.steps}
          {parts.photos}
          {parts.reference}
        </div>
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
