import { type OptionLeaf, optionLeaves } from './option-leaves.ts'

/** The page of all options: path, default and what the visitor sees, one table per group. */
export function optionDocs(): string {
  const groups = Map.groupBy(optionLeaves(), ({ path }) => groupOf(path))
  const sections = [...groups].map(([group, leaves]) => `## ${group}\n\n${table(leaves)}\n`)
  return `${HEAD}\n${sections.join('\n')}`
}

const HEAD = `# What may differ between dealers

Every option of \`sites/<slug>/site.json\`. An option that is left out has its default; one without a default must be
written. \`"extends": ["name"]\` lays the file over \`sites/_groups/name.json\`: objects merge, lists replace, the site's own
wins. \`npm run forecourt -- site check\` says what is wrong with a file, and an editor completes it by its \`$schema\`.

The build writes this page from \`src/site/options/\`.
`

const TOP = 'The site'

function groupOf(path: string): string {
  const group = path.split(/[.[]/)[0] ?? path
  return group === path ? TOP : group
}

function table(leaves: readonly OptionLeaf[]): string {
  const rows = leaves.map(
    ({ path, values, default: standard, description }) =>
      `| \`${path}\` | ${cell(values)} | ${standard === null ? '' : code(standard)} | ${cell(description)} |`,
  )
  return ['| Option | Values | Default | What it does |', '|---|---|---|---|', ...rows].join('\n')
}

function code(text: string): string {
  return `\`${cell(text)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
