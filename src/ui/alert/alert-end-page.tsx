import { END_ALL, END_FIELD } from '#domain/alert/alert-form.ts'
import type { AlertEndView } from '#views/alert/alert-end-view.ts'
import * as words from '#words/alert.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'
import { AlertMessage } from './alert-message.tsx'

/** ALERT-2: the address's alerts, each with a button that ends it, and one that ends all. */
export function AlertEndPage({ view }: { readonly view: AlertEndView }) {
  const t = useWords()
  return (
    <AlertMessage heading={view.heading}>
      <p className="text-lg">{view.text}</p>
      {view.alerts.length > 0 ? (
        <form method="post" className="grid gap-6">
          <ul className="grid gap-4">
            {view.alerts.map((alert) => (
              <li
                key={alert.id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
              >
                <span>
                  <span className="block text-muted">{alert.kind}</span>
                  <span className="font-semibold">{alert.label}</span>
                </span>
                <Button
                  type="submit"
                  kind="outline"
                  name={END_FIELD}
                  value={alert.id}
                  aria-label={t(words.stopLabel, { label: alert.label })}
                >
                  {t(words.stop)}
                </Button>
              </li>
            ))}
          </ul>
          <p>
            <Button type="submit" name={END_FIELD} value={END_ALL}>
              {view.stopAll}
            </Button>
          </p>
        </form>
      ) : (
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/search">
            {t(words.backStock)}
          </a>
        </p>
      )}
    </AlertMessage>
  )
}
