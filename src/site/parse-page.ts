import { z } from 'zod'
import { contentPath } from '#domain/content-path.ts'
import type { ContentPage } from './content-page.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { didYouMean } from './nearest.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { Site } from './site.ts'
import { type FoundFault, fault } from './site-fault.ts'

export interface ParsedPage {
  /** Null when it has a fault. */
  readonly page: ContentPage | null
  /** Where its links lead. */
  readonly links: readonly string[]
  readonly faults: readonly FoundFault[]
}

/** `pages/{name}.md`: front matter of `key: value` lines between two lines of `---`, then Markdown (ROUTE-9, CONTENT-1). */
export function parsePage(file: string, source: string, site: Site): ParsedPage {
  const faults: FoundFault[] = []
  const refuse = (reason: string, hint: string | null = null) => void faults.push(fault([file], reason, hint))
  const name = pageName(file)
  if (!name.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)))
    refuse('its name stands in the address: lower-case letters, digits and single hyphens, such as home-drive.md')

  const { head, body } = splitFrontMatter(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (head === null) refuse('it must begin with --- on a line, title: and description:, and --- on a line again')
  const front = frontMatter.safeParse(head ?? { title: name, description: name })
  for (const issue of front.error?.issues ?? []) for (const [reason, hint] of reasons(issue)) refuse(reason, hint)

  const filled = fillPlaceholders(body, site)
  for (const { reason, hint } of filled.faults) refuse(reason, hint)
  const { html, sections, links, refused } = renderMarkdown(filled.text)
  for (const href of refused)
    refuse(`the link to "${href}" is refused: a link is a path of this site, #a-heading, https:, mailto: or tel:`)
  if (!front.success || faults.length > 0) return { page: null, links, faults }
  const { title, description, updated = null } = front.data
  return { page: { name, path: contentPath(name), title, description, updated, html, sections }, links, faults }
}

/** 'home-drive' of 'pages/home-drive.md', 'search/toyota' of 'pages/search/toyota.md'; in any other folder the file's own. */
function pageName(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.md$/, '')
  return /(?<=^pages\/)search\/.+$/.exec(path)?.[0] ?? path.slice(path.lastIndexOf('/') + 1)
}

const frontMatter = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(320),
  updated: z.iso.date('a day such as 2026-11-01').optional(),
})

function reasons(issue: z.core.$ZodIssue): readonly (readonly [reason: string, hint: string | null])[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [
      `the front matter has an unknown key "${key}"`,
      didYouMean(key, Object.keys(frontMatter.shape)),
    ])
  return [[`the front matter’s ${issue.path.join('.')}: ${issue.message}`, null]]
}

function splitFrontMatter(source: string): { readonly head: Record<string, string> | null; readonly body: string } {
  const found = /^---\n(?<head>[\s\S]*?)\n---\n?(?<body>[\s\S]*)$/.exec(source)
  if (!found?.groups) return { head: null, body: source }
  const lines = (found.groups.head ?? '').split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return colon === -1 ? [line.trim(), ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  return { head: Object.fromEntries(pairs), body: found.groups.body ?? '' }
}
