import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { leadFormFields } from '#domain/lead/form/lead-form.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { siteView } from '#operations/site/show-site.ts'
import { sampleCar, sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import { type Site, siteSchema } from '#site/site.ts'
import { BASE_SLOTS } from '#themes/base/base-slots.ts'
import { privacyNotice } from '#views/lead-page/privacy-notice.ts'
import { vehicleView } from '#views/vehicle/vehicle-view.ts'
import { SlotsProvider } from '../theme-context.ts'
import { VehiclePage } from './vehicle-page.tsx'

const now = new Date('2026-11-21T00:00:00Z')
const site = siteSchema.parse(
  sampleSite({ locations: [sampleLocation({ phone: '07 5550 1234' })], finance: { provider: 'manual' } }),
)
const words = 'The quick brown ute jumps over the lazy dog and drives on. '.repeat(12)

describe('CAR-1 the vehicle page', () => {
  it('CAR-1 has the car’s id on its main element, and the sections under the rule’s headings', () => {
    const html = page({ dealercomments: 'Good car.', standardEquipment: ['Tow bar'] })
    expect(html).toContain('data-car-id="car-1"')
    for (const heading of ['Dealer Comments', 'Car Summary', 'Features']) expect(html).toContain(`>${heading}</h2>`)
  })

  it('D-51 the sidebar asks whether the visitor is interested, and its buttons do not repeat that', () => {
    const html = page(
      { payment_processors: ['card'] },
      {
        reservation: { kind: 'deposit', amount: 200, holdHours: 48, path: 'checkout' },
        tradeIn: { ...site.tradeIn, valuation: true },
      },
    )
    const sidebar = html.slice(html.indexOf('aria-label="What you can do"'), html.indexOf('Dealer Comments'))
    expect(sidebar).toMatch(/Interested in this vehicle\?.*Reserve Now.*Secure card payment.*Trade In Valuation/s)
    expect(sidebar.match(/\/checkout/g)).toHaveLength(1)
    expect(page({})).not.toContain('Interested in this vehicle?')
  })

  it('D-56 a caravan dealer’s sidebar asks whether the visitor is interested in the caravan', () => {
    const html = page(
      { payment_processors: ['card'] },
      {
        reservation: { kind: 'deposit', amount: 200, holdHours: 48, path: 'checkout' },
        search: { ...site.search, vehicleWord: 'caravan' },
      },
    )
    expect(html).toContain('Interested in this caravan?')
  })

  it('D-50 a certified car shows the badge’s picture if the site has one, else its text', () => {
    const certified = { make: 'Toyota', title: 'Sure Certified', image: '/site-files/badge.svg', benefits: ['A year'] }
    const car = { make: 'Toyota', certified: true, car_type: 'used' } as const
    const withImage = page(car, { vehicle: { ...site.vehicle, certified } })
    expect(withImage).toContain('<img src="/site-files/badge.svg" alt="Sure Certified"')
    expect(withImage, 'its tag would say the same again').not.toContain('vehicle-tag')
    expect(page(car, { vehicle: { ...site.vehicle, certified: { ...certified, image: null } } })).toMatch(
      /Sure Certified<span class="sr-only">/,
    )
  })

  it('CAR-1 has no section of features for a car without equipment', () => {
    expect(page({ standardEquipment: [] })).not.toContain('>Features</h2>')
  })

  it('CAR-1 loads the first picture at once and the others lazily', () => {
    const html = page({ images: ['/a.webp', '/b.webp', '/c.webp'] })
    const [first, ...others] = html.match(/<img[^>]*>/g) ?? []
    expect(first).toContain('loading="eager" fetchPriority="high"')
    expect(others.filter((image) => image.includes('eager'))).toEqual([])
  })

  it('CAR-1, FIELD-5 shows our own picture for a video, and requests nothing from its host before a click', () => {
    const html = page({ video: 'a1B2c3D4_-5' })
    expect(html).toMatch(/<a href="https:\/\/www\.youtube-nocookie\.com\/embed\/a1B2c3D4_-5[^"]*" rel="noopener"/)
    expect(html).toContain('Watch the video')
    expect(html).not.toMatch(/<iframe|<video|src="https:\/\/www\.youtube/)
    expect(page({})).not.toContain('Watch the video')
  })

  it('CARD-7 explains how the market badge is calculated, without JavaScript too', () => {
    const autograb_data = { state_average_market_price: 99_000, average_market_price: null }
    expect(page({ autograb_data })).toMatch(
      /<details[^>]*>.*below market.*the average market price in [A-Z]+ .*<\/details>/s,
    )
  })

  it('CARD-7 compares the price with the market in words, and hides the bar from screen readers', () => {
    const market = { low: 30_000, high: 90_000, cars: 31, date: '2026-11-12T00:00:00.000Z' }
    const named = { vehicle: { ...site.vehicle, marketSource: 'AutoGrab' } }
    const bar =
      /<div class="market-bar">.*?Source: AutoGrab, 12 November 2026<\/p>/s.exec(page({ market }, named))?.[0] ?? ''
    expect(bar).toMatch(
      /<div aria-hidden="true"><svg.*<\/div><p[^>]*>\$[\d,]+ is .* 31 similar vehicles are advertised for\./s,
    )
    expect(bar).not.toContain('style=')
    expect(page({ market })).not.toContain('market-bar')
  })

  it('CAR-5 shares by mail and compares by a link before any script runs', () => {
    expect(page({})).toMatch(/href="mailto:\?subject=[^"]*yard\.example/)
  })

  it('CAR-2 has the full text of long comments in the page, behind their beginning', () => {
    const html = page({ dealercomments: `${words}|The end of it.` })
    const folded = html.slice(html.indexOf('<details class="fold fold-flush'))
    expect(folded).toContain('<p>The end of it.</p>')
    expect(html).toMatch(/jumps over[^<]*…<\/p>/)
  })

  it('CAR-2 says so when comments are missing', () => {
    expect(page({ dealercomments: null })).toContain('Dealer comments are pending. Please check back here later.')
  })

  it('CAR-3 shows four facts and eight features, and collapses the rest', () => {
    const html = page({ standardEquipment: Array.from({ length: 11 }, (_, n) => `Feature ${n}`) })
    const facts = html.slice(html.indexOf('vehicle-key-information'), html.indexOf('Dealer Comments'))
    expect(facts.slice(0, facts.indexOf('<details')).match(/<dt/g)).toHaveLength(4)
    expect(facts).toMatch(/Show More.*Show Less/s)
    const features = html.slice(html.indexOf('id="features"'))
    expect(features.slice(0, features.indexOf('<details')).match(/Feature \d+/g)).toHaveLength(8)
    expect(features).toMatch(/Show All.*Hide.*Feature 10/s)
  })

  it('CAR-6 says that a car is sold and offers a similar one instead of the enquiry', () => {
    const html = page({ status: 'sold', sold_date_timestamp: now.toISOString() })
    expect(html).toMatch(/Unfortunately this [a-z]+ recently sold/)
    expect(html).toContain('Show me similar ones')
    expect(html).not.toContain('<form')
  })

  it('PHONE-1 masks the number, which is nowhere in the car’s markup', () => {
    const html = page({})
    expect(html).toContain('07 55*******')
    expect(html).not.toContain('5550 1234')
  })

  it('LAW-1 puts the comparison rate next to the repayment in the same line and type, with the warning directly below', () => {
    const manual = { interestRate: 8.95, comparisonRate: 9.8, paymentWeek: 142, paymentMonth: 615, termMonths: 60 }
    const html = page({ finance_lenders: { manual: { ...NO_OFFER, ...manual } } })
    expect(html).toMatch(/<p>\$142 \/ week<\/p><p>Comparison rate 9\.80% p\.a\.<\/p>/)
    expect(html).toContain('WARNING: This comparison rate is true only for the examples given')
  })

  it('FIELD-4 has no inline style, which the pages’ policy would refuse', () => {
    expect(page({ dealercomments: words, images: ['/a.webp', '/b.webp'] })).not.toMatch(/ style="| on[a-z]+="/)
  })
})

const NO_OFFER = {
  interestRate: null,
  comparisonRate: null,
  paymentWeek: null,
  paymentMonth: null,
  termMonths: null,
  termYears: null,
  disclaimer: null,
  balloon: null,
  deposit: null,
}

function page(change: Partial<Car>, changes: Partial<Site> = {}): string {
  return inWordsOfSite({ ...site, ...changes }, () => rendered(change, changes))
}

function rendered(change: Partial<Car>, changes: Partial<Site>): string {
  const vehicle = vehicleView(
    sampleCar(change),
    { ...site, ...changes },
    { now, origin: 'https://yard.example', similar: [] },
  )
  const options = leadFormOptions(site)
  const form = {
    kind: 'vehicle-enquiry',
    action: `${vehicle.href}#enquire`,
    fields: leadFormFields(options, 'vehicle-enquiry'),
    steps: null,
    options,
    notice: privacyNotice(site),
  } as const
  return renderToStaticMarkup(
    <MemoryRouter>
      <SlotsProvider value={BASE_SLOTS}>
        <VehiclePage
          site={siteView(site, now)}
          vehicle={vehicle}
          enquiry={{ form, kind: 'vehicle', isDialog: false, answerer: null }}
          faults={null}
        />
      </SlotsProvider>
    </MemoryRouter>,
  )
}
