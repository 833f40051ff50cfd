import type { Article, BlogCategory } from '#domain/blog/article.ts'
import { BLOG_PATH, blogPath } from '#domain/blog/blog-paths.ts'
import { featuredArticles } from '#domain/blog/published-articles.ts'
import type { StructuredData } from '#domain/breadcrumb.ts'
import { absolute, breadcrumbList, type Crumb } from '#domain/breadcrumb.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/blog.ts'
import { home } from '#words/errors.ts'
import { say } from '#words/say.ts'
import type { PagingView } from '../listing/paging.ts'
import { pageLinks } from '../listing/paging.ts'
import type { ArticleCardView } from './article-card.ts'
import { articleCard } from './article-card.ts'

/** CONTENT-1: the blog's front page, or one of its categories. */
export interface BlogView {
  readonly heading: string
  readonly introduction: string | null
  /** 'All articles', then the categories that have articles. */
  readonly categories: readonly CategoryLink[]
  /** The first is shown largest. Only on the first page of the blog's front page. */
  readonly featured: readonly ArticleCardView[]
  /** Heading of the list. */
  readonly listHeading: string
  /** The newest first, without the featured ones. */
  readonly articles: readonly ArticleCardView[]
  readonly paging: PagingView
  readonly cards: readonly CallToAction[]
  readonly breadcrumb: readonly Crumb[]
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly structuredData: readonly StructuredData[]
}

export interface CategoryLink {
  readonly label: string
  readonly href: string
  readonly current: boolean
}

/** A call to action from the dealer's options. */
export interface CallToAction {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
}

/** CONTENT-1: an article's page. */
export interface ArticleView extends ArticleCardView {
  /** '12 November 2026'; null if the text has not changed. */
  readonly updatedText: string | null
  /** Sanitised when the file was read; safe to insert into the page. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly related: readonly ArticleCardView[]
  readonly action: CallToAction | null
  readonly breadcrumb: readonly Crumb[]
  readonly metaTitle: string
  readonly canonical: string
  /** Absolute address of the picture, for messengers. */
  readonly image: string
  /** '2026-11-12': the date of the last change, else of publication. */
  readonly modified: string
  readonly structuredData: readonly StructuredData[]
}

/** Options of a blog. */
export interface BlogOptions {
  readonly heading: string
  readonly introduction: string | null
  readonly categories: readonly BlogCategory[]
  readonly cards: readonly (CallToAction & { readonly categories: readonly string[] })[]
}

export interface BlogPlace {
  readonly region: RegionCode
  readonly siteName: string
  readonly origin: string
  /** From 1; a page beyond the last shows the last. */
  readonly page: number
}

/** One large article, and two next to it. */
const FEATURED = 3
/** Fills rows of two and of three. */
const PAGE_SIZE = 12

/** CONTENT-1: the blog's front page: featured articles on its first page, then the newest, page by page. */
export function blogHome(published: readonly Article[], blog: BlogOptions, place: BlogPlace): BlogView {
  const featured = featuredArticles(published, FEATURED)
  const rest = published.filter((article) => !featured.includes(article))
  const view = listing(rest, { path: BLOG_PATH, heading: blog.heading, introduction: blog.introduction }, blog, place)
  return {
    ...view,
    categories: categoryLinks(published, blog.categories, null),
    featured:
      view.paging.page === 1 ? featured.map((article) => articleCard(article, blog.categories, place.region)) : [],
    listHeading: say(words.latestArticles),
  }
}

/** CONTENT-1, ROUTE-9: the articles of one category. */
export function blogCategory(
  published: readonly Article[],
  category: BlogCategory,
  blog: BlogOptions,
  place: BlogPlace,
): BlogView {
  const articles = published.filter((article) => article.category === category.slug)
  const page = { path: blogPath(category.slug), heading: category.name, introduction: category.introduction }
  return {
    ...listing(articles, page, blog, place),
    categories: categoryLinks(published, blog.categories, category.slug),
    featured: [],
    listHeading: say(words.articles, { count: articles.length }),
  }
}

interface ListingPage {
  readonly path: string
  readonly heading: string
  readonly introduction: string | null
}

function listing(
  articles: readonly Article[],
  { path, heading, introduction }: ListingPage,
  blog: BlogOptions,
  { siteName, origin, region, page: asked }: BlogPlace,
): Omit<BlogView, 'categories' | 'featured' | 'listHeading'> {
  const paging = blogPaging(articles.length, asked, path)
  const { page } = paging
  const breadcrumb = blogBreadcrumb(blog.heading, path === BLOG_PATH ? null : { label: heading, href: path })
  const title = page > 1 ? say(words.headingPagePage, { heading, page }) : heading
  return {
    heading,
    introduction,
    articles: articles
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map((article) => articleCard(article, blog.categories, region)),
    paging,
    cards: blog.cards.map(callToAction),
    breadcrumb,
    metaTitle: `${title} | ${siteName}`,
    metaDescription: introduction ?? say(words.headingFromSiteName, { heading, siteName }),
    canonical: absolute(pageHref(path, page), origin),
    structuredData: [breadcrumbList(breadcrumb, origin)],
  }
}

/** Breadcrumb of a page of the blog. */
export function blogBreadcrumb(blogHeading: string, ...below: readonly (Crumb | null)[]): readonly Crumb[] {
  return [
    { label: say(home), href: '/' },
    { label: blogHeading, href: BLOG_PATH },
    ...below.filter((crumb) => crumb !== null),
  ]
}

/** A card from the options, without the fields that decide where it is shown. */
export function callToAction({ title, text, button, href }: CallToAction): CallToAction {
  return { title, text, button, href }
}

function categoryLinks(
  published: readonly Article[],
  categories: readonly BlogCategory[],
  current: string | null,
): readonly CategoryLink[] {
  const used = categories.filter(({ slug }) => published.some(({ category }) => category === slug))
  return [
    { label: say(words.allArticles), href: BLOG_PATH, current: current === null },
    ...used.map(({ slug, name }) => ({ label: name, href: blogPath(slug), current: slug === current })),
  ]
}

function blogPaging(total: number, asked: number, path: string): PagingView {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return pageLinks(Math.min(Math.max(asked, 1), pages), pages, (to) => pageHref(path, to))
}

const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
