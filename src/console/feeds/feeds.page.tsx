import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Fold } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Badge, Button, Empty, PageHeading, Time } from '../parts/parts.tsx'
import { Chart } from '../reports/chart.tsx'
import { AsksLine } from './asks-line.tsx'
import type { FeedRunLine, FeedsPage } from './feed-values.ts'

export default definePage<FeedsPage>({ title: 'Feeds', View: FeedsView })

/** INTAKE-6: the board of feeds. */
function FeedsView({ notice, feeds, removed, mayEdit }: FeedsPage) {
  return (
    <>
      <PageHeading title="Feeds" note="Where the cars come from, and whether they still come">
        {mayEdit && (
          <a className="button" href="/feeds/new">
            Add a feed
          </a>
        )}
      </PageHeading>
      <DoneLine text={notice} />
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
              {feed.mappingHref && <a href={feed.mappingHref}>Columns</a>}
              {feed.editHref && <a href={feed.editHref}>Edit</a>}
              {feed.editHref && (
                <Form method="post" action={`/feeds/${feed.name}/pause`}>
                  <Button quiet name="pause" value={feed.isPaused ? 'no' : 'yes'}>
                    {feed.isPaused ? 'Resume' : 'Pause'}
                  </Button>
                </Form>
              )}
              {feed.mayPull && (
                <Form method="post" action={`/feeds/${feed.name}/pull`}>
                  <Button quiet>Pull now</Button>
                </Form>
              )}
            </div>
          </div>
          {feed.advice && (
            <p>
              {feed.advice} {feed.heldHref && <a href={feed.heldHref}>See the file</a>}
              {feed.matchHref && <a href={feed.matchHref}>Match the columns</a>}
            </p>
          )}
          <AsksLine asks={feed.asks} />
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
            <Fold key={feed.name}>
              <summary>
                {feed.name}, removed <Time at={feed.at} />
              </summary>
              <p>{feed.cars}</p>
              <Runs runs={feed.runs} />
            </Fold>
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
