import { describe, expect, it } from 'vitest'
import { createLocalities } from './localities.ts'

const localities = createLocalities()
const BRISBANE = { lat: -27.47, lng: 153.03 }
const MELBOURNE = { lat: -37.81, lng: 144.96 }

describe('ASK-4 a place by its name', () => {
  it.each([
    ['Ipswich', BRISBANE, '4305'],
    ['brisbane', BRISBANE, '4000'],
    ['sydney', BRISBANE, '2000'],
    ['melbourne', BRISBANE, '3000'],
    ['darwin', BRISBANE, '0800'],
    ['gold coast', BRISBANE, '4217'],
    ['geelong', MELBOURNE, '3220'],
    ['4305', MELBOURNE, '4305'],
  ])('%s', (text, near, postcode) => expect(localities.named(text, near, 'AU')?.postcode).toBe(postcode))

  it('is the nearest of several with one name', () => {
    expect(localities.named('kensington', MELBOURNE, 'AU')?.postcode).toBe('3031')
    expect(localities.named('kensington', { lat: -34.93, lng: 138.6 }, 'AU')?.postcode).toBe('5068')
  })

  it('is unknown', () => expect(localities.named('nowhere at all', BRISBANE, 'AU')).toBeNull())
})
