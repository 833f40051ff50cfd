import { definePage } from '../../page-modules.ts'
import { DoneLine } from '../../parts/done-line.tsx'
import { Badge, Empty, PageHeading, Time } from '../../parts/parts.tsx'
import type { HandCarsPage } from './hand-car-values.ts'

/** DESK-5: cars that were added by hand. */
function HandCarsView({ notice, mayEdit, rows }: HandCarsPage) {
  return (
    <>
      <PageHeading title="Cars added by hand" note="They belong to no feed, so no feed changes or sells them.">
        {mayEdit && (
          <a className="button" href="/hand-cars/new">
            Add a car
          </a>
        )}
      </PageHeading>
      <DoneLine text={notice} />
      {rows.length === 0 ? (
        <Empty title="None yet">
          <p>Add a car that no feed brings, or copy one from its page.</p>
        </Empty>
      ) : (
        <ul className="card rows">
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                <a className="tap" href={`/hand-cars/${row.id}`}>
                  {row.title}
                </a>{' '}
                {row.stockNumber}{' '}
                <Badge tone={row.isDraft ? 'warning' : 'good'}>{row.isDraft ? 'Draft' : 'Published'}</Badge>
                <br />
                <span className="quiet">
                  {row.by} · <Time at={row.changed} />
                </span>
              </span>
              {row.carHref && (
                <a className="tap" href={row.carHref}>
                  Photos and edits
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export default definePage<HandCarsPage>({
  title: 'Cars added by hand',
  View: HandCarsView,
})
