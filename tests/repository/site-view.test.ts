import { describe, expect, it } from 'vitest'
import { exampleModel } from '#domain/testing/example-catalogue.ts'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { siteView } from '#operations/site/show-site.ts'
import { EMPTY_CATALOGUE } from '#site/catalogue.ts'
import { type SiteInput, siteSchema } from '#site/site.ts'
import { EMPTY_CONTENT } from '#site/site-content.ts'

const NOW = new Date('2025-01-15T00:00:00Z')

describe('what every page shows of its site', () => {
  const workshop = smallLocation({
    id: 'shop',
    slug: 'shop',
    name: 'Workshop',
    types: ['service'],
    phone: '07 5550 0200',
  })

  it('SITE-8 the strip has the phones of the first sales and service locations, and all locations', () => {
    const { strip, stripLocations } = view({ locations: [workshop, smallLocation()] })
    expect(strip).toMatchObject({
      salesPhone: { text: '07 5550 0100', tel: 'tel:0755500100' },
      servicePhone: { text: '07 5550 0200', tel: 'tel:0755500200' },
    })
    expect(stripLocations).toMatchObject([{ name: 'Workshop', city: 'Moorooka QLD' }, { name: 'Small Cars Yard' }])
  })

  it('SITE-8 phone numbers in the site’s options take precedence, and without a workshop there is no service phone', () => {
    expect(view({ contact: { salesPhone: '07 5550 0300' } }).strip).toMatchObject({
      salesPhone: { text: '07 5550 0300' },
      servicePhone: null,
    })
  })

  it('SITE-8 a site may leave the strip out', () => {
    expect(view({ menus: { strip: false } }).strip).toBeNull()
  })

  it('D-48 SITE-8 the header makes the site’s promises and shows its group’s logo from the site’s folder', () => {
    const valuePropositions = ['Reserve Quickly Online', 'Secure Online Payments', 'Apply For Finance']
    const groupLogo = { image: 'group.svg', href: 'https://www.group.example' }
    expect(view({ menus: { valuePropositions, groupLogo } })).toMatchObject({
      valuePropositions,
      groupLogo: { ...groupLogo, image: '/site-files/group.svg' },
    })
    expect(view({})).toMatchObject({ valuePropositions: ['Apply For Finance'], groupLogo: null })
  })

  it('SITE-7 the menu of brands has the dealerships’ makes, each once, with its logo or name', () => {
    const [dealership] = smallSite({}).dealerships
    if (!dealership) throw new Error('the small site has no dealership')
    const { header } = view({
      dealerships: [
        { ...dealership, manufacturers: ['Toyota', 'Kia'] },
        { ...dealership, id: 'two', slug: 'two', manufacturers: ['Kia'] },
      ],
      menus: { header: [{ label: 'Brands', show: 'brands' }], brandLogos: [{ make: 'Kia', image: 'kia.svg' }] },
    })
    expect(header).toEqual([
      {
        label: 'Brands',
        brands: true,
        items: [
          { label: 'Toyota', href: '/search/toyota' },
          { label: 'Kia', href: '/search/kia', image: '/site-files/kia.svg' },
        ],
      },
    ])
  })

  it('SITE-7 the Vehicles menu comes from the catalogue, and is absent without one', () => {
    const site = siteSchema.parse(smallSite({ menus: { header: [{ label: 'Vehicles', show: 'vehicles' }] } }))
    expect(siteView(site, NOW).header).toEqual([])
    const { header } = siteView(site, NOW, {
      ...EMPTY_CONTENT,
      catalogue: { ...EMPTY_CATALOGUE, models: [exampleModel({ bodies: ['SUVs'] })] },
    })
    expect(header).toMatchObject([{ label: 'Vehicles', groups: [{ label: 'SUVs', href: '/models?body=suvs' }] }])
  })

  it.each([
    ['2024-12-31T13:59:59Z', false],
    ['2024-12-31T14:00:00Z', true],
    ['2025-01-15T00:00:00Z', true],
    ['2025-01-31T13:59:59Z', true],
    ['2025-01-31T14:00:00Z', false],
  ])('SITE-10 the stocktake banner of January 2025 in Brisbane, at %s: %s', (now, shows) => {
    const banner = { text: 'Stocktake', from: '2025-01-01T00:00:00+10:00', until: '2025-02-01T00:00:00+10:00' }
    expect(view({ home: { banner } }, new Date(now)).banner).toEqual(
      shows ? { text: 'Stocktake', href: null, locations: [] } : null,
    )
  })

  it('SITE-2 colours and corners are tokens of the site', () => {
    const { tokensCss } = view({ branding: { primary: '#0b3d4f', accent: '#e0a526', radius: 'none' } })
    expect(tokensCss).toContain('--brand:#0b3d4f')
    expect(tokensCss).toContain('--on-brand:#ffffff')
    expect(tokensCss).toContain('--accent:#e0a526')
  })
})

function view(changes: Partial<SiteInput>, now = NOW) {
  return siteView(siteSchema.parse(smallSite(changes)), now)
}
