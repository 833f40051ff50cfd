import { describe, expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { currentOffers, type SiteOffer } from './offer.ts'
import { isOnOffer } from './on-offer.ts'

const offer = (title: string, from: string | null, until: string | null): SiteOffer => ({
  title,
  text: '',
  terms: null,
  image: null,
  button: '',
  href: '/',
  from,
  until,
})

describe('special offers', () => {
  const NOW = new Date('2027-01-01T00:00:00Z')
  const offers = [
    offer('always', null, null),
    offer('over', null, '2027-01-01T00:00:00Z'),
    offer('begins now', '2027-01-01T00:00:00Z', null),
    offer('later', '2027-01-01T10:00:01+10:00', null),
    offer('last', null, '2027-01-01T10:00:01+10:00'),
  ]

  it.each([
    [4, ['always', 'begins now', 'last']],
    [2, ['always', 'begins now']],
    [0, []],
  ])('ROUTE-3 SITE-3 with offers.count %s, the current offers are %j', (count, titles) => {
    expect(currentOffers(offers, count, NOW).map(({ title }) => title)).toEqual(titles)
  })

  it.each([
    [{ price: 20000, before_price: 22000, offer_price: null }, true],
    [{ price: 20000, before_price: null, offer_price: 19000 }, true],
    [{ price: 20000, before_price: null, offer_price: null }, false],
    [{ price: 20000, before_price: 18000, offer_price: null }, false],
    [{ price: 20000, before_price: null, offer_price: 1 }, false],
    [{ price: null, before_price: 22000, offer_price: null }, false],
  ])('ROUTE-3 isOnOffer for %j is %s', (prices, reduced) => {
    expect(isOnOffer(exampleCar(prices))).toBe(reduced)
  })
})
