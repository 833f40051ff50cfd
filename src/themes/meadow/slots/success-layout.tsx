import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Meadow: a thank-you note in the middle, with who calls on it; then what happens next. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <div className="meadow-success container">
        <header className="success-head">
          {parts.mark}
          {parts.heading}
          {parts.message}
        </header>
        {parts.booked}
        {parts.place}
        {parts.steps}
        {parts.car}
        {parts.actions}
        {parts.photos}
        {parts.reference}
        {parts.onward}
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
