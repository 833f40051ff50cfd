import { expect, it } from 'vitest'
import { lostLeads } from './lost-leads.ts'
import { readinessOf } from './readiness.ts'

it('H3 D-13 an undeliverable lead is a warning that names the site, until a person has dealt with it', () => {
  const faults = lostLeads([
    { site: 'yard', state: 'pending', count: 9 },
    { site: 'yard', state: 'dead', count: 2 },
    { site: 'rival', state: 'acknowledged', count: 1 },
  ])
  expect(readinessOf(faults)).toMatchObject({ status: 'ready', pages: { ready: true }, leads: { ready: true } })
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    '2 lead deliveries of yard reached nobody: run npm run forecourt -- leads list --site yard --state dead.',
  ])
})
