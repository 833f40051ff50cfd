import { describe, expect, it } from 'vitest'
import { smallDealership, smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { REGIONS, TEMPLATES } from '../site.ts'
import { parseSite } from './parse-site.ts'

describe('parseSite', () => {
  it('SITE-3 needs no more than a slug, an id, a name, a dealership and a location', () => {
    expect(parseSite(smallSite(), {})).toMatchObject({
      ok: true,
      site: { template: 'harbour', region: 'AU', search: { sold: { keepDays: 3 } }, reservation: { kind: 'off' } },
    })
  })

  it('SITE-3 a site written as JSON and read again is the same site', () => {
    const site = parsed(smallSite({ hostnames: ['www.small.example'], reservation: { kind: 'deposit' } }))
    expect(parsed(JSON.parse(JSON.stringify(site)))).toEqual(site)
  })

  it.each(TEMPLATES)('SITE-2 a site may wear the template %s', (template) => {
    expect(parsed(smallSite({ template })).template).toBe(template)
  })

  it('SITE-2 refuses a template that does not exist', () => {
    expect(faults({ ...smallSite(), template: 'harbor' })).toEqual([
      {
        path: 'template',
        reason: 'expected one of "harbour", "ridge", "meadow", "market", "gallery", found "harbor"',
        hint: 'did you mean "harbour"?',
        preset: null,
      },
    ])
  })

  it.each(['badge.svg', '/site-files/badge.svg'])('P-7 every picture of the folder may be written as %s', (image) => {
    const site = parsed(
      smallSite({
        branding: { logo: image, icon: image, shareImage: image },
        menus: { groupLogo: { image, href: 'https://group.example' }, brandLogos: [{ make: 'Kia', image }] },
        vehicle: { certified: { make: 'Kia', title: 'Certified', image, benefits: ['Checked'] } },
        leads: { blocks: { finance: { below: [{ kind: 'text', heading: 'Us', text: 'We', picture: image }] } } },
      }),
    )
    expect(site).toMatchObject({
      branding: { logo: 'badge.svg', icon: 'badge.svg', shareImage: '/site-files/badge.svg' },
      menus: { groupLogo: { image: 'badge.svg' }, brandLogos: [{ image: 'badge.svg' }] },
      vehicle: { certified: { image: '/site-files/badge.svg' } },
      leads: { blocks: { finance: { below: [{ picture: '/site-files/badge.svg' }] } } },
    })
  })

  it.each(['http://elsewhere.example/a.png', 'a picture', '//elsewhere.example/a.png'])(
    'P-7 %s is still no picture',
    (image) => {
      expect(faults(smallSite({ branding: { shareImage: image } }))).toMatchObject([
        {
          path: 'branding.shareImage',
          reason: expect.stringContaining('a file of the site’s folder such as car.webp'),
        },
      ])
    },
  )

  it('SITE-5 refuses an unknown key at any depth, with its path and the nearest key', () => {
    const search = { sort: ['latest'], promotions: { cards: [{ title: 'A', text: 'B', buton: 'C', href: '/search' }] } }
    expect(faults({ ...smallSite(), tempate: 'ridge', search })).toMatchObject([
      { path: 'search.promotions.cards[0].button', reason: 'is missing: expected text in quotes' },
      { path: 'search.promotions.cards[0].buton', reason: 'is not a known option', hint: 'did you mean "button"?' },
      { path: 'search.sort', reason: 'is not a known option', hint: 'did you mean "sorts"?' },
      { path: 'tempate', reason: 'is not a known option', hint: 'did you mean "template"?' },
    ])
  })

  it.each([
    [{ reservation: { kind: 'off', path: 'checkout' } }, 'reservation.path', '"kind" "off"', '"kind" "deposit"'],
    [{ reservation: { kind: 'off', amount: 500 } }, 'reservation.amount', '"kind" "off"', '"kind" "deposit"'],
    [
      { delivery: { destinations: [{ kind: 'mail', to: 'a@b.example', url: 'https://b.example/' }] } },
      'delivery.destinations[0].url',
      '"kind" "mail"',
      '"kind" "webhook"',
    ],
  ])('F-10 SITE-5 says of an option of another kind whose it is, not its own name: %j', (change, path, said, other) => {
    expect(faults(smallSite(change as never))).toMatchObject([
      { path, reason: `is not an option of ${said}`, hint: `take it out: only ${other} has it` },
    ])
  })

  it('F-11 FORM-13 names the switch that keeps leads from addresses that are there', () => {
    const addressed = { leads: { fallbackEmail: 'all@small.example' }, delivery: { mailLocation: false } }
    const [found, ...more] = faults(smallSite(addressed))
    expect(more).toEqual([])
    expect(found).toMatchObject({ path: 'delivery.mailLocation' })
    expect(found?.reason).toMatch(
      /^leads of location "Small Cars Yard" would go nowhere, since this is off: turn it on/,
    )
    expect(found?.reason).not.toMatch(/write (leadEmail|leads\.fallbackEmail)/)
  })

  it('F-9 PLACE-1 takes a location that is of none of the types', () => {
    const office = smallLocation({ id: 'office', slug: 'office', types: [] })
    expect(faults(smallSite({ locations: [smallLocation(), office] }))).toEqual([])
  })

  it.each([
    [{ card: { hideStockNumber: 'yes' } }, 'card.hideStockNumber', 'expected true or false, found "yes"'],
    [{ hostnames: 'www.small.example' }, 'hostnames', 'expected a list, found "www.small.example"'],
    [{ name: 7 }, 'name', 'expected text in quotes, found 7'],
    [{ name: '' }, 'name', 'expected at least 1 character'],
    [{ locations: [] }, 'locations', 'expected at least 1 item'],
    [{ search: { sold: { keepDays: 61 } } }, 'search.sold.keepDays', 'expected at most 60, found 61'],
    [{ search: { sold: { keepDays: 1.5 } } }, 'search.sold.keepDays', 'expected a whole number, found 1.5'],
    [{ branding: { primary: 'red' } }, 'branding.primary', 'expected a colour such as #1f6feb, found "red"'],
    [{ contact: { email: 'sales' } }, 'contact.email', 'expected an e-mail address, found "sales"'],
    [
      { contact: { youtubeUrl: 'javascript:alert(1)' } },
      'contact.youtubeUrl',
      'expected a full address such as https://www.dealer.example, found "javascript:alert(1)"',
    ],
    [
      { home: { banner: { text: 'Sale', from: '2025-01-01', until: '2025-02-01T00:00:00+10:00' } } },
      'home.banner.from',
      'expected an instant with its offset, such as 2025-01-01T00:00:00+10:00, found "2025-01-01"',
    ],
    [{ legal: { privacyPolicy: '//other.example' } }, 'legal.privacyPolicy', 'expected a path of this site'],
    [{ reservation: { kind: 'of' } }, 'reservation.kind', 'expected one of "off", "deposit", found "of"'],
    [
      { menus: { header: [{ label: 'A', href: '//other.example' }] } },
      'menus.header[0].href',
      'expected a path of this site',
    ],
  ])('SITE-5 refuses the wrong type in %j', (changes, path, reason) => {
    expect(faults({ ...smallSite(), ...changes })).toMatchObject([{ path, reason: expect.stringContaining(reason) }])
  })

  it.each([[null], ['text'], [[]], [42]])('SITE-5 refuses a file with %j instead of options', (input) => {
    expect(faults(input)).toMatchObject([{ path: '', reason: 'expected an object of options' }])
  })

  it('SITE-5 reports all faults at once, including those of references', () => {
    const site = { ...smallSite(), nam: 'x', locations: [smallLocation({ dealershipSlug: 'smal', postcode: '41055' })] }
    expect(faults(site).map(({ path }) => path)).toEqual([
      'nam',
      'locations[0].dealershipSlug',
      'locations[0].postcode',
    ])
  })

  it('SITE-5 does not report faults that follow from a broken group', () => {
    const site = { ...smallSite({ locations: [smallLocation({ leadEmail: null })] }), leads: { fallbackEmail: 'none' } }
    expect(faults(site).map(({ path }) => path)).toEqual(['leads.fallbackEmail'])
  })

  it.each([
    [{ label: 'Cars', hrf: '/search' }, ['href', 'hrf']],
    [{ label: 'Cars', items: [{ label: 'New', hrf: '/search' }] }, ['items[0].href', 'items[0].hrf']],
    [{ label: 'Cars', items: [] }, ['items']],
    [{ label: 'Cars', items: '/search' }, ['items']],
  ])('SITE-5 reports faults of the shape that was meant: %j', (entry, paths) => {
    const found = faults({ ...smallSite(), menus: { header: [entry] } })
    expect(found.map(({ path }) => path)).toEqual(paths.map((path) => `menus.header[0].${path}`))
  })

  it('SITE-5 says when a fault is in a preset', () => {
    const found = parseSite({ ...smallSite(), extends: ['group'] }, { group: { card: { newTag: 'NEW' } } })
    expect(found).toMatchObject({ ok: false, faults: [{ path: 'card.newTag', preset: 'group' }] })
  })

  it.each(REGIONS)('SITE-6 a site of region %s accepts only that region’s postcodes', (region) => {
    const postcodes = ['4105', '90210'] as const
    const states = { AU: 'QLD', NZ: 'Auckland', US: 'CA' }
    const good = postcodes.filter((postcode) => {
      const location = smallLocation({ postcode, state: states[region] })
      return parseSite(smallSite({ region, locations: [location] }), {}).ok
    })
    expect(good).toEqual([region === 'US' ? '90210' : '4105'])
  })

  it('SITE-6 refuses a state that the region does not have', () => {
    expect(faults(smallSite({ locations: [smallLocation({ state: 'QL' })] }))).toMatchObject([
      { path: 'locations[0].state', reason: 'there is no AU state "QL"', hint: 'did you mean "QLD"?' },
    ])
  })
})

const TRIPS = { slug: 'trips', name: 'Trips' }
const CARD = { title: 'Come by', text: 'We are open.', button: 'See us', href: '/contact-us' }

describe('parseSite, references', () => {
  const off = { dealerships: [smallDealership(), smallDealership({ name: 'Other' })] }
  const twice = [smallLocation(), smallLocation({ slug: 'other' })]
  const day = (open: string, close: string | null) => [smallLocation({ hours: [{ weekday: 1, open, close }] })]
  it.each([
    [off, ['dealerships[1].id', 'dealerships[1].slug'], 'is in this list twice'],
    [{ locations: twice }, ['locations[1].id'], '"small-yard" is in this list twice'],
    [{ hostnames: ['a.example', 'a.example'] }, ['hostnames[1]'], '"a.example" is in this list twice'],
    [{ blog: { categories: [TRIPS, TRIPS] } }, ['blog.categories[1].slug'], '"trips" is in this list twice'],
    [
      { blog: { categories: [TRIPS], cards: [{ ...CARD, categories: ['trip'] }] } },
      ['blog.cards[0].categories[0]'],
      'there is no category "trip"',
    ],
    [{ locations: day('17:00', '08:30') }, ['locations[0].hours[0].close'], 'closes at 08:30, which is not after'],
    [{ locations: day('08:30', '08:30') }, ['locations[0].hours[0].close'], 'not after'],
    [{ locations: day('08:30', null) }, ['locations[0].hours[0]'], 'open and close come together'],
    [
      { locations: [smallLocation({ hours: [{ weekday: 1 }, { weekday: 1 }] })] },
      ['locations[0].hours[1].weekday'],
      '"1"',
    ],
    [{ timezone: 'Australia/Brisbne' }, ['timezone'], 'is no time zone'],
    [{ timezone: '+10:00' }, ['timezone'], 'is no time zone'],
    [{ locations: [smallLocation({ timezone: 'Mars/Base' })] }, ['locations[0].timezone'], 'is no time zone'],
    [{ identity: { dealershipSlug: 'smal' } }, ['identity.dealershipSlug'], 'there is no dealership "smal"'],
    [{ search: { base: { dealerships: ['big'] } } }, ['search.base.dealerships[0]'], 'there is no dealership "big"'],
    [{ search: { defaultSort: 'km_asc' } }, ['search.defaultSort'], 'there is no order in search.sorts "km_asc"'],
    [{ locations: [smallLocation({ leadEmail: null })] }, ['locations[0].leadEmail'], 'would go nowhere'],
    [
      { locations: [smallLocation(), smallLocation({ id: 'b', slug: 'b', types: ['service'], leadEmail: null })] },
      ['locations[1].leadEmail'],
      'leads of this location would go nowhere',
    ],
    [
      {
        delivery: {
          mailLocation: false,
          destinations: [{ kind: 'mail', to: 'sales@small.example', categories: ['Test Drive', 'Vehicle Enquiry'] }],
        },
      },
      ['delivery.mailLocation'],
      'leads about "General Enquiry", "Finance Enquiry"',
    ],
    [
      { delivery: { destinations: [{ kind: 'adf', to: 'crm@small.example', locations: ['small-yrd'] }] } },
      ['delivery.destinations[0].locations[0]'],
      'there is no location id "small-yrd"',
    ],
    [
      { delivery: { destinations: [{ kind: 'sms', to: '12345678' }] } },
      ['delivery.destinations[0].to'],
      'is no phone number of region AU',
    ],
    [
      { menus: { header: [{ label: 'Visit', href: '/contact-us/yard' }] } },
      ['menus.header[0].href'],
      'no location "yard"',
    ],
    [
      { menus: { header: [{ label: 'Visit', items: [{ label: 'Us', href: '/contact-us/yard?from=menu' }] }] } },
      ['menus.header[0].items[0].href'],
      'no location "yard"',
    ],
    [
      { menus: { footer: [{ title: 'Visit', links: [{ label: 'Us', href: '/contact-us/yard' }] }] } },
      ['menus.footer[0].links[0].href'],
      'no location "yard"',
    ],
    [{ card: { buttons: ['view-details', 'reserve-now'] } }, ['card.buttons[1]'], 'needs reservation, which is off'],
    [{ vehicle: { sidebar: ['buy-online'] } }, ['vehicle.sidebar[0]'], 'needs reservation, which is off'],
    [{ vehicle: { sections: ['reserve-online'] } }, ['vehicle.sections[0]'], 'needs reservation, which is off'],
    [{ vehicle: { sidebar: ['trade-in'] } }, ['vehicle.sidebar[0]'], 'needs tradeIn.valuation, which is off'],
    [{ integrations: { saving: 'garage' } }, ['integrations.saving'], 'needs integrations.garageEnabled'],
    [{ integrations: { ga4: 'UA-12345-1' } }, ['integrations.ga4'], 'a GA4 measurement id such as G-'],
    [{ integrations: { gtm: 'G-EXAMPLE001' } }, ['integrations.gtm'], 'a Tag Manager container such as GTM-'],
    [{ integrations: { metaPixel: 'fb-1' } }, ['integrations.metaPixel'], 'its digits alone'],
    [{ garage: { gates: ['finance'] } }, ['garage.gates'], 'needs integrations.garageEnabled'],
    [{ branding: { primary: '#787878' } }, ['branding.primary'], 'it reaches 4.41 to 1 where 4.5 is needed'],
    [{ branding: { accent: '#787878' } }, ['branding.accent'], 'neither white nor dark text can be read on #787878'],
    [{ identity: { manufacturer: 'Toyta' } }, ['identity.manufacturer'], '"Toyta" is no make known'],
    [{ finance: { excludedMakes: ['Toyta'] } }, ['finance.excludedMakes[0]'], '"Toyta" is no make known'],
    [
      { vehicle: { certified: { make: 'Toyta', title: 'Certified', benefits: ['Checked'] } } },
      ['vehicle.certified.make'],
      '"Toyta" is no make known',
    ],
    [
      { home: { banner: { text: 'Sale', from: '2025-02-01T00:00:00+10:00', until: '2025-01-31T15:00:00+01:00' } } },
      ['home.banner.until'],
      'ends before it begins',
    ],
  ])('SITE-5 refuses %j', (changes, paths, reason) => {
    const found = faults({ ...smallSite(), ...changes })
    expect(found.map(({ path }) => path)).toEqual(paths)
    for (const each of found) expect(each.reason).toContain(reason)
  })

  it.each([
    [{ card: { buttons: ['reserve-now'] }, reservation: { kind: 'deposit' } }],
    [{ vehicle: { sidebar: ['trade-in'] }, tradeIn: { valuation: true } }],
    [{ integrations: { saving: 'garage', garageEnabled: true } }],
    [{ garage: { gates: ['finance'] }, integrations: { garageEnabled: true } }],
    [{ locations: [smallLocation({ leadEmail: null })], leads: { fallbackEmail: 'all@small.example' } }],
    [
      {
        locations: [smallLocation({ leadEmail: null })],
        delivery: { destinations: [{ kind: 'sms', to: '0412 345 678' }] },
      },
    ],
    [{ menus: { header: [{ label: 'Visit', href: '/contact-us/small-yard' }] } }],
    [{ menus: { header: [{ label: 'Contact', href: '/contact-us' }] } }],
    [{ dealerships: [smallDealership({ manufacturers: ['Currawong'] })], identity: { manufacturer: 'Currawong' } }],
    [{ identity: { manufacturer: 'Toyota' } }],
    [{ timezone: 'Pacific/Auckland' }],
  ])('SITE-5 accepts %j', (changes) => {
    expect(parseSite({ ...smallSite(), ...changes }, {})).toMatchObject({ ok: true })
  })
})

function faults(input: unknown) {
  const found = parseSite(input, {})
  return found.ok ? [] : found.faults
}

function parsed(input: unknown) {
  const found = parseSite(input, {})
  if (!found.ok) throw new Error(JSON.stringify(found.faults))
  return found.site
}
