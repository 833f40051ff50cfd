import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { publishedJsonSchemaText } from '#site/docs/json-schema.ts'
import { optionLeaves } from '#site/docs/option-leaves.ts'
import { parseSite } from '#site/folder/parse-site.ts'
import { TEMPLATES } from '#site/site.ts'
import { demonstrationDealers, folder } from './demonstration-dealers.ts'

const all = [...folder.sites.values()]
const sites = demonstrationDealers
/** Templates that no demonstration dealer wears yet. */
const UNWORN: readonly string[] = ['gallery']

describe('sites/', () => {
  it('SITE-5 every site in the repository is good', () => {
    expect(folder.faults).toEqual([])
    expect(sites.length).toBeGreaterThanOrEqual(3)
  })

  it('SITE-2 a site uses each template, and each site has its own colours', () => {
    expect([...new Set(sites.map(({ template }) => template))].sort()).toEqual(
      TEMPLATES.filter((template) => !UNWORN.includes(template)).sort(),
    )
    expect(new Set(sites.map(({ branding }) => branding.primary)).size).toBe(sites.length)
  })

  it('SITE-3 the dealers differ in kind: one yard, a group in two states, caravans', () => {
    const kinds = sites.map(({ dealerships, locations, search }) => ({
      several: dealerships.length > 1,
      states: new Set(locations.map(({ state }) => state)).size,
      caravans: search.base.itemTypes.includes('caravan'),
    }))
    expect(kinds).toContainEqual({ several: false, states: 1, caravans: false })
    expect(kinds).toContainEqual({ several: true, states: 2, caravans: false })
    expect(kinds).toContainEqual({ several: false, states: 1, caravans: true })
  })

  it.each(all)('SITE-3 $slug is the same site after a round trip through JSON', (site) => {
    expect(parseSite(JSON.parse(JSON.stringify(site)), {})).toEqual({ ok: true, site })
  })

  it('a preset is shared by several dealers', () => {
    const extending = sites.filter(({ slug }) => readFileSync(`sites/${slug}/site.json`, 'utf8').includes('"extends"'))
    expect(extending.length).toBeGreaterThanOrEqual(2)
  })
})

describe('what is published about the options', () => {
  it('SITE-5 the schema completes `extends`, and refuses unknown keys in editors too', () => {
    expect(JSON.parse(publishedJsonSchemaText())).toMatchObject({
      additionalProperties: false,
      properties: {
        extends: { type: 'array' },
        template: { enum: [...TEMPLATES] },
        search: { additionalProperties: false },
      },
    })
  })

  it('SITE-3 every option has a description', () => {
    expect(optionLeaves().filter(({ description }) => description === '')).toEqual([])
  })

  it('SITE-3 an option within an alternative, a list or a group is listed with its default', () => {
    const byPath = new Map(optionLeaves().map((leaf) => [leaf.path, leaf]))
    expect(byPath.get('reservation.kind')).toMatchObject({ values: '`"off"`, `"deposit"`', default: '"off"' })
    expect(byPath.get('search.sold.keepDays')).toMatchObject({ values: 'a whole number', default: '3' })
    expect(byPath.get('locations[].hours[].open')).toMatchObject({ values: 'text or null', default: 'null' })
    expect(byPath.get('slug')).toMatchObject({ default: null })
  })
})
