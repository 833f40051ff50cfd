import { describe, expect, it } from 'vitest'
import { EMPTY_FOLDER, readFolder } from '#site/read-folder.ts'

const { sites, pages } = await readFolder('sites', EMPTY_FOLDER, false)
const text = (slug: string, name: string) =>
  (pages.get(slug) ?? []).find((page) => page.name === name)?.html.replace(/<[^>]*>/g, '') ?? ''

describe('the pages of the demonstration dealers', () => {
  it.each([...sites.values()])(
    'LAW-4 the policy that every form of $slug links to is there, and names who collects',
    (site) => {
      expect(pages.get(site.slug)?.map(({ path }) => path)).toContain(site.legal.privacyPolicy)
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
    },
  )

  it.each([...sites.values()])('ROUTE-9 $slug has terms and conditions', ({ slug, name }) => {
    expect(text(slug, 'terms-and-conditions')).toContain(name)
  })

  it('CONTENT-2 a dealer that offers 14-day money back says each of its terms', () => {
    const offers = [...sites.keys()]
      .map((slug) => text(slug, 'terms-and-conditions'))
      .filter((terms) => /14-day money back/.test(terms))
    expect(offers).toHaveLength(1)
    for (const said of [
      'consumers under the Australian Consumer Law',
      'Return Notice within 14 days of delivery',
      'an appointment',
      'the place where you bought it',
      'key, accessory and handbook',
      'at least a quarter of a tank',
      'at most 500 km',
      'we deduct what clears it',
    ])
      expect(offers[0]).toContain(said)
  })
})
