import { describe, expect, it } from 'vitest'
import { hostname, hostnamesOf } from './hostname.ts'

describe('hostname', () => {
  it.each([
    ['www.dealer.example', 'www.dealer.example'],
    ['WWW.Dealer.Example', 'www.dealer.example'],
    ['www.dealer.example:3000', 'www.dealer.example'],
    ['www.dealer.example.', 'www.dealer.example'],
    ['www.dealer.example.:443', 'www.dealer.example'],
    [' dealer.localhost ', 'dealer.localhost'],
  ])('SITE-1 the Host header %j names %s', (header, name) => {
    expect(hostname(header)).toBe(name)
  })

  it.each([
    [undefined],
    [null],
    [''],
    [':3000'],
    ['.'],
    ['www..example'],
    ['www.dealer.example..'],
    ['-dealer.example'],
    ['dealer.example/..'],
    ['dealer.example@other.example'],
    ['dealer example'],
    ['[::1]:3000'],
    ['dealer.example:3000:3000'],
    ['bücher.example'],
    [`${'a'.repeat(64)}.example`],
    [`${'a.'.repeat(130)}example`],
  ])('SITE-1 the Host header %j names no site', (header) => {
    expect(hostname(header)).toBeNull()
  })

  it('SITE-1 a site answers under localhost only outside production', () => {
    const site = { slug: 'small', hostnames: ['www.small.example'] }
    expect(hostnamesOf(site, true)).toEqual(['www.small.example'])
    expect(hostnamesOf(site, false)).toEqual(['www.small.example', 'small.localhost'])
  })
})
