import { expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { siteSchema } from '../site.ts'
import { accessibilityStatement } from './accessibility-statement.ts'

const site = siteSchema.parse(smallSite())

it.each([
  ['AU', 'Disability Discrimination Act 1992'],
  ['NZ', 'Human Rights Act 1993'],
  ['US', null],
] as const)('LAW-7 names the law of its own country alone: %s', (region, law) => {
  const said = accessibilityStatement({ site: { ...site, region }, pageBlocks: [] })
  expect(said.match(/under the (.+)\./)?.[1] ?? null).toBe(law)
  expect(said).not.toMatch(/colour|postcode|licence/)
})
