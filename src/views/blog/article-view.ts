import type { Article } from '#domain/blog/article.ts'
import { blogPath } from '#domain/blog/blog-paths.ts'
import { relatedArticles } from '#domain/blog/published-articles.ts'
import { absolute, breadcrumbList, type StructuredData } from '#domain/breadcrumb.ts'
import { dateText } from '#domain/date/date-text.ts'
import type { RegionCode } from '#domain/region.ts'
import { articleCard } from './article-card.ts'
import type { ArticleView } from './blog-view.ts'
import { type BlogOptions, blogBreadcrumb, callToAction } from './blog-view.ts'

const RELATED = 3

export interface ArticlePlace {
  readonly siteName: string
  readonly region: RegionCode
  /** 'en-AU' */
  readonly language: string
  readonly logo: string
  readonly origin: string
}

/** CONTENT-1: an article's page, with related articles and a call to action. */
export function articleView(
  published: readonly Article[],
  article: Article,
  blog: BlogOptions,
  place: ArticlePlace,
): ArticleView {
  const card = articleCard(article, blog.categories, place.region)
  const { category, href, title } = card
  const breadcrumb = blogBreadcrumb(blog.heading, category && { label: category.name, href: category.href }, {
    label: title,
    href,
  })
  const action = blog.cards.find(
    ({ categories }) => categories.length === 0 || categories.some((slug) => slug === article.category),
  )
  return {
    ...card,
    updatedText: article.updated === null ? null : dateText(article.updated, place.region),
    html: article.html,
    sections: article.sections,
    related: relatedArticles(published, article, RELATED).map((each) =>
      articleCard(each, blog.categories, place.region),
    ),
    action: action ? callToAction(action) : null,
    breadcrumb,
    metaTitle: `${title} | ${place.siteName}`,
    canonical: absolute(href, place.origin),
    image: absolute(article.picture.src, place.origin),
    modified: article.updated ?? article.date,
    structuredData: [blogPosting(article, category?.name ?? null, place), breadcrumbList(breadcrumb, place.origin)],
  }
}

/** FIELD-3: the article as JSON-LD. */
function blogPosting(article: Article, section: string | null, place: ArticlePlace): StructuredData {
  const { siteName, language, logo, origin } = place
  const address = absolute(blogPath(article.slug), origin)
  const publisher = {
    '@type': 'Organization',
    name: siteName,
    url: absolute('/', origin),
    logo: { '@type': 'ImageObject', url: absolute(logo, origin) },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: language,
    ...(section === null ? {} : { articleSection: section }),
    timeRequired: `PT${article.minutes}M`,
    image: absolute(article.picture.src, origin),
    url: address,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: siteName, url: absolute('/', origin) },
    publisher,
  }
}
