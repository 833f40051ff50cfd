import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readPromql } from './promql.ts'
import { type Sampled, sampledMetrics } from './sampled-metrics.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: { readonly summary: string; readonly runbook_url: string }
}
interface Panel {
  readonly title: string
  readonly type: string
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[]
}

const alerts: readonly Rule[] = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: readonly Rule[] }) => rules,
)
const panels: readonly Panel[] = JSON.parse(read('deploy/monitoring/dashboard.json')).panels
const shown = panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ title, ...target })))

/** Labels that Prometheus itself adds, and its own metric. */
const ADDED = ['instance', 'job']
const OWN_METRICS = ['up']

let sampled: Sampled
beforeAll(async () => {
  sampled = await sampledMetrics()
})

/** What in an expression does not fit the server's metrics, as sentences. */
function faultsOf(expression: string): readonly string[] {
  const { metrics, matched, grouped, isBroken } = readPromql(expression)
  const known = metrics.filter((name) => !OWN_METRICS.includes(name))
  const labelsOf = (metric: string) => [...ADDED, ...(sampled.get(metric)?.keys() ?? [])]
  return [
    ...(isBroken ? ['is no PromQL'] : []),
    ...known.filter((name) => !sampled.has(name)).map((name) => `${name} is no metric`),
    ...matched.flatMap(({ metric, label, values }) => {
      if (ADDED.includes(label) || OWN_METRICS.includes(metric)) return []
      const seen = sampled.get(metric)?.get(label)
      if (seen === undefined) return [`${metric} has no label ${label}`]
      return values.filter((value) => !seen.has(value)).map((value) => `${metric} has no ${label} "${value}"`)
    }),
    ...grouped.flatMap(({ label, metrics: of }) =>
      of
        .filter((metric) => !OWN_METRICS.includes(metric) && !labelsOf(metric).includes(label))
        .map((metric) => `${metric} has no label ${label}`),
    ),
  ]
}

it.each([
  ['forecourt_nothing > 0', 'forecourt_nothing is no metric'],
  ['forecourt_faults{kind="nonsense"} > 0', 'forecourt_faults has no kind "nonsense"'],
  ['forecourt_faults{kind=~"search|nonsense"} > 0', 'forecourt_faults has no kind "nonsense"'],
  ['forecourt_faults{site="yard"} > 0', 'forecourt_faults has no label site'],
  ['sum by (site) (forecourt_faults)', 'forecourt_faults has no label site'],
  ['sum(rate(forecourt_faults[5m])', 'is no PromQL'],
])('OPS-7 the check refuses %s', (expression, fault) => {
  expect(faultsOf(expression)).toEqual([fault])
})

describe('OPS-7 alerts', () => {
  it('there are some, each with a name of its own', () => {
    expect(alerts.length).toBeGreaterThan(20)
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
  })

  it.each(alerts)('$alert reads metrics and labels that the server has', ({ expr }) => {
    expect(faultsOf(expr)).toEqual([])
    expect(readPromql(expr).metrics).not.toEqual([])
  })

  it.each(alerts)('$alert waits, has a severity, a summary and a section in the runbook', (rule) => {
    expect(rule.for).toMatch(/^\d+[mh]$/)
    expect(['call', 'ticket']).toContain(rule.labels['severity'])
    expect(rule.annotations.summary.length).toBeGreaterThan(20)
    const [file = '', section] = rule.annotations.runbook_url.split('#')
    expect(headingsOf(file).map(anchorOf)).toContain(section)
    expect(read(file)).toContain(`\`${rule.alert}\``)
  })

  it.each(alerts)('$alert names only labels that its expression leaves', ({ expr, annotations }) => {
    const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label)
    const { metrics, grouped } = readPromql(expr)
    const left = new Set([
      ...ADDED,
      ...grouped.map(({ label }) => label),
      ...metrics.flatMap((name) => [...(sampled.get(name)?.keys() ?? [])]),
    ])
    expect(named.filter((label) => !left.has(label))).toEqual([])
  })
})

describe('OPS-7 the dashboard', () => {
  it('shows metrics of requests, caches, search, jobs, deliveries, feeds and the database', () => {
    const used = new Set(shown.flatMap(({ expr }) => readPromql(expr).metrics))
    const unused = [...sampled.keys()].filter(
      (name) =>
        name.startsWith('forecourt_') &&
        !/_(sum|bucket)$/.test(name) &&
        !used.has(name) &&
        !used.has(name.replace(/_count$/, '_bucket')),
    )
    // Shown as requests by site and as the share from the page cache.
    expect(unused).toEqual(['forecourt_pages_total'])
  })

  it.each(shown)('$title: $expr', ({ expr, legendFormat }) => {
    expect(faultsOf(expr)).toEqual([])
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    const labels = readPromql(expr).metrics.flatMap((name) => [...(sampled.get(name)?.keys() ?? [])])
    expect(named.filter((label) => !ADDED.includes(label) && !labels.includes(label))).toEqual([])
  })
})

describe('OPS-7 the runbook', () => {
  it('begins with each alert', () => {
    const sections = read('docs/runbook.md').split(/^## /m)
    const [calls = '', tickets = ''] = sections.slice(1)
    for (const { alert, labels } of alerts)
      expect(labels['severity'] === 'call' ? calls : `${calls}${tickets}`).toContain(`\`${alert}\``)
  })

  it('is linked from README.md and docs/operations.md', () => {
    expect(read('README.md')).toContain('docs/runbook.md')
    expect(read('docs/operations.md')).toContain('(runbook.md)')
  })
})

it('OPS-7 no metric has a label for a path or a person', () => {
  const labels = new Set([...sampled.values()].flatMap((each) => [...each.keys()]))
  expect([...labels].sort()).toEqual(EXPECTED_LABELS)
})

const EXPECTED_LABELS = [
  ...['budget', 'cache', 'feed', 'kind', 'le', 'major', 'method', 'minor', 'outcome', 'patch', 'pool', 'result'],
  ...['route', 'site', 'space', 'state', 'status', 'task', 'type', 'version'],
]

function headingsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
}

/** The anchor that GitHub and GitLab give a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}
