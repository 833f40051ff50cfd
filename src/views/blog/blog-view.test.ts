import { describe, expect, it } from 'vitest'
import { readingMinutes } from '#domain/blog/reading-time.ts'
import { exampleArticle } from '#domain/blog/testing/example-article.ts'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import { articleView } from './article-view.ts'
import { blogFeed } from './blog-feed.ts'
import { type BlogOptions, blogCategory, blogHome } from './blog-view.ts'

const buying = { slug: 'buying-used', name: 'Buying used', introduction: 'Look first.' }
const workshop = { slug: 'workshop', name: 'From the workshop', introduction: null }
const blog: BlogOptions = {
  heading: 'Straight talk',
  introduction: null,
  categories: [workshop, buying],
  cards: [
    { title: 'Service', text: 'Book it.', button: 'Book', href: '/service', categories: ['workshop'] },
    { title: 'Trade', text: 'Ask.', button: 'Ask', href: '/trade-in', categories: [] },
  ],
}
const origin = 'https://yard.example'
const place = { siteName: 'Yard', region: 'AU', origin, page: 1 } as const
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => exampleArticle({ slug: `n${n}`, title: `N${n}` }))

describe('blogHome', () => {
  it('CONTENT-1 features three articles and lists the others once each, twelve per page', () => {
    const pages = [1, 2].map((page) => blogHome(many(20), blog, { ...place, page }))
    expect(pages.map((view) => [view.featured.length, view.articles.length])).toEqual([
      [3, 12],
      [0, 5],
    ])
    const shown = pages.flatMap(({ featured, articles }) => [...featured, ...articles]).map(({ slug }) => slug)
    expect(new Set(shown).size).toBe(20)
    expect(pages[1]?.canonical).toBe('https://yard.example/blog?page=2')
    expect(pages[1]?.metaTitle).toBe('Straight talk, page 2 | Yard')
  })

  it.each([
    [0, 1],
    [99, 2],
  ])('CONTENT-1 shows page %s as page %s', (asked, page) => {
    expect(blogHome(many(20), blog, { ...place, page: asked }).paging.page).toBe(page)
  })

  it('CONTENT-1 lists the categories that have articles, in the site’s order', () => {
    const links = blogHome([exampleArticle(), exampleArticle({ category: 'gone' })], blog, place).categories
    expect(links).toEqual([
      { label: 'All articles', href: '/blog', current: true },
      { label: 'Buying used', href: '/blog/buying-used', current: false },
    ])
  })
})

describe('blogCategory', () => {
  it('ROUTE-9 shows only its own articles, under its own name', () => {
    const articles = [exampleArticle(), exampleArticle({ slug: 'oil', category: 'workshop' })]
    const view = blogCategory(articles, buying, blog, place)
    expect(view.articles.map(({ href }) => href)).toEqual(['/blog/first-car'])
    expect(view).toMatchObject({ heading: 'Buying used', introduction: 'Look first.', listHeading: '1 article' })
    expect(view.canonical).toBe('https://yard.example/blog/buying-used')
    expect(view.breadcrumb.map(({ href }) => href)).toEqual(['/', '/blog', '/blog/buying-used'])
  })
})

describe('articleView', () => {
  const at = { siteName: 'Yard', region: 'AU', language: 'en-AU', logo: '/site-files/logo.svg', origin } as const
  const view = (article = exampleArticle()) => articleView([article, ...many(5)], article, blog, at)

  it('FIELD-3 has JSON-LD as BlogPosting, with a breadcrumb', () => {
    const { structuredData } = view(exampleArticle({ updated: '2026-11-09' }))
    expect(structuredData[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A first car that is no worry',
      datePublished: '2026-11-01',
      dateModified: '2026-11-09',
      image: `https://yard.example${drawnPath('hatchback-blue-front-800.webp')}`,
      mainEntityOfPage: 'https://yard.example/blog/first-car',
      articleSection: 'Buying used',
      author: { name: 'Yard' },
      publisher: { logo: { url: 'https://yard.example/site-files/logo.svg' } },
    })
    const items = structuredData[1]?.itemListElement as readonly { readonly item: string }[]
    expect(items.map(({ item }) => item)).toEqual([
      'https://yard.example/',
      'https://yard.example/blog',
      'https://yard.example/blog/buying-used',
      'https://yard.example/blog/first-car',
    ])
  })

  it('CONTENT-1 has date, reading time, three related articles and the first call to action of its category', () => {
    expect(view()).toMatchObject({ dateText: '1 November 2026', readingTime: '3 min read', updatedText: null })
    expect(view().related).toHaveLength(3)
    expect(view().action?.href).toBe('/trade-in')
    expect(view(exampleArticle({ category: 'workshop' })).action?.href).toBe('/service')
  })
})

describe('readingMinutes', () => {
  it.each([
    [1, 1],
    [220, 1],
    [330, 2],
    [1100, 5],
  ])('CONTENT-1 %s words take %s minutes', (words, minutes) => {
    expect(readingMinutes(`<p>${'<b>word</b> '.repeat(words)}</p>`)).toBe(minutes)
  })
})

describe('blogFeed', () => {
  it('CONTENT-1 is RSS 2.0 with absolute addresses, dates in the dealer’s time zone and escaped text', () => {
    const source = {
      title: 'Yard & Co',
      description: 'Talk',
      language: 'en-AU',
      timezone: 'Australia/Brisbane',
      origin,
    }
    const xml = blogFeed([exampleArticle({ title: 'Oil <5W-30> & "filters"' })], blog.categories, source)
    for (const part of [
      '<title>Yard &#38; Co</title>',
      '<title>Oil &#60;5W-30&#62; &#38; &#34;filters&#34;</title>',
      '<link>https://yard.example/blog/first-car</link>',
      '<guid isPermaLink="true">https://yard.example/blog/first-car</guid>',
      '<pubDate>Sat, 31 Oct 2026 14:00:00 GMT</pubDate>',
      '<category>Buying used</category>',
      'href="https://yard.example/blog/rss.xml" rel="self"',
    ])
      expect(xml).toContain(part)
    expect(xml.match(/<item>/g)).toHaveLength(1)
  })

  it('CONTENT-1 lists the newest twenty', () => {
    const source = { title: 'Y', description: 'T', language: 'en-AU', timezone: 'Australia/Brisbane', origin }
    expect(blogFeed(many(30), [], source).match(/<item>/g)).toHaveLength(20)
  })
})
