import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Ridge: said on black, whom to call at once, and more stock before the rest. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <header className="success-head">
        <div className="container">
          {parts.heading}
          {parts.message}
          {parts.reference}
        </div>
      </header>
      <div className="success-columns container">
        <div className="success-side ridge-success-side">
          {parts.place}
          {parts.onward}
        </div>
        <div className="success-main">
          {parts.booked}
          {parts.car}
          {parts.steps}
          {parts.photos}
          {parts.actions}
        </div>
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
