import { z } from 'zod'
import type { Article } from '#domain/blog/article.ts'
import { readingMinutes } from '#domain/blog/reading-time.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import { didYouMean } from '../nearest.ts'
import type { OwnPicture } from '../own-picture.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault } from '../site-fault.ts'
import { readFrontMatter } from './front-matter.ts'
import { fillLines, nameFaults, renderBody } from './parse-page.ts'

export interface ParsedArticle {
  /** Null if it has a fault. */
  readonly article: Article | null
  /** Pictures in its folder that it shows. */
  readonly pictures: readonly OwnPicture[]
  /** Targets of its links. */
  readonly links: readonly string[]
  readonly faults: readonly FoundFault[]
}

/** Parses `blog/{slug}.md`: a page with a date, category and picture (CONTENT-1). */
export function parseArticle(file: string, source: string, site: Site, pictures: FoundPictures = NONE): ParsedArticle {
  const slug = file.replaceAll('\\', '/').replace(/^blog\/|\.md$/g, '')
  const { values, body, refusals } = readFrontMatter(source, frontMatter)
  const { title, description, pictureAlt, lineFaults } = fillLines(file, values, site)
  const { rendered, finder, faults: bodyFaults } = renderBody(body, 'page', { file, site, pictures })
  const picture = values && finder.find(values.picture, pictureAlt)
  const faults = [
    ...nameFaults(file, slug),
    ...addressFaults(file, slug, site),
    ...refusals.map(([reason, hint]) => fault([file], reason, hint)),
    ...categoryFaults(file, values?.category, site),
    ...lineFaults,
    ...bodyFaults,
    ...finder.faults,
  ]
  const { html, sections, links } = rendered
  if (values === null || picture === null || faults.length > 0) return { article: null, pictures: [], links, faults }
  const { date, updated = null, category = null, featured } = values
  const article = {
    slug,
    title,
    description,
    date,
    updated: updated === date ? null : updated,
    category,
    picture,
    featured,
    html,
    sections,
    minutes: readingMinutes(html),
  }
  return { article, pictures: finder.own, links, faults }
}

const NONE: FoundPictures = new Map()

const day = z.iso.date('a day such as 2026-11-01')

const frontMatter = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(320),
  date: day,
  updated: day.optional(),
  category: z.string().min(1).optional(),
  picture: z.string().min(1),
  pictureAlt: z.string().min(1).max(200),
  featured: z.stringbool('yes or no').default(false),
})

/** Categories and articles share the address space of /blog/ (ROUTE-9). */
function addressFaults(file: string, slug: string, { blog }: Site): readonly FoundFault[] {
  const category = blog.categories.find((each) => each.slug === slug)
  return category ? [fault([file], `/blog/${slug} is the page of the category "${category.name}"`)] : []
}

function categoryFaults(file: string, slug: string | undefined, { blog }: Site): readonly FoundFault[] {
  const slugs = blog.categories.map((each) => each.slug)
  if (slug === undefined || slugs.includes(slug)) return []
  const hint = didYouMean(slug, slugs) ?? (slugs.length > 0 ? `known: ${slugs.join(', ')}` : null)
  return [fault([file], `there is no category "${slug}" in blog.categories`, hint)]
}
