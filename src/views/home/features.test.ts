import { expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { featureViews } from './features.ts'

const OFFERING = { integrations: { offersCount: 4 } }

it('D-52 SITE-9 shows three items: offers, service booking, selling your car', () => {
  expect(featureViews(exampleSite(OFFERING)).map(({ href }) => href)).toEqual([
    '/special-offers',
    '/service',
    '/sell-my-car',
  ])
})

it.each([
  [true, true, 'Get an instant offer in 2 minutes'],
  [true, false, 'Tell us about it, and we’ll call with a price'],
  [false, true, null],
])('D-53 SITE-9 with instantOffer %s and valuation %s, the text for selling is %j', (instantOffer, valuation, text) => {
  expect(featureViews(exampleSite({ home: { instantOffer }, tradeIn: { valuation } })).at(-1)).toMatchObject({
    title: 'Sell your vehicle',
    text,
  })
})

it('SITE-9 ROUTE-9 leaves out an item whose page the site does not have', () => {
  const site = exampleSite({ leads: { pages: ['trade-in'] }, integrations: { offersCount: 0 } })
  expect(featureViews(site).map(({ name }) => name)).toEqual(['sell'])
})

it('SITE-9 uses the dealer’s word: caravans', () => {
  expect(featureViews(exampleSite({ search: { vehicleWord: 'caravan' } })).at(-1)?.title).toBe('Sell your caravan')
})
