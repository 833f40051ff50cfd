import { z } from 'zod'
import type { Article } from '#domain/blog/article.ts'
import { readingMinutes } from '#domain/blog/reading-time.ts'
import { picture } from '#domain/car/car-picture.ts'
import { readFrontMatter } from './front-matter.ts'
import { didYouMean } from './nearest.ts'
import { nameFaults, renderBody } from './parse-page.ts'
import type { Site } from './site.ts'
import { type FoundFault, fault } from './site-fault.ts'

export interface ParsedArticle {
  /** Null when it has a fault. */
  readonly article: Article | null
  /** Where its links lead. */
  readonly links: readonly string[]
  readonly faults: readonly FoundFault[]
}

/** `blog/{slug}.md`: like a page, and with its day, category and picture (CONTENT-1). */
export function parseArticle(file: string, source: string, site: Site): ParsedArticle {
  const slug = file.replaceAll('\\', '/').replace(/^blog\/|\.md$/g, '')
  const { values, body, refusals } = readFrontMatter(source, frontMatter)
  const { rendered, faults: bodyFaults } = renderBody(file, body, site)
  const faults = [
    ...nameFaults(file, slug),
    ...addressFaults(file, slug, site),
    ...refusals.map(([reason, hint]) => fault([file], reason, hint)),
    ...categoryFaults(file, values?.category, site),
    ...bodyFaults,
  ]
  const { html, sections, links } = rendered
  if (values === null || faults.length > 0) return { article: null, links, faults }
  const { title, description, date, updated = null, category = null, featured, picture: address, pictureAlt } = values
  const article = {
    slug,
    title,
    description,
    date,
    updated: updated === date ? null : updated,
    category,
    picture: picture(address, pictureAlt),
    featured,
    html,
    sections,
    minutes: readingMinutes(html),
  }
  return { article, links, faults }
}

const day = z.iso.date('a day such as 2026-11-01')

const frontMatter = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(320),
  date: day,
  updated: day.optional(),
  category: z.string().min(1).optional(),
  picture: z.string().regex(/^\/(?!\/)/, 'a path of this site'),
  pictureAlt: z.string().min(1).max(200),
  featured: z.stringbool('yes or no').default(false),
})

/** A category has its address beside the articles' (ROUTE-9). */
function addressFaults(file: string, slug: string, { blog }: Site): readonly FoundFault[] {
  const category = blog.categories.find((each) => each.slug === slug)
  return category ? [fault([file], `/blog/${slug} is the page of the category "${category.name}"`)] : []
}

function categoryFaults(file: string, slug: string | undefined, { blog }: Site): readonly FoundFault[] {
  const known = blog.categories.map((each) => each.slug)
  if (slug === undefined || known.includes(slug)) return []
  const hint = didYouMean(slug, known) ?? (known.length > 0 ? `known: ${known.join(', ')}` : null)
  return [fault([file], `there is no category "${slug}" in blog.categories`, hint)]
}
