import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

type Lawful = Pick<Site, 'locations' | 'identity' | 'finance'>

/**
 * What a change takes away that the law asks for (LAW-1, LAW-2, LAW-4). It compares two states of a site: one that never
 * had a licence number is no matter of a change.
 */
export function lostByLaw(before: Lawful, after: Lawful): readonly SiteWarning[] {
  return [
    ...licenceNumbers(before, after),
    ...(before.identity.abn !== null && after.identity.abn === null
      ? [{ path: 'identity.abn', reason: 'the footer shows no ABN any more: write it, or confirm that none is needed' }]
      : []),
    ...(before.identity.legalName !== null && after.identity.legalName === null
      ? [
          {
            path: 'identity.legalName',
            reason: 'no form names who collects a visitor’s details any more: write the company’s legal name',
          },
        ]
      : []),
    ...(isShown(before) && isShown(after) && before.finance.disclaimer !== '' && after.finance.disclaimer === ''
      ? [
          {
            path: 'finance.disclaimer',
            reason: 'repayments show without their small print: write that they are no offer of credit',
          },
        ]
      : []),
  ]
}

function licenceNumbers(before: Lawful, after: Lawful): readonly SiteWarning[] {
  return after.locations.flatMap((location, index) => {
    const was = before.locations.find(({ id }) => id === location.id)
    const path = `locations[${index}]`
    return [
      ...(was?.licenceNumber && !location.licenceNumber
        ? [{ path: `${path}.licenceNumber`, reason: `${location.name} shows no ${was.licenceLabel} any more` }]
        : []),
      ...(was?.repairerNumber && !location.repairerNumber
        ? [{ path: `${path}.repairerNumber`, reason: `${location.name} shows no ${was.repairerLabel} any more` }]
        : []),
    ]
  })
}

function isShown({ finance }: Lawful): boolean {
  return finance.calculator || finance.provider !== null
}
