import type { ChartPoint, ReportChart } from './reports-values.ts'

/** A chart as SVG. Its text is HTML beside it, so that it stays readable at every width. */
export function Chart({ chart, label }: { readonly chart: ReportChart; readonly label: string }) {
  if (chart.kind === 'columns') return <Columns points={chart.points} label={label} />
  return chart.kind === 'bars' ? <Bars points={chart.points} label={label} /> : <Lines chart={chart} label={label} />
}

const HEIGHT = 100

function Columns({ points, label }: { readonly points: readonly ChartPoint[]; readonly label: string }) {
  const top = topOf(points.map(({ value }) => value))
  return (
    <div className="plot">
      <Axis top={top} />
      <svg role="img" aria-label={label} viewBox={`0 0 ${points.length} ${HEIGHT}`} preserveAspectRatio="none">
        <Grid width={points.length} />
        {points.map(({ label: name, value, text }, index) => (
          <rect
            key={name}
            className="chart-mark"
            x={index + 0.14}
            y={HEIGHT - (HEIGHT * value) / top}
            width={0.72}
            height={(HEIGHT * value) / top}
          >
            <title>{`${name}: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <Ends labels={points.map((each) => each.label)} />
    </div>
  )
}

function Bars({
  points,
  label,
}: {
  readonly points: readonly (ChartPoint & { readonly mark?: number | null })[]
  readonly label: string
}) {
  const top = Math.max(1, ...points.map(({ value, mark }) => Math.max(value, mark ?? 0)))
  return (
    <div className="bars" role="img" aria-label={label}>
      {points.map(({ label: name, value, text, mark }) => (
        <div key={name} className="bar-row" aria-hidden="true">
          <span className="bar-name">{name}</span>
          <svg viewBox={`0 0 ${HEIGHT} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect className="chart-track" width={HEIGHT} height={10} />
            <rect className="chart-mark" width={(HEIGHT * value) / top} height={10} />
            {mark != null && (
              <rect className="chart-limit" x={Math.max(0, (HEIGHT * mark) / top - 0.6)} width={0.6} height={10} />
            )}
          </svg>
          <span className="number">{text}</span>
        </div>
      ))}
    </div>
  )
}

function Lines({ chart, label }: { readonly chart: Extract<ReportChart, { kind: 'lines' }>; readonly label: string }) {
  const { labels, lines } = chart
  const top = topOf(lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const width = Math.max(1, labels.length)
  return (
    <div className="plot">
      <Axis top={top} />
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
        <Grid width={width} />
        {lines.map(({ name, values }, index) => (
          <g key={name} className={`chart-line chart-line-${index + 1}`}>
            {runsOf(values, top).map((run) => (
              <polyline key={run} points={run} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        ))}
      </svg>
      <Ends labels={labels} />
      <p className="legend">
        {lines.map(({ name }, index) => (
          <span key={name} className={`chart-key chart-key-${index + 1}`}>
            {name}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The points of each stretch with values; a lone value becomes a short stroke, so that it shows. */
function runsOf(values: readonly (number | null)[], top: number): readonly string[] {
  const runs: string[][] = [[]]
  values.forEach((value, index) => {
    if (value === null) runs.push([])
    else runs.at(-1)?.push(`${index + 0.5},${HEIGHT - (HEIGHT * value) / top}`)
  })
  return runs.flatMap((run) => {
    const [first] = run
    if (first === undefined) return []
    const [x = '0', y = '0'] = first.split(',')
    return [run.length > 1 ? run.join(' ') : `${Number(x) - 0.2},${y} ${Number(x) + 0.2},${y}`]
  })
}

function Grid({ width }: { readonly width: number }) {
  return (
    <>
      {[0, 0.5, 1].map((part) => (
        <line
          key={part}
          className="chart-grid"
          x1={0}
          x2={width}
          y1={HEIGHT * part}
          y2={HEIGHT * part}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </>
  )
}

function Axis({ top }: { readonly top: number }) {
  return (
    <div className="axis" aria-hidden="true">
      <span>{top}</span>
      <span>{top / 2}</span>
      <span>0</span>
    </div>
  )
}

/** First, middle and last label. */
function Ends({ labels }: { readonly labels: readonly string[] }) {
  const shownLabels =
    labels.length < 3 ? labels : [labels[0], labels[Math.floor((labels.length - 1) / 2)], labels.at(-1)]
  return (
    <div className="ends" aria-hidden="true">
      {shownLabels.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  )
}

/** An even number at or above the highest value, so that half of it is whole: 1, 2 or 5 times a power of ten, doubled. */
function topOf(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  for (let power = 1; ; power *= 10) for (const step of [2, 4, 6, 10]) if (step * power >= most) return step * power
}
