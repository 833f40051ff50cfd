import { expect, it } from 'vitest'
import { exampleSite } from '../testing/example-site.ts'
import { featureViews } from './features.ts'

const OFFERING = { integrations: { offersCount: 4 } }

it('SITE-9 the banner has three items: offers, service booking, selling your car', () => {
  expect(featureViews(exampleSite(OFFERING)).map(({ href }) => href)).toEqual([
    '/special-offers',
    '/service',
    '/trade-in',
  ])
})

it.each([
  [true, 'Get an instant offer in 2 minutes'],
  [false, null],
])('SITE-9 with the switch at %s selling says %j', (instantOffer, text) => {
  expect(featureViews(exampleSite({ home: { instantOffer } })).at(-1)).toMatchObject({
    title: 'Sell your vehicle',
    text,
  })
})

it('SITE-9 ROUTE-9 an item whose page the site leaves out is left out', () => {
  const site = exampleSite({ leads: { pages: ['trade-in'] }, integrations: { offersCount: 0 } })
  expect(featureViews(site).map(({ name }) => name)).toEqual(['sell'])
})

it('SITE-9 a dealer in caravans buys caravans', () => {
  expect(featureViews(exampleSite({ search: { vehicleWord: 'caravan' } })).at(-1)?.title).toBe('Sell your caravan')
})
