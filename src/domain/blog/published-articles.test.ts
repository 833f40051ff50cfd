import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { featuredArticles, publishedArticles, relatedArticles } from './published-articles.ts'
import { exampleArticle } from './testing/example-article.ts'

const brisbane = (now: string) => ({ now: new Date(now), timezone: 'Australia/Brisbane' })
const NOON = brisbane('2026-11-21T02:00:00Z')
const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug)
const article = (slug: string, change: Partial<Article> = {}) => exampleArticle({ slug, title: slug, ...change })

describe('publishedArticles', () => {
  it('CONTENT-1 lists the newest first, and articles of one day by title', () => {
    const all = [
      article('old', { date: '2026-01-01' }),
      article('b', { date: '2026-11-02' }),
      article('a', { date: '2026-11-02' }),
    ]
    expect(slugs(publishedArticles(all, { count: null }, NOON))).toEqual(['a', 'b', 'old'])
  })

  it('CONTENT-1 publishes an article at midnight in the dealer’s time zone', () => {
    const all = [article('tomorrow', { date: '2026-11-22' })]
    expect(publishedArticles(all, { count: null }, brisbane('2026-11-21T13:59:00Z'))).toEqual([])
    expect(slugs(publishedArticles(all, { count: null }, brisbane('2026-11-21T14:00:00Z')))).toEqual(['tomorrow'])
  })

  it.each([
    [null, ['c', 'b', 'a']],
    [2, ['c', 'b']],
    [0, []],
  ])('SITE-3 with blogs.count %s show %j', (count, expected) => {
    const all = [
      article('a', { date: '2026-11-01' }),
      article('b', { date: '2026-11-02' }),
      article('c', { date: '2026-11-03' }),
    ]
    expect(slugs(publishedArticles(all, { count }, NOON))).toEqual(expected)
  })
})

describe('featuredArticles', () => {
  it('SITE-12 lists featured articles first, then the newest', () => {
    const published = [article('new'), article('newer'), article('chosen', { featured: true })]
    expect(slugs(featuredArticles(published, 2))).toEqual(['chosen', 'new'])
  })
})

describe('relatedArticles', () => {
  it('CONTENT-1 lists articles of the same category first, and never the article itself', () => {
    const one = article('one', { category: 'trips' })
    const published = [article('other'), one, article('near', { category: 'trips' }), article('none')]
    expect(slugs(relatedArticles(published, one, 3))).toEqual(['near', 'other', 'none'])
  })

  it('CONTENT-1 does not treat two articles without a category as related', () => {
    const one = article('one', { category: null })
    expect(
      slugs(relatedArticles([article('trip', { category: 'trips' }), article('none', { category: null })], one, 1)),
    ).toEqual(['trip'])
  })
})
