import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

describe('ROUTE-5 sameSitePath', () => {
  it.each([
    '/',
    '/watchlist',
    '/search?make=Kia&page=2',
    '/finance?car_id=1#finance-form',
    '/cars/a-b',
    '/a%20b',
    '/%2F%2Fx',
  ])('ROUTE-5 accepts %s', (path) => expect(sameSitePath(path)).toBe(path))

  it.each([
    null,
    '',
    'watchlist',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\b',
    'https://evil.example/',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    ' /watchlist',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a\u0000b',
    '/a b',
    `/${'a'.repeat(2000)}`,
  ])('ROUTE-5 refuses %j', (text) => expect(sameSitePath(text)).toBeNull())

  it('ROUTE-5 a browser that follows an accepted path stays on the site, for any text', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        '\r',
        ' ',
        '\u0000',
        '\u00a0',
        '／',
        '。',
      ],
      ...['evil.example', 'javascript:', 'https:', 'data:', 'search', 'yard.example'],
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, fc.boolean(), (text, slashed) => {
        const path = sameSitePath(slashed ? `/${text}` : text)
        if (path === null) return
        for (const page of ['https://yard.example/sign-in', 'http://yard.example:3000/sign-in/code']) {
          const followed = new URL(path, page)
          expect(followed.origin).toBe(new URL(page).origin)
          expect(followed.pathname.startsWith('//')).toBe(false)
        }
        expect(sameSitePath(path)).toBe(path)
      }),
      { numRuns: 3000 },
    )
  })
})
