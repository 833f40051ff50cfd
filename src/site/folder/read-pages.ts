import { join } from 'node:path'
import { BLOG_PATH } from '#domain/blog/blog-paths.ts'
import { contentPath, isContentPath } from '#domain/content/content-path.ts'
import { blockLinks, checkBlocks } from '../checks/check-blocks.ts'
import { redirectTargets } from '../checks/redirects.ts'
import { ACCESSIBILITY_FILE, accessibilityStatement } from '../content/accessibility-statement.ts'
import type { ContentPage } from '../content/content-page.ts'
import type { Link } from '../content/link.ts'
import { menuLinks } from '../content/menu-links.ts'
import { parsePage } from '../content/parse-page.ts'
import { blogAddresses, type ReadArticles } from '../content/read-articles.ts'
import { PAGE_BLOCKS_FILE, type ReadPageFile, readPageFile } from '../content/read-page-file.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import { readPageText } from '../files/read-text.ts'
import { didYouMean } from '../nearest.ts'
import type { OwnPicture } from '../own-picture.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'

export interface ReadPages {
  /** Sorted by name. */
  readonly pages: readonly ContentPage[]
  /** Pictures in the site's folder that its pages and articles show. */
  readonly pictures: readonly OwnPicture[]
  readonly faults: readonly FoundFault[]
}

/** A page or, in pages/search/, the introduction of the listing page at that address (ROUTE-2). */
const PAGE_FILE = /^pages[\\/](search[\\/]([^\\/]+[\\/])?)?[^\\/]+\.md$/

/**
 * Reads the content pages in a site's folder, and reports menus, pages and articles that link to a missing one
 * (ROUTE-9).
 */
export async function readPages(
  folder: string,
  files: readonly string[],
  site: Site,
  { blog, pictures }: { readonly blog: ReadArticles; readonly pictures: FoundPictures },
): Promise<ReadPages> {
  const written = await Promise.all(
    files
      .filter((file) => PAGE_FILE.test(file))
      .map(async (file) => {
        const read = await readPageText(join(folder, file), file)
        return { file, ...(read.ok ? parsePage(file, read.text, site, pictures) : { ...NO_PAGE, faults: read.faults }) }
      }),
  )
  const blocks = await Promise.all(
    files.filter((file) => PAGE_BLOCKS_FILE.test(file)).map((file) => readPageFile(folder, file)),
  )
  const parsed = [...written, ...statementOf(site, written, blocks, pictures)]
  const pages = parsed.flatMap(({ file, page }) => (page === null ? [] : { ...page, blocks: blocksOf(file, blocks) }))
  const faults = [
    ...parsed.flatMap((each) => each.faults),
    ...blocks.flatMap((each) => each.faults),
    ...blocks.flatMap(({ file }) => withoutPage(file, parsed)),
    ...checkBlocks(site, pages),
    ...blog.faults,
  ]
  // A page with a fault counts as present, so that links to it are not reported as well.
  const shownPictures = [...parsed.flatMap((each) => each.pictures), ...blog.pictures]
  if (faults.length > 0) return { pages, pictures: shownPictures, faults }
  const links = [
    ...menuLinks(site),
    ...blockLinks(site, pages),
    ...parsed.flatMap(({ file, links }) => links.map((href) => ({ at: [file] as SitePath, href }))),
    ...blog.links,
    ...site.blog.cards.map(({ href }, index) => ({ at: ['blog', 'cards', index, 'href'], href })),
  ]
  const paths = [...pages.map(({ path }) => path), ...blogAddresses(blog.articles, site)]
  return { pages, pictures: shownPictures, faults: [...deadLinks(links, paths), ...redirectTargets(site, paths)] }
}

/** LAW-7: the platform's accessibility statement, where the site has none of its own. */
function statementOf(
  site: Site,
  written: readonly { readonly file: string }[],
  blocks: readonly ReadPageFile[],
  pictures: FoundPictures,
) {
  const file = ACCESSIBILITY_FILE
  if (written.some((page) => page.file.replaceAll('\\', '/') === file)) return []
  const pageBlocks = blocks.flatMap(({ page }) => page?.blocks ?? [])
  return [{ file, ...parsePage(file, accessibilityStatement({ site, pageBlocks }), site, pictures) }]
}

const NO_PAGE = { page: null, pictures: [], links: [] }

/** The blocks of a page, from the JSON file of the same name. */
function blocksOf(markdown: string, files: readonly ReadPageFile[]): ReadPageFile['page'] {
  return files.find(({ file }) => sameName(file, markdown))?.page ?? null
}

/** Blocks need a page of their own: its title and description are in the Markdown file. */
function withoutPage(file: string, pages: readonly { readonly file: string }[]): readonly FoundFault[] {
  const name = file.replace(/^pages\/|\.json$/g, '')
  if (!isContentPath(contentPath(name)))
    return [fault([file], `the blocks of this page are in site.json, at leads.blocks.${name}`)]
  if (pages.some((page) => sameName(file, page.file))) return []
  return [fault([file], `its page is missing: add pages/${name}.md with a title and a description`)]
}

function sameName(json: string, markdown: string): boolean {
  return json.replace(/\.json$/, '') === markdown.replaceAll('\\', '/').replace(/\.md$/, '')
}

function deadLinks(links: readonly Link[], paths: readonly string[]): readonly FoundFault[] {
  return links.flatMap(({ at, href }) => {
    const path = href.split(/[?#]/)[0] ?? ''
    if (!isContentPath(href) || paths.includes(path)) return []
    const folder = path.startsWith(BLOG_PATH) ? 'blog/' : 'pages/'
    return [fault(at, `"${href}" leads to a page that the site does not have in ${folder}`, didYouMean(path, paths))]
  })
}
