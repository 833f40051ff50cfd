import { join } from 'node:path'
import type { Article } from '#domain/blog/article.ts'
import { BLOG_FEED_PATH, BLOG_PATH, blogPath } from '#domain/blog/blog-paths.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import { readPageText } from '../files/read-text.ts'
import type { OwnPicture } from '../own-picture.ts'
import type { Site } from '../site.ts'
import type { FoundFault } from '../site-fault.ts'
import type { Link } from './link.ts'
import { parseArticle } from './parse-article.ts'

export interface ReadArticles {
  /** Sorted by name. */
  readonly articles: readonly Article[]
  /** Pictures in the site's folder that the articles show. */
  readonly pictures: readonly OwnPicture[]
  /** Links in the articles. */
  readonly links: readonly Link[]
  readonly faults: readonly FoundFault[]
}

const ARTICLE_FILE = /^blog[\\/][^\\/]+\.md$/

/** The articles in a site's folder, `blog/{slug}.md` (CONTENT-1). */
export async function readArticles(
  folder: string,
  files: readonly string[],
  site: Site,
  pictures: FoundPictures,
): Promise<ReadArticles> {
  const parsed = await Promise.all(
    files
      .filter((file) => ARTICLE_FILE.test(file))
      .map(async (file) => {
        const read = await readPageText(join(folder, file), file)
        return {
          file,
          ...(read.ok ? parseArticle(file, read.text, site, pictures) : { ...NO_ARTICLE, faults: read.faults }),
        }
      }),
  )
  return {
    articles: parsed.flatMap(({ article }) => article ?? []),
    pictures: parsed.flatMap((each) => each.pictures),
    links: parsed.flatMap(({ file, links }) => links.map((href) => ({ at: [file], href }))),
    faults: parsed.flatMap(({ faults }) => faults),
  }
}

const NO_ARTICLE = { article: null, pictures: [], links: [] }

/** The addresses of a blog; none for a site without articles or with a count of 0 (ROUTE-9). */
export function blogAddresses(articles: readonly Article[], { blog }: Site): readonly string[] {
  if (articles.length === 0 || blog.count === 0) return []
  const categories = blog.categories.filter(({ slug }) => articles.some(({ category }) => category === slug))
  return [BLOG_PATH, BLOG_FEED_PATH, ...[...categories, ...articles].map(({ slug }) => blogPath(slug))]
}
