import type { VisitChange } from '#views/lead-page/visit-view.ts'
import * as forms from '#words/form.ts'
import * as words from '#words/visit.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'

/** FORM-17: moving and cancelling, both posted to the page's own address, with or without JavaScript. */
export function VisitChangeForms({ change, fault }: { readonly change: VisitChange; readonly fault: string | null }) {
  const t = useWords()
  const { word, until, noMore, days, times } = change
  return (
    <>
      <p className="text-muted">{t(noMore === null ? words.moveCancelHereUntil : words.cancelHereUntil, { until })}</p>
      <section aria-labelledby="move" className="visit-change" id="times">
        <h2 id="move" className="text-2xl">
          {t(words.needAnotherTime)}
        </h2>
        {fault ? <VisitFault text={fault} /> : null}
        {times.length === 0 ? <p>{noMore ?? t(words.noFreeTimeComing)}</p> : null}
        {days.length > 0 ? (
          <nav aria-label={t(words.daysFreeTimes)} className="visit-days">
            {days.map(({ href, label, free, isChosen }) => (
              <a key={href} href={href} aria-current={isChosen ? 'true' : undefined}>
                {label} <span className="appointment-free">{t(forms.timesFree, { count: free })}</span>
              </a>
            ))}
          </nav>
        ) : null}
        {times.length > 0 ? (
          <form method="post">
            <input type="hidden" name="act" value="move" />
            <fieldset>
              <legend className="sr-only">{t(words.freeTimes)}</legend>
              <div className="visit-times">
                {times.map(({ value, label }) => (
                  <label key={value}>
                    <input type="radio" name="start" value={value} required />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Button type="submit">{t(words.moveMyWord, { word })}</Button>
          </form>
        ) : null}
      </section>
      <details className="visit-cancel">
        <summary>{t(words.cantMakeIt)}</summary>
        <p>{t(words.someoneElseThenTime)}</p>
        <form method="post">
          <input type="hidden" name="act" value="cancel" />
          <Button type="submit" kind="outline">
            {t(words.cancelMyWord, { word })}
          </Button>
        </form>
      </details>
    </>
  )
}

export function VisitFault({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="visit-fault">
      {text}
    </p>
  )
}
