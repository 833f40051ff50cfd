import { expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { valuePropositions } from './value-propositions.ts'

it('SITE-8 the header promises reserving, paying and finance online', () => {
  expect(valuePropositions(exampleSite({ reservation: { kind: 'deposit' } }))).toEqual([
    'Reserve Quickly Online',
    'Secure Online Payments',
    'Apply For Finance',
  ])
})

it('SITE-8 a site promises nothing that it does not do, and its own words stand instead', () => {
  expect(valuePropositions(exampleSite())).toEqual(['Apply For Finance'])
  expect(valuePropositions(exampleSite({ menus: { valuePropositions: ['Open late'] } }))).toEqual(['Open late'])
  expect(valuePropositions(exampleSite({ menus: { valuePropositions: [] } }))).toEqual([])
})
