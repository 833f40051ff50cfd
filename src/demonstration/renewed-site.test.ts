import { join } from 'node:path'
import { expect, it } from 'vitest'
import { holidayHours } from '#domain/location/holiday-hours.ts'
import { currentOffers } from '#domain/offer/offer.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { dateWarnings } from '#site/warnings/dates.ts'
import { renewedSite } from './renewed-site.ts'

const folder = join(import.meta.dirname, '..', '..', 'sites')
const { sites } = await readFolder(folder, EMPTY_FOLDER, false)

it('leaves the dates of the made dealers as they are while none is over', () => {
  for (const site of sites.values()) expect(renewedSite(site, new Date('2026-11-24T00:00:00Z'))).toEqual(site)
})

it.each([
  '2026-11-24T00:00:00Z',
  '2026-12-31T14:00:00Z',
  '2027-01-20T00:00:00Z',
  '2027-01-26T00:00:00Z',
  '2028-02-29T00:00:00Z',
  '2031-07-01T00:00:00Z',
  '2040-12-31T23:00:00Z',
])('at %s a made dealer has an offer that runs, holidays to come and no date that is over', (at) => {
  const now = new Date(at)
  for (const written of sites.values()) {
    const site = renewedSite(written, now)
    expect(currentOffers(site.offers.list, site.integrations.offersCount, now)).toEqual(site.offers.list)
    for (const location of site.locations) expect(holidayHours(location, now, site.region)).not.toEqual([])
    expect(dateWarnings(site, now)).toEqual([])
  }
})

it('moves an offer by the fewest whole years, and a season of holidays together', () => {
  const site = renewedSite(sites.get('southside-cars')!, new Date('2028-02-29T00:00:00Z'))
  expect(site.offers.list.map(({ until }) => until)).toEqual(['2029-02-01T00:00:00+10:00', '2029-01-01T00:00:00+10:00'])
  expect(site.home.banner).toMatchObject({ from: '2027-10-01T00:00:00+10:00', until: '2028-04-01T00:00:00+10:00' })
  expect(site.places.holidays.map(({ date }) => date).at(0)).toBe('2028-12-24')
  expect(site.places.holidays.map(({ date }) => date).at(-1)).toBe('2029-01-26')
})

it('leaves the dates of any other dealer as they are', () => {
  const real = { ...sites.get('southside-cars')!, slug: 'city-cars' }
  expect(renewedSite(real, new Date('2028-02-29T00:00:00Z'))).toBe(real)
})
