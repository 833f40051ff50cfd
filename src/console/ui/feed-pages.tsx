import type { FeedRunLine, FeedRunPage, FeedsPage, RefusedRow } from '../pages/feed-page.ts'
import { Chart } from './chart.tsx'
import { Badge, Button, Empty, Fault, PageHeading, Time } from './parts.tsx'

export function FeedsView({ notice, feeds, removed, mayEdit }: FeedsPage) {
  return (
    <>
      <PageHeading title="Feeds" note="Where the cars come from, and whether they still come">
        {mayEdit && (
          <a className="button" href="/feeds/new">
            Add a feed
          </a>
        )}
      </PageHeading>
      {notice && (
        <p className="card" role="status">
          {notice}
        </p>
      )}
      {feeds.length === 0 && (
        <Empty title="No feed yet">
          {mayEdit
            ? 'Add one: a file on a server of your stock system, a file that you upload, or cars that the system sends.'
            : 'A manager of the site adds one.'}
        </Empty>
      )}
      {feeds.map((feed) => (
        <section key={feed.name} className="card feed" aria-label={feed.name}>
          <div className="heading feed-heading">
            <div>
              <h2>
                {feed.name} <Badge tone={feed.badge.tone}>{feed.badge.text}</Badge>
              </h2>
              <p className="quiet">
                {feed.way}
                {feed.received && (
                  <>
                    {' · last file '}
                    <Time at={feed.received} />
                  </>
                )}
                {feed.next && (
                  <>
                    {' · next look '}
                    <Time at={feed.next} />
                  </>
                )}
              </p>
            </div>
            <div className="toolbar">
              {feed.uploadHref && <a href={feed.uploadHref}>Upload a file</a>}
              {feed.mappingHref && <a href={feed.mappingHref}>Mapping</a>}
              {feed.editHref && <a href={feed.editHref}>Edit</a>}
              {feed.editHref && (
                <form method="post" action={`/feeds/${feed.name}/pause`}>
                  <Button quiet name="pause" value={feed.isPaused ? 'no' : 'yes'}>
                    {feed.isPaused ? 'Resume' : 'Pause'}
                  </Button>
                </form>
              )}
              {feed.mayPull && (
                <form method="post" action={`/feeds/${feed.name}/pull`}>
                  <Button quiet>Pull now</Button>
                </form>
              )}
            </div>
          </div>
          {feed.advice && (
            <p>
              {feed.advice} {feed.heldHref && <a href={feed.heldHref}>See the file</a>}
            </p>
          )}
          {feed.facts.length > 0 && (
            <dl className="feed-facts">
              {feed.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {feed.trend.length > 0 && (
            <div className="feed-trend">
              <Chart chart={{ kind: 'columns', points: feed.trend }} label={`Rows of the last files of ${feed.name}`} />
            </div>
          )}
          <Runs runs={feed.runs} />
        </section>
      ))}
      {removed.length > 0 && (
        <section className="card feed" aria-label="Removed feeds">
          <h2>Removed feeds</h2>
          {removed.map((feed) => (
            <details key={feed.name}>
              <summary>
                {feed.name}, removed <Time at={feed.at} />
              </summary>
              <p>{feed.cars}</p>
              <Runs runs={feed.runs} />
            </details>
          ))}
        </section>
      )}
    </>
  )
}

function Runs({ runs }: { readonly runs: readonly FeedRunLine[] }) {
  if (runs.length === 0) return null
  return (
    <ul className="feed-runs">
      {runs.map((run) => (
        <li key={run.href}>
          <a href={run.href}>
            <Time at={run.at} />
          </a>
          <Badge tone={run.badge.tone}>{run.badge.text}</Badge>
          <span>{run.sentence}</span>
        </li>
      ))}
    </ul>
  )
}

export function FeedRunView(page: FeedRunPage) {
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading title={`A file of ${page.feed}`} note={page.at.text}>
        <Badge tone={page.badge.tone}>{page.badge.text}</Badge>
      </PageHeading>
      <Fault text={page.fault} />
      <section className="card" aria-label="What happened">
        <p>{page.sentence}</p>
        {page.trial && <p role="status">{page.trial}</p>}
        {page.mayDecide && (
          <>
            <p className="quiet">Nothing has changed yet. Approve the file if it is right, reject it if it is not.</p>
            <form method="post" action={`/feed-runs/${page.id}`} className="buttons">
              <Button name="do" value="approve">
                Approve and apply
              </Button>
              <Button quiet name="do" value="reject">
                Reject
              </Button>
            </form>
          </>
        )}
        {page.mayTry && (
          <form method="post" action={`/feed-runs/${page.id}/trial`}>
            <Button quiet>Try this file today</Button>
          </form>
        )}
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

/** INTAKE-6: refused and doubtful rows. */
export function RefusedRows({ rows }: { readonly rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="card feed" aria-label="Refused or doubtful rows">
      <h2>Refused or doubtful rows</h2>
      <ul className="feed-runs">
        {rows.map((row) => (
          <li key={`${row.line} ${row.column} ${row.reason}`} className="refused-row">
            <Badge tone={row.isRefused ? 'danger' : 'warning'}>{row.isRefused ? 'Refused' : 'Doubtful'}</Badge>
            <span>
              <strong>{row.column ?? 'The row'}</strong> {row.value !== null && <code>{row.value}</code>} {row.reason}
              {row.suggestion !== null && (
                <>
                  <br />
                  {row.suggestion}
                </>
              )}
              <br />
              <span className="quiet">
                {row.line}
                {row.count !== null && ` · ${row.count}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
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
