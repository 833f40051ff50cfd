import { expect, it } from 'vitest'
import { codeAddress, pageBefore, returnPath } from './return-path.ts'

it.each([
  ['/leads/1?view=mine', '/leads/1?view=mine'],
  ['/account', '/account'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['/leads\r\nSet-Cookie: a=b', '/'],
  ['/sign-in/code?to=/leads', '/'],
  [`/${'a'.repeat(300)}`, '/'],
  ['', '/'],
])('STAFF-6 after a second factor %j leads to %j, never away from the console', (text, path) => {
  expect(returnPath(text)).toBe(path)
})

it('STAFF-6 an action that asks for a second factor goes on at the page it came from', () => {
  const asked = (referer: string) =>
    pageBefore({ headers: new Headers({ referer }), url: 'http://console.localhost/reservations/1/refund' })
  expect(asked('http://console.localhost/reservations/1?show=held')).toBe('/reservations/1?show=held')
  expect(asked('http://evil.example/reservations/1')).toBe('/')
  expect(asked('')).toBe('/')
  expect(codeAddress('/leads/1?a=b')).toBe('/sign-in/code?to=%2Fleads%2F1%3Fa%3Db')
  expect(codeAddress('/')).toBe('/sign-in/code')
})
