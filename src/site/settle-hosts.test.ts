import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { settleHosts } from './settle-hosts.ts'
import { type Site, siteSchema } from './site.ts'

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

  it('SITE-1 refuses the later of two new sites that claim one hostname', () => {
    const { owners, refused } = settleHosts(sites({ bay: ['x.example'], ash: ['x.example'] }), NONE, true)
    expect(owners.get('x.example')).toBe('ash')
    expect(refused.get('bay')).toMatchObject({
      path: 'hostnames[0]',
      reason: '"x.example" belongs to site "ash" already',
    })
  })

  it('SITE-1 leaves a hostname with the site that has it, whatever the order of slugs', () => {
    const live = sites({ bay: ['x.example'] })
    const { owners, refused } = settleHosts(sites({ ash: ['x.example'], bay: ['x.example'] }), live, true)
    expect(owners.get('x.example')).toBe('bay')
    expect([...refused.keys()]).toEqual(['ash'])
  })

  it('SITE-1 lets a hostname move when its owner gives it up in the same change', () => {
    const live = sites({ ash: ['x.example'], bay: [] })
    const { owners, refused } = settleHosts(sites({ ash: [], bay: ['x.example'] }), live, true)
    expect(owners.get('x.example')).toBe('bay')
    expect(refused.size).toBe(0)
  })

  it('SITE-5 keeps a refused site on its last good hostnames, against a site that hoped for them', () => {
    const live = sites({ ash: ['a.example'], bay: ['b.example'], cove: [] })
    const wanted = sites({ ash: ['a.example'], bay: ['a.example'], cove: ['b.example'] })
    const { owners, refused } = settleHosts(wanted, live, true)
    expect([...refused.keys()]).toEqual(['bay', 'cove'])
    expect(owners.get('b.example')).toBe('bay')
  })

  it('SITE-1 protects the localhost name of another slug outside production', () => {
    const { owners, refused } = settleHosts(sites({ ash: ['bay.localhost'], bay: [] }), NONE, false)
    expect(owners.get('bay.localhost')).toBe('ash')
    expect(refused.get('bay')).toMatchObject({ path: 'slug' })
  })
})

const NONE: ReadonlyMap<string, Site> = new Map()

function sites(hostnames: Readonly<Record<string, string[]>>): ReadonlyMap<string, Site> {
  return new Map(
    Object.entries(hostnames).map(([slug, names]) => [slug, siteSchema.parse(smallSite({ slug, hostnames: names }))]),
  )
}
