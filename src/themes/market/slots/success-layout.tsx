import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Market: a docket with its number first; then the time, what happens next, and who calls, in one panel. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <div className="container py-4">
      <div className="box grid gap-x-10 gap-y-4 p-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:p-6">
        <header className="border-b border-line pb-4 lg:col-span-2">
          {parts.reference}
          {parts.heading}
          {parts.message}
        </header>
        <div className="grid content-start gap-4">
          {parts.booked}
          {parts.steps}
          {parts.photos}
          {parts.car}
          {parts.actions}
        </div>
        <div className="grid content-start gap-2">
          {parts.place}
          {parts.onward}
        </div>
      </div>
      <div className="pt-6">{parts.similar}</div>
    </div>
  )
}
