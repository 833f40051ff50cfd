import { describe, expect, it } from 'vitest'
import { checkRequest, distanceOf } from './valuation-request.ts'

const check = (input: object) => checkRequest({ ...input }, 'AU', 'km', 2026)
const mazda = { make: ' Mazda ', model: 'CX-5', year: 2019, km: '85,000 km' }

describe('TRADE-1 checkRequest', () => {
  it('TRADE-1 accepts make, model, year and distance in the notations of people and systems', () => {
    const request = { by: 'hand', make: 'Mazda', model: 'CX-5', year: 2019, km: 85_000 }
    expect(check(mazda)).toEqual({ ok: true, request })
    expect(check({ ...mazda, year: '2019', km: 85_000 })).toEqual({ ok: true, request })
  })

  it('TRADE-1 accepts a plate in any notation, with its state', () => {
    expect(check({ rego: ' 123-ab4 ', regoState: 'QLD' })).toEqual({
      ok: true,
      request: { by: 'rego', rego: '123AB4', regoState: 'QLD', km: null },
    })
  })

  it.each([
    [
      {},
      {
        make: 'Enter the make.',
        model: 'Enter the model.',
        year: 'Enter the year.',
        km: 'Enter the odometer reading.',
      },
    ],
    [{ ...mazda, year: '19' }, { year: 'Year must be four digits, such as 2019.' }],
    [{ ...mazda, year: 2028 }, { year: 'Year must be from 1950 to 2027.' }],
    [{ ...mazda, km: 'far' }, { km: 'Odometer must be a number such as 85,000.' }],
    [{ ...mazda, km: -5 }, { km: 'Odometer must be a number such as 85,000.' }],
    [{ ...mazda, make: ['Mazda'] }, { make: 'Enter the make.' }],
    [{ rego: '123AB4' }, { regoState: 'Please Select a State' }],
    [{ rego: '12<3>', regoState: 'QLD' }, { rego: 'Rego must have only letters and digits.' }],
    [{ rego: '123AB4', regoState: 'TX' }, { regoState: 'Please Select a State' }],
  ])('TRADE-1 refuses %o with errors per field', (input, faults) => {
    const answer = check(input)
    expect(answer.ok).toBe(false)
    if (!answer.ok)
      expect(Object.fromEntries(Object.entries(answer.fields).map(([name, [first]]) => [name, first]))).toEqual(faults)
  })

  it('SITE-6 converts miles to kilometres', () => {
    const answer = checkRequest({ ...mazda, km: '50,000 mi' }, 'US', 'mi', 2026)
    expect(answer).toMatchObject({ request: { km: 80_467 } })
    expect(distanceOf('50000', 'mi')).toBe(80_467)
    // By way of whole miles.
    expect(distanceOf('85,000 km', 'mi')).toBe(85_001)
    expect(distanceOf('50,000 miles', 'km')).toBe(80_467)
    expect(distanceOf('', 'km')).toBeNull()
  })
})
