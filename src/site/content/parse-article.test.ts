import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { siteSchema } from '../site.ts'
import { parseArticle } from './parse-article.ts'

const site = siteSchema.parse(smallSite({ blog: { categories: [{ slug: 'buying-used', name: 'Buying used' }] } }))
const FRONT = {
  title: 'A first car',
  description: 'Under $15,000.',
  date: '2026-11-01',
  picture: '/pictures/made/hatchback-blue-front-1600.webp',
  pictureAlt: 'A blue hatchback',
}
const source = (change: Readonly<Record<string, string | null>> = {}, body = '## Look\n\nFirst.') =>
  `---\n${Object.entries({ ...FRONT, ...change })
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}`
const parse = (text: string, file = 'blog/first-car.md') => parseArticle(file, text, site)
const reasonsOf = (text: string, file?: string) =>
  parse(text, file)
    .faults.map(({ reason, hint }) => `${reason}${hint ? ` (${hint})` : ''}`)
    .join()

describe('parseArticle', () => {
  it('CONTENT-1 reads date, category, picture and text; its address is its file’s name', () => {
    const { article, faults } = parse(source({ category: 'buying-used', featured: 'yes', updated: '2026-11-05' }))
    expect(faults).toEqual([])
    expect(article).toMatchObject({
      slug: 'first-car',
      title: 'A first car',
      date: '2026-11-01',
      updated: '2026-11-05',
      category: 'buying-used',
      featured: true,
      minutes: 1,
      sections: [{ id: 'look', title: 'Look' }],
    })
    expect(article?.picture).toMatchObject({ alt: 'A blue hatchback', width: 1200, height: 800 })
    expect(parse(source()).article).toMatchObject({ category: null, featured: false, updated: null })
  })

  it('C-2 fills in the dealer’s facts in the lines of the front matter', () => {
    const line = 'At {{name}}'
    const { article } = parse(source({ title: line, description: line, pictureAlt: line }))
    expect(article).toMatchObject({ title: `At ${site.name}`, description: `At ${site.name}` })
    expect(article?.picture.alt).toBe(`At ${site.name}`)
  })

  it('CONTENT-1 removes scripts from an article', () => {
    expect(parse(source({}, '<script>alert(1)</script>\n\nWords')).article?.html).toBe('<p>Words</p>\n')
  })

  it.each([
    ['no day', { date: null }, 'the front matter’s date: '],
    ['a day that is none', { date: '2026-02-30' }, 'a day such as 2026-11-01'],
    ['no picture', { picture: null }, 'the front matter’s picture: '],
    ['a picture without words for those who cannot see it', { pictureAlt: null }, 'the front matter’s pictureAlt: '],
    [
      'an unknown category',
      { category: 'buying-use' },
      'no category "buying-use" in blog.categories (did you mean "buying-used"?)',
    ],
    ['an unknown key', { featurd: 'yes' }, 'unknown key "featurd" (did you mean "featured"?)'],
    ['featured neither yes nor no', { featured: 'maybe' }, 'the front matter’s featured: '],
  ])('SITE-5 %s is a fault with a readable reason', (_, change, reason) => {
    expect(reasonsOf(source(change))).toContain(reason)
    expect(parse(source(change)).article).toBeNull()
  })

  it('ROUTE-9 refuses an article with a category’s address', () => {
    expect(reasonsOf(source(), 'blog/buying-used.md')).toContain('is the page of the category "Buying used"')
  })
})
