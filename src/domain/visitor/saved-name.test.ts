import { expect, it } from 'vitest'
import { savedHeading, savedName } from './saved-name.ts'

const site = (savedCarsName: 'watchlist' | 'saved-cars', vehicleWord = 'car') => ({
  integrations: { savedCarsName },
  search: { vehicleWord },
})

it('GARAGE-5 ROUTE-10 the names of the rules apply unless a site chooses one name for all places', () => {
  expect(savedName(site('watchlist'))).toBeNull()
  expect(savedName(site('saved-cars'))).toBe('saved cars')
  expect(savedName(site('saved-cars', 'caravan'))).toBe('saved caravans')
})

it('has a capital in a heading', () => {
  expect(savedHeading('saved cars')).toBe('Saved cars')
  expect(savedHeading(null)).toBeNull()
})
