import type { SuccessLayoutProps } from '#ui/slots.ts'

/** A large message; what happens next beside who will call. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <header className="success-head">
        <div className="container">
          {parts.mark}
          {parts.heading}
          {parts.message}
        </div>
      </header>
      <div className="success-columns container">
        <div className="success-main">
          {parts.booked}
          {parts.steps}
          {parts.photos}
          {parts.car}
          {parts.actions}
          {parts.reference}
        </div>
        <div className="success-side">
          {parts.place}
          {parts.onward}
        </div>
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
