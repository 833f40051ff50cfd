import { expect, it } from 'vitest'
import { readSignInAddress, signInPath } from './sign-in-address.ts'

const read = (query: string) => readSignInAddress(new URLSearchParams(query))

it('ROUTE-5 parses type, redirect and back, and writes them again', () => {
  const address = { type: 'finance', redirect: '/finance?car_id=1#form', back: '/search?page=2' } as const
  expect(readSignInAddress(new URL(`https://yard.example${signInPath(address)}`).searchParams)).toEqual(address)
  expect(signInPath({ ...address, back: null }, '/sign-in/code')).toBe(
    '/sign-in/code?type=finance&redirect=%2Ffinance%3Fcar_id%3D1%23form',
  )
})

it.each([
  ['', 'watchlist', '/watchlist'],
  ['type=trade-in', 'trade-in', '/trade-in'],
  ['type=checkout', 'checkout', '/search'],
  ['type=finance', 'finance', '/finance'],
  ['type=admin', 'watchlist', '/watchlist'],
  ['redirect=//evil.example&back=https://evil.example', 'watchlist', '/watchlist'],
  // Signing in would return to the sign-in page forever.
  ['redirect=/sign-in%3Ftype=finance&back=/Sign-In/code', 'watchlist', '/watchlist'],
])('ROUTE-5 ?%s is of type %s and redirects to %s', (query, type, redirect) => {
  expect(read(query)).toEqual({ type, redirect, back: null })
})
