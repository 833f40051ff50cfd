import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, Fault, PageHeading } from '../parts/parts.tsx'
import { AsksLine } from './asks-line.tsx'
import type { FeedRunPage } from './feed-values.ts'
import { RefusedRows } from './refused-rows.tsx'

export default definePage<FeedRunPage>({ title: ({ title }) => title, View: FeedRunView })

/** INTAKE-3: what a file did or would do. */
function FeedRunView(page: FeedRunPage) {
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading title={page.title} note={page.at.text}>
        <Badge tone={page.badge.tone}>{page.badge.text}</Badge>
      </PageHeading>
      <Fault text={page.fault} />
      <DoneLine text={page.notice} />
      <section className="card feed" aria-label="What happened">
        <p>{page.mayDecide ? <strong>{page.sentence} Use it?</strong> : page.sentence}</p>
        {page.why && <p className="quiet words">{page.why}</p>}
        {page.trial && <p role="status">{page.trial}</p>}
        {page.waits && <p className="quiet">A manager decides whether to use it. Nothing has changed yet.</p>}
        <AsksLine asks={page.asks} />
        {page.byRegion && (
          <p className="quiet words">
            {page.byRegion.text}{' '}
            {page.byRegion.href && (
              <a className="tap" href={page.byRegion.href}>
                Choose another unit
              </a>
            )}
          </p>
        )}
        {page.notes.map((note) => (
          <p key={note} className="quiet words">
            {note}
          </p>
        ))}
        {page.mayDecide && (
          <>
            <p className="quiet">Nothing has changed yet. Use the file if it is right, reject it if it is not.</p>
            <Form method="post" action={`/feed-runs/${page.id}`} className="buttons">
              <Button name="do" value="approve">
                Use the file …
              </Button>
              <Button quiet name="do" value="reject">
                Reject
              </Button>
            </Form>
          </>
        )}
        <div className="buttons">
          {page.matchHref && (
            <a className="button" href={page.matchHref}>
              Match the columns
            </a>
          )}
          {page.undoUntil && (
            <Form method="post" action={`/feed-runs/${page.id}/undo`}>
              <Button quiet>Undo until {page.undoUntil}</Button>
            </Form>
          )}
          {page.mayTry && (
            <Form method="post" action={`/feed-runs/${page.id}/trial`}>
              <Button quiet>Check this file again (changes nothing)</Button>
            </Form>
          )}
        </div>
      </section>
      {page.figures.length > 0 && (
        <dl className="figures">
          {page.figures.map(({ label, value }) => (
            <div key={label} className="figure">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {page.changes.map(({ title, rows }) => (
        <RowsCard key={title} title={title} rows={rows} />
      ))}
      <RefusedRows rows={page.refused} />
    </>
  )
}

function RowsCard({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <section className="card feed" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={`${name} ${value}`}>
              <td>{name}</td>
              <td className="number">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
