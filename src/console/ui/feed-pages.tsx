import type { FeedRunPage, FeedsPage } from '../pages/feed-page.ts'
import { Badge, Button, Empty, Fault, PageHeading, Time } from './parts.tsx'

export function FeedsView({ notice, feeds }: FeedsPage) {
  return (
    <>
      <PageHeading title="Feeds" note="Where the cars come from, and whether they still come" />
      {notice && (
        <p className="card" role="status">
          {notice}
        </p>
      )}
      {feeds.length === 0 && <Empty title="No feed yet">Ask the operator of the platform to set one up.</Empty>}
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
            {feed.mayPull && (
              <form method="post" action={`/feeds/${feed.name}/pull`}>
                <Button quiet>Pull now</Button>
              </form>
            )}
          </div>
          {feed.advice && (
            <p>
              {feed.advice} {feed.heldHref && <a href={feed.heldHref}>See the file</a>}
            </p>
          )}
          {feed.runs.length > 0 && (
            <ul className="feed-runs">
              {feed.runs.map((run) => (
                <li key={run.href}>
                  <a href={run.href}>
                    <Time at={run.at} />
                  </a>
                  <Badge tone={run.badge.tone}>{run.badge.text}</Badge>
                  <span>{run.sentence}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
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
      {page.remarks.length > 0 && (
        <RowsCard title="Refused or doubtful" rows={page.remarks.map(({ text, count }) => [text, count] as const)} />
      )}
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
