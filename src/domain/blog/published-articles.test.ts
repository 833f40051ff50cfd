import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { featuredArticles, publishedArticles, relatedArticles } from './published-articles.ts'
import { exampleArticle } from './testing/example-article.ts'

const brisbane = (now: string) => ({ now: new Date(now), timezone: 'Australia/Brisbane' })
const NOON = brisbane('2026-11-21T02:00:00Z')
const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug)
const article = (slug: string, change: Partial<Article> = {}) => exampleArticle({ slug, title: slug, ...change })

describe('publishedArticles', () => {
  it('CONTENT-1 the newest stands first, and two of one day by their titles', () => {
    const all = [
      article('old', { date: '2026-01-01' }),
      article('b', { date: '2026-11-02' }),
      article('a', { date: '2026-11-02' }),
    ]
    expect(slugs(publishedArticles(all, { count: null }, NOON))).toEqual(['a', 'b', 'old'])
  })

  it('CONTENT-1 an article comes out as its day begins where the dealer is', () => {
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
  it('SITE-12 those that the dealer chose stand first, then the newest fill up', () => {
    const published = [article('new'), article('newer'), article('chosen', { featured: true })]
    expect(slugs(featuredArticles(published, 2))).toEqual(['chosen', 'new'])
  })
})

describe('relatedArticles', () => {
  it('CONTENT-1 those of the same category stand first, and never the article itself', () => {
    const one = article('one', { category: 'trips' })
    const published = [article('other'), one, article('near', { category: 'trips' }), article('none')]
    expect(slugs(relatedArticles(published, one, 3))).toEqual(['near', 'other', 'none'])
  })

  it('CONTENT-1 having no category in common is none to have', () => {
    const one = article('one', { category: null })
    expect(
      slugs(relatedArticles([article('trip', { category: 'trips' }), article('none', { category: null })], one, 1)),
    ).toEqual(['trip'])
  })
})
