import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type Site, siteSchema } from '../site.ts'
import { settleHosts } from './settle-hosts.ts'

describe('settleHosts', () => {
  it('SITE-1 gives each hostname to the site that names it', () => {
    const { owners, refused } = settleHosts(
      sites({ ash: ['a.example'], bay: ['b.example', 'www.b.example'] }),
      NONE,
      true,
    )
    expect([...owners]).toEqual([
      ['a.example', 'ash'],
      ['b.example', 'bay'],
      ['www.b.example', 'bay'],
    ])
    expect(refused.size).toBe(0)
  })

  it('H10 SITE-1 gives a hostname claimed by two new sites to neither, and serves both under their other names', () => {
    const { owners, refused, struck, contested } = settleHosts(
      sites({ bay: ['x.example', 'b.example'], ash: ['x.example'] }),
      NONE,
      true,
    )
    expect([...owners]).toEqual([['b.example', 'bay']])
    expect(refused.size).toBe(0)
    expect([...contested]).toEqual([['x.example', ['ash', 'bay']]])
    expect(struck.get('bay')).toMatchObject([
      {
        path: 'hostnames[0]',
        reason: '"x.example" is claimed by site "ash" too: nobody is served under it until one gives it up',
      },
    ])
  })

  it('H10 gives a hostname to its owner in the database, whatever this process knew', () => {
    const wanted = sites({ ash: ['x.example'], bay: ['x.example'] })
    for (const owner of ['ash', 'bay']) {
      const recorded = new Map([['x.example', owner]])
      const { owners, struck, contested } = settleHosts(wanted, NONE, true, { recorded })
      expect([...owners]).toEqual([['x.example', owner]])
      expect(struck.get(owner === 'ash' ? 'bay' : 'ash')).toMatchObject([
        { reason: `"x.example" belongs to site "${owner}" already` },
      ])
      expect(contested.size).toBe(0)
    }
  })

  it('H10 reserves a hostname for an owner that is broken at the moment, until the owner drops it or is gone', () => {
    const recorded = new Map([['x.example', 'bay']])
    const present = new Set(['ash', 'bay'])
    const claimed = (more: Record<string, string[]>, there = present) =>
      settleHosts(sites({ ash: ['x.example'], ...more }), NONE, true, { recorded, present: there })
    expect(claimed({}).owners.size).toBe(0)
    expect(claimed({}).struck.get('ash')).toMatchObject([{ reason: '"x.example" belongs to site "bay" already' }])
    expect(claimed({ bay: [] }).owners.get('x.example')).toBe('ash')
    expect(claimed({}, new Set(['ash'])).owners.get('x.example')).toBe('ash')
  })

  it('H10 refuses a new site that claims another’s hostname when it is published by hand', () => {
    const live = sites({ ash: ['x.example'] })
    const { refused } = settleHosts(sites({ ash: ['x.example'], bay: ['x.example'] }), live, true, { refusesNew: true })
    expect([...refused.keys()]).toEqual(['bay'])
  })

  it('SITE-1 leaves a hostname with the site that has it, whatever the order of slugs', () => {
    const live = sites({ bay: ['x.example'] })
    const { owners, struck } = settleHosts(sites({ ash: ['x.example'], bay: ['x.example'] }), live, true)
    expect(owners.get('x.example')).toBe('bay')
    expect([...struck.keys()]).toEqual(['ash'])
  })

  it('SITE-1 lets a hostname move when its owner gives it up in the same change', () => {
    const live = sites({ ash: ['x.example'], bay: [] })
    const { owners, refused } = settleHosts(sites({ ash: [], bay: ['x.example'] }), live, true)
    expect(owners.get('x.example')).toBe('bay')
    expect(refused.size).toBe(0)
  })

  it('SITE-5 leaves a refused site its last good hostnames, even if another site claims them', () => {
    const live = sites({ ash: ['a.example'], bay: ['b.example'], cove: [] })
    const wanted = sites({ ash: ['a.example'], bay: ['a.example'], cove: ['b.example'] })
    const { owners, refused } = settleHosts(wanted, live, true)
    expect([...refused.keys()]).toEqual(['bay', 'cove'])
    expect(owners.get('b.example')).toBe('bay')
  })

  it('SITE-1 protects the localhost name of another slug outside production', () => {
    const { owners, struck } = settleHosts(sites({ ash: ['bay.localhost'], bay: [] }), NONE, false)
    expect(owners.get('bay.localhost')).toBe('bay')
    expect(struck.get('ash')).toMatchObject([{ path: 'hostnames[0]' }])
  })
})

const NONE: ReadonlyMap<string, Site> = new Map()

function sites(hostnames: Readonly<Record<string, string[]>>): ReadonlyMap<string, Site> {
  return new Map(
    Object.entries(hostnames).map(([slug, names]) => [slug, siteSchema.parse(smallSite({ slug, hostnames: names }))]),
  )
}
