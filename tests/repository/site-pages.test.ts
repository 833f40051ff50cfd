import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { folder, demonstrationDealers as sites } from './demonstration-dealers.ts'

const { live } = folder
const text = (slug: string, name: string) =>
  (live.get(slug)?.pages ?? []).find((page) => page.name === name)?.html.replace(/<[^>]*>/g, '') ?? ''

describe('the pages of the demonstration dealers', () => {
  it.each(sites)('LAW-4 the privacy policy that every form of $slug links exists, and names the collector', (site) => {
    expect(live.get(site.slug)?.pages.map(({ path }) => path)).toContain(site.legal.privacyPolicy)
    const policy = text(site.slug, 'privacy-policy')
    for (const said of [
      `${site.identity.legalName} (ABN ${site.identity.abn})`,
      site.contact.email,
      site.identity.address,
    ])
      expect(policy).toContain(said)
    for (const part of [
      'What we collect',
      'Why we collect',
      'Who sees it',
      'Overseas',
      'Cookies',
      'correct it',
      'complain',
    ])
      expect(policy).toContain(part)
  })

  it.each(sites)('ROUTE-9 $slug has terms and conditions', ({ slug, name }) => {
    expect(text(slug, 'terms-and-conditions')).toContain(name)
  })

  it('CONTENT-2 a dealer with 14-day money back or exchange states each of its terms, on its own page too', () => {
    const offers = sites.flatMap(({ slug }) =>
      [text(slug, 'terms-and-conditions'), text(slug, '14-day-money-back')].filter((terms) =>
        /Return Notice/.test(terms),
      ),
    )
    expect(offers).toHaveLength(2)
    for (const terms of offers) for (const said of TERMS) expect(terms).toMatch(said)
  })

  it('CONTENT-2 the example page states each of the terms', async () => {
    const example = await readFile('docs/examples/14-day-money-back.md', 'utf8')
    for (const said of TERMS) expect(example).toMatch(said)
  })

  it.each(sites)('CONTENT-3 $slug answers questions, including ones about trade-ins', ({ slug }) => {
    for (const name of ['faqs', 'trade-in-faq']) {
      const page = (live.get(slug)?.pages ?? []).find((each) => each.name === name)
      expect(page?.questions.flatMap(({ questions }) => questions).length, name).toBeGreaterThanOrEqual(5)
    }
  })

  it.each(sites)('CONTENT-1 the blog of $slug has articles in each category, and featured ones', (site) => {
    const written = live.get(site.slug)?.articles ?? []
    for (const { slug } of site.blog.categories) expect(written.map(({ category }) => category)).toContain(slug)
    expect(written.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3)
    expect(live.get(site.slug)?.pictures.length).toBeGreaterThan(0)
  })
})

/** Every point of the rule, within any wording. */
const TERMS: readonly RegExp[] = [
  /consumers? under the Australian Consumer Law/,
  /Return Notice within 14 days of delivery/,
  /[Aa]n appointment/,
  /place of purchase|place where you bought it/,
  /every key/i,
  /accessor(y|ies)/,
  /handbooks?/,
  /at least a quarter of a tank/i,
  /at most 500 km/i,
  /encumbrance/,
  /payout.*refund/,
]
