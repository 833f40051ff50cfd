import { Input } from '../parts/form/controls.tsx'
import { Button, Empty } from '../parts/parts.tsx'
import type { FeedTrialView } from './feed-form-values.ts'
import { TriedRowsView } from './tried-rows.tsx'

/** INTAKE-1: what 'Try it now' found. Its button belongs to the form of the feed. */
export function FeedTrialCard({ trial, mayTry }: { readonly trial: FeedTrialView | null; readonly mayTry: boolean }) {
  if (trial === null)
    return mayTry ? (
      <Empty title="Not tried yet">‘Try it now’ fetches the file and shows its first cars. Nothing is changed.</Empty>
    ) : null
  return (
    <>
      <section className={`card feed trial-${trial.tone}`} role="status" aria-label="Trial">
        <h2>{trial.title}</h2>
        <p className="words">{trial.sentence}</p>
        {trial.advice && <p>{trial.advice}</p>}
        {trial.names.length > 0 && (
          <>
            <p>The folder has these files:</p>
            <ul className="feed-names">
              {trial.names.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </>
        )}
        {trial.key && (
          <>
            <dl className="feed-keys">
              {trial.key.pinned && (
                <div>
                  <dt>The feed’s key</dt>
                  <dd>
                    <code>{trial.key.pinned}</code>
                  </dd>
                </div>
              )}
              <div>
                <dt>The server shows</dt>
                <dd>
                  <code>{trial.key.shown}</code>
                </dd>
              </div>
            </dl>
            <Input type="hidden" form="feed-form" name="shownKey" value={trial.key.shown} />
            <div className="buttons">
              <Button form="feed-form" quiet={trial.key.pinned !== null} name="do" value="trust">
                {trial.key.button}
              </Button>
            </div>
          </>
        )}
      </section>
      {trial.rows && <TriedRowsView rows={trial.rows} title="The first cars" />}
    </>
  )
}
