import { parser } from '@prometheus-io/lezer-promql'

/** A condition on a label of a metric: `values` are what it may be, empty for a pattern that is no list of words. */
export interface LabelUse {
  readonly metric: string
  readonly label: string
  readonly values: readonly string[]
}

/** What a PromQL expression reads. */
export interface PromqlReading {
  readonly metrics: readonly string[]
  readonly matched: readonly LabelUse[]
  /** Labels that it groups, joins or aggregates by, with the metrics that must have each. */
  readonly grouped: readonly { readonly label: string; readonly metrics: readonly string[] }[]
  readonly isBroken: boolean
}

/** Reads an expression with Prometheus' own grammar. Grafana's variables count as a name or a time. */
export function readPromql(expression: string): PromqlReading {
  const text = expression.replaceAll('$__rate_interval', '5m')
  const metrics: { readonly name: string; readonly at: number }[] = []
  const matched: LabelUse[] = []
  const grouped: { readonly label: string; readonly from: number; readonly to: number }[] = []
  let isBroken = false
  let metric = ''
  let label = ''
  let isMatcher = false
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const part = text.slice(from, to)
      if (type.isError) isBroken = true
      if (name === 'UnquotedLabelMatcher') isMatcher = true
      if (name === 'Identifier') {
        metric = part
        metrics.push({ name: part, at: from })
      }
      if (name === 'LabelName') {
        label = part
        // 'by (site)' and 'on (site)' are within the aggregation or the comparison that they are about.
        const whole = node.parent?.parent?.parent
        if (!isMatcher && whole) grouped.push({ label: part, from: whole.from, to: whole.to })
      }
      if (name === 'StringLiteral' && isMatcher) {
        const pattern = JSON.parse(part) as string
        matched.push({ metric, label, values: /^[\w|-]+$/.test(pattern) ? pattern.split('|') : [] })
      }
    },
    leave({ name }) {
      if (name === 'UnquotedLabelMatcher') isMatcher = false
    },
  })
  return {
    metrics: metrics.map(({ name }) => name),
    matched,
    grouped: grouped.map(({ label, from, to }) => ({
      label,
      metrics: metrics.filter(({ at }) => at >= from && at < to).map(({ name }) => name),
    })),
    isBroken,
  }
}
