import { z } from 'zod'
import { contentPath, isContentPath } from '#domain/content/content-path.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import type { OwnPicture } from '../own-picture.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault } from '../site-fault.ts'
import type { ContentPage } from './content-page.ts'
import { fillPlaceholders, fillPlainText } from './fill-placeholders.ts'
import { readFrontMatter } from './front-matter.ts'
import { renderText, type TextKind } from './render-text.ts'

export interface ParsedPage {
  /** Null if it has a fault. */
  readonly page: ContentPage | null
  /** Pictures in its folder that it shows. */
  readonly pictures: readonly OwnPicture[]
  /** Targets of its links. */
  readonly links: readonly string[]
  readonly faults: readonly FoundFault[]
}

/**
 * Parses `pages/{name}.md`: front matter of `key: value` lines between two `---` lines, then Markdown (ROUTE-9,
 * CONTENT-1).
 */
export function parsePage(file: string, source: string, site: Site, pictures: FoundPictures = NONE): ParsedPage {
  const name = pageName(file)
  const { values, body, refusals } = readFrontMatter(source, frontMatter)
  const { title, description, lineFaults } = fillLines(file, values, site)
  const isFaq = values?.layout === 'faq'
  const { rendered, finder, faults: bodyFaults } = renderBody(body, isFaq ? 'faq' : 'page', { file, site, pictures })
  const { html, sections, links, groups, closing } = rendered
  const faults = [
    ...nameFaults(file, name),
    ...refusals.map(([reason, hint]) => fault([file], reason, hint)),
    ...lineFaults,
    ...bodyFaults,
    ...finder.faults,
    ...(isFaq && !isContentPath(contentPath(name))
      ? [fault([file], 'its text shows on another page, which cannot have collapsible questions: leave layout out')]
      : []),
    ...(isFaq && groups.length === 0
      ? [fault([file], 'it has no question: each is a heading of its own, ### like this')]
      : []),
  ]
  if (values === null || faults.length > 0) return { page: null, pictures: [], links, faults }
  const { updated = null } = values
  const pageFields = { name, path: contentPath(name), title, description, updated, html, sections }
  return { page: { ...pageFields, questions: groups, closing, blocks: null }, pictures: finder.own, links, faults }
}

const NONE: FoundPictures = new Map()

interface BodyOf {
  readonly file: string
  readonly site: Site
  readonly pictures: FoundPictures
}

/**
 * Fills placeholders and converts the Markdown to safe HTML; also returns faults for refused links and placeholders, and
 * the finder with the pictures that it shows.
 */
export function renderBody(body: string, kind: TextKind, { file, site, pictures }: BodyOf) {
  const filled = fillPlaceholders(body, site)
  const { rendered, finder } = renderText(filled.text, kind, file, pictures)
  const faults = [
    ...filled.faults.map(({ reason, hint }) => fault([file], reason, hint)),
    ...rendered.refused.map((href) =>
      fault(
        [file],
        `the link to "${href}" is refused: a link is a path of this site, #a-heading, https:, mailto: or tel:`,
      ),
    ),
  ]
  return { rendered, finder, faults }
}

/** C-2: fills placeholders in the lines of the front matter that visitors read. */
export function fillLines(
  file: string,
  values: { readonly title: string; readonly description: string; readonly pictureAlt?: string } | null,
  site: Site,
) {
  const [title, description, pictureAlt] = [values?.title, values?.description, values?.pictureAlt].map((line) =>
    fillPlainText(line ?? '', site),
  )
  const lineFaults = [title, description, pictureAlt].flatMap((line) =>
    (line?.faults ?? []).map(({ reason, hint }) => fault([file], reason, hint)),
  )
  return {
    title: title?.text ?? '',
    description: description?.text ?? '',
    pictureAlt: pictureAlt?.text ?? '',
    lineFaults,
  }
}

/** Checks a page's or article's file name: each part of it becomes part of the address. */
export function nameFaults(file: string, name: string): readonly FoundFault[] {
  if (name.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))) return []
  return [
    fault(
      [file],
      'its name is part of the address: lower-case letters, digits and single hyphens, such as home-drive.md',
    ),
  ]
}

/**
 * 'home-drive' for 'pages/home-drive.md', 'search/toyota' for 'pages/search/toyota.md'; in other folders the file's own
 * name.
 */
function pageName(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.md$/, '')
  return /(?<=^pages\/)search\/.+$/.exec(path)?.[0] ?? path.slice(path.lastIndexOf('/') + 1)
}

const frontMatter = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(320),
  updated: z.iso.date('a day such as 2026-11-01').optional(),
  /** 'faq': third-level headings are collapsible questions (CONTENT-3). */
  layout: z.enum(['page', 'faq'], 'page or faq').default('page'),
})
