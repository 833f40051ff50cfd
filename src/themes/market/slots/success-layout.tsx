import type { SuccessLayoutProps } from '#ui/slots.ts'

/** Market: a docket with its number first; then the time, what happens next, and who calls, in one panel. */
export function SuccessLayout(parts: SuccessLayoutProps) {
  return (
    <div className="container py-4">
      <div className="box grid gap-x-10 gap-y-4 p-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:p-6">
        <header className="border-b border-line pb-4 lg:col-span-2 [&_.success-reference]:m-0 [&_.success-reference]:border-0 [&_.success-reference]:p-0">
          {parts.reference}
          {parts.heading}
          {parts.message}
        </header>
        <div className="grid content-start gap-4 [&_.success-booked]:m-0 [&_.success-car]:m-0 [&_.success-car]:grid-cols-[9rem_1fr]">
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
