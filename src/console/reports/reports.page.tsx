import { definePage } from '../page-modules.ts'
import { Fold } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Empty, Field, PageHeading } from '../parts/parts.tsx'
import { Chart } from './chart.tsx'
import type { ReportSection, ReportsPage } from './reports-values.ts'

export default definePage<ReportsPage>({ title: 'Reports', View: ReportsView })

function ReportsView({ from, to, period, presets, figures, sections }: ReportsPage) {
  return (
    <>
      <PageHeading title="Reports" note={period}>
        <nav className="chips" aria-label="Periods">
          {presets.map(({ value, label, isCurrent }) => (
            <a key={value} className="button quiet-button" href={value} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </PageHeading>
      <Form method="get" action="/reports" className="toolbar report-period">
        <Field label="From" name="from" type="date" value={from} missing="Choose the first day." />
        <Field label="To" name="to" type="date" value={to} missing="Choose the last day." />
        <Button quiet>Show</Button>
      </Form>
      <dl className="figures">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className="figure-note">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="reports">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </>
  )
}

function Section({ section }: { readonly section: ReportSection }) {
  const { id, title, note, summary, chart, head, rows, csv } = section
  const isEmpty =
    chart.kind === 'lines'
      ? chart.lines.every(({ values }) => values.every((each) => each === null))
      : chart.points.every(({ value }) => value === 0)
  return (
    <section className={`card report report-${id}`} aria-labelledby={`report-${id}`}>
      <h2 id={`report-${id}`}>{title}</h2>
      {isEmpty ? <Empty title="None in this period" /> : <Chart chart={chart} label={`${title}. ${summary}`} />}
      <p className="quiet report-note">{note}</p>
      <div className="report-more">
        <Fold>
          <summary>Table</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be scrollable by keyboard. */}
          <section className="scroll" aria-label={`Table: ${title}`} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join(' ')}>
                    {row.map((value, index) =>
                      index === 0 ? (
                        <th key={head[index]} scope="row">
                          {value}
                        </th>
                      ) : (
                        <td key={head[index]} className="number">
                          {value === '' ? '–' : value}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Fold>
        <a href={csv} download>
          CSV<span className="visually-hidden"> of {title}</span>
        </a>
      </div>
    </section>
  )
}
