import { LiveNews, NewLeadLink } from '../leads/lead-parts.tsx'
import { LeadRows } from '../leads/lead-rows.tsx'
import { definePage } from '../page-modules.ts'
import { followRows, useFreshPage } from '../parts/fresh-page.ts'
import { Badge, Empty, PageHeading } from '../parts/parts.tsx'
import type { TodayPage } from './today-values.ts'

export default definePage<TodayPage>({
  title: 'Today',
  View: TodayView,
  follows: ({ figures }) => (figures.length > 0 ? 'leads' : null),
})

function TodayView({ siteName, mayTake, figures, tasks, work, places }: TodayPage) {
  const fresh = useFreshPage<TodayPage>('today')
  const lists = work.map((list) => {
    const now = fresh?.work.find(({ href }) => href === list.href)
    return { ...list, count: now?.count ?? list.count, ...followRows(list.rows, now?.rows) }
  })
  const added = lists.reduce((sum, list) => sum + list.added, 0)
  return (
    <>
      <PageHeading title="Today" note={siteName}>
        {mayTake && <NewLeadLink />}
      </PageHeading>
      {figures.length > 0 && <LiveNews leads={added} />}
      {figures.length > 0 && (
        <ul className="figures today-figures" aria-label="Leads">
          {(fresh?.figures ?? figures).map(({ label, value, urgent, href }) => (
            <li key={label}>
              <a className={urgent ? 'figure urgent' : 'figure'} href={href}>
                <span>{label}</span>
                <strong>{value}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
      {tasks.length > 0 && (
        <section aria-label="Waiting for you">
          <h2>Waiting for you</h2>
          <ul className="card rows">
            {tasks.map(({ text, href, action, tone }) => (
              <li key={text} className="today-task">
                <span>
                  <Badge tone={tone}>{action}</Badge> {text}
                </span>
                <a href={href}>
                  Open<span className="visually-hidden">: {text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lists.map(({ title, href, count, rows }) => (
        <section key={href} className="lead-list" aria-label={title}>
          <div className="heading">
            <h2>{title}</h2>
            {count > rows.length && <a href={href}>Show all</a>}
          </div>
          <LeadRows rows={rows} />
        </section>
      ))}
      {work.length === 0 && tasks.length === 0 && (
        <Empty title="Nothing waits for you">
          {figures.length > 0 ? <a href="/leads">All leads</a> : <Places places={places} />}
        </Empty>
      )}
    </>
  )
}

/** Links to the work of people whose role has no leads. */
function Places({ places }: Pick<TodayPage, 'places'>) {
  return (
    <ul className="today-places" aria-label="Your work">
      {places.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
