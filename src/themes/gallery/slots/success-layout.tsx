import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Gallery: a short note in the middle of the page, signed by who calls; all else is below the fold. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <>
      <header className="success-head gallery-note">
        {parts.heading}
        {parts.message}
        {parts.booked}
        {parts.place}
        {parts.actions}
      </header>
      <div className="gallery-letter">
        {parts.steps}
        {parts.car}
        {parts.photos}
        {parts.onward}
        {parts.reference}
      </div>
      {parts.similar ? <div className="success-similar container">{parts.similar}</div> : null}
    </>
  )
}
