import { expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { valuePropositions } from './value-propositions.ts'

it('SITE-8 promises reservation, payment and finance online in the header', () => {
  expect(valuePropositions(exampleSite({ reservation: { kind: 'deposit' } }))).toEqual([
    'Reserve Quickly Online',
    'Secure Online Payments',
    'Apply For Finance',
  ])
})

it('SITE-8 omits promises that the site does not fulfil, and shows the site’s own instead if it has any', () => {
  expect(valuePropositions(exampleSite())).toEqual(['Apply For Finance'])
  expect(valuePropositions(exampleSite({ menus: { valuePropositions: ['Open late'] } }))).toEqual(['Open late'])
  expect(valuePropositions(exampleSite({ menus: { valuePropositions: [] } }))).toEqual([])
})
