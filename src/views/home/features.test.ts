import { expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { featureViews } from './features.ts'

const OFFERING = { integrations: { offersCount: 4 } }

it('D-52 SITE-9 shows three items: offers, service booking, selling your car', () => {
  expect(featureViews(exampleSite(OFFERING), 'stock').map(({ href }) => href)).toEqual([
    '/special-offers',
    '/service',
    '/sell-my-car',
  ])
})

it.each([
  [true, true, 'stock', 'Get an instant offer in 2 minutes'],
  [true, true, 'nobody', 'Tell us about it, and we’ll call with a price'],
  [true, false, 'stock', 'Tell us about it, and we’ll call with a price'],
  [false, true, 'stock', null],
] as const)(
  'D-53 SITE-9 TRADE-3 with instantOffer %s, valuation %s by %s, the text for selling is %j',
  (instantOffer, valuation, valuedBy, text) => {
    expect(
      featureViews(exampleSite({ home: { instantOffer }, tradeIn: { valuation } }), valuedBy).at(-1),
    ).toMatchObject({
      title: 'Sell your vehicle',
      text,
    })
  },
)

it('SITE-9 ROUTE-9 leaves out an item whose page the site does not have', () => {
  const site = exampleSite({ leads: { pages: ['trade-in'] }, integrations: { offersCount: 0 } })
  expect(featureViews(site, 'stock').map(({ name }) => name)).toEqual(['sell'])
})

it('SITE-9 uses the dealer’s word: caravans', () => {
  expect(featureViews(exampleSite({ search: { vehicleWord: 'caravan' } }), 'stock').at(-1)?.title).toBe(
    'Sell your caravan',
  )
})
