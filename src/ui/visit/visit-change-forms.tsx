import type { VisitChange } from '#views/lead-page/visit-view.ts'
import { Button } from '../elements/button.tsx'

/** FORM-17: moving and cancelling, both posted to the page's own address, with or without JavaScript. */
export function VisitChangeForms({ change }: { readonly change: VisitChange }) {
  const { word, until, days, times } = change
  return (
    <>
      <p className="text-muted">You can move or cancel it here until {until}.</p>
      <section aria-labelledby="move" className="visit-change" id="times">
        <h2 id="move" className="text-2xl">
          Need another time?
        </h2>
        {times.length === 0 ? <p>There’s no free time in the coming weeks. Please call us.</p> : null}
        {days.length > 0 ? (
          <nav aria-label="Days with free times" className="visit-days">
            {days.map(({ href, label, isChosen }) => (
              <a key={href} href={href} aria-current={isChosen ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </nav>
        ) : null}
        {times.length > 0 ? (
          <form method="post">
            <input type="hidden" name="act" value="move" />
            <fieldset>
              <legend className="sr-only">Free times</legend>
              <div className="visit-times">
                {times.map(({ value, label }) => (
                  <label key={value}>
                    <input type="radio" name="start" value={value} required />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Button type="submit">Move my {word}</Button>
          </form>
        ) : null}
      </section>
      <details className="visit-cancel">
        <summary>Can’t make it?</summary>
        <p>Someone else can then have your time. You can book again whenever it suits.</p>
        <form method="post">
          <input type="hidden" name="act" value="cancel" />
          <Button type="submit" kind="outline">
            Cancel my {word}
          </Button>
        </form>
      </details>
    </>
  )
}
