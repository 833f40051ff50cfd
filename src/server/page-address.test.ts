import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

const address = (path: string) => pageAddress(new URL(path, 'http://dealer.example'))

describe('pageAddress', () => {
  it('puts parameters in one order and keeps repeated ones in theirs', () => {
    expect(address('/search?make=Mazda&body=suv&make=Toyota')).toBe('/search?body=suv&make=Mazda&make=Toyota')
  })

  it('leaves out what campaigns add to a link', () => {
    expect(address('/search?utm_source=x&gclid=1&fbclid=2&query=hilux')).toBe('/search?query=hilux')
  })

  it('is the bare path when nothing is left', () => {
    expect(address('/search?utm_medium=mail')).toBe('/search')
  })
})
