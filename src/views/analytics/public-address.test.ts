import { describe, expect, it } from 'vitest'
import { ROUTES } from '#domain/route/routes.ts'
import { isPublicAddress, publicAddress } from './public-address.ts'

const SITE = 'https://yard.example'

describe('FIELD-2 publicAddress', () => {
  it.each([
    ['/', '/', true],
    ['/cars/2021-kia-carnival', '/cars/2021-kia-carnival', true],
    ['/cars/2021-kia-carnival#enquire', '/cars/2021-kia-carnival', true],
    ['/?utm_source=mail&gclid=a1', '/?utm_source=mail&gclid=a1', true],
    ['/?utm_campaign=winter%20sale', '/?utm_campaign=winter+sale', true],
    ['/search?query=mia%40mail.example', '/search', false],
    ['/search?query=hilux&utm_source=mail', '/search?utm_source=mail', false],
    ['/search?postcode=4217', '/search', false],
    ['/reservations/r1', '/reservations', false],
    ['/trade-in', '/trade-in', true],
    ['/trade-in/v1?step=details', '/trade-in', false],
    ['/unsubscribe/lead-1?sign=x', '/unsubscribe', false],
    ['/sandbox-payment/p1', '/sandbox-payment', false],
  ])('FIELD-2 gives %s as %s; complete: %s', (href, address, whole) => {
    expect(publicAddress(SITE + href)).toBe(SITE + address)
    expect(isPublicAddress(SITE + href)).toBe(whole)
  })

  it.each(ROUTES.filter(({ kind, cache, path }) => kind === 'page' && cache === 'personal' && /\/:\w+$/.test(path)))(
    'FIELD-2 leaves the id of $path, a page of one buyer, out',
    ({ path }) => {
      const address = `${SITE}/${path.replace(/:\w+/, 'secret-id')}`
      expect(publicAddress(address)).not.toContain('secret-id')
      expect(isPublicAddress(address)).toBe(false)
    },
  )
})
