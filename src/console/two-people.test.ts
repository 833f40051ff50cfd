import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSOLE_ROUTES } from './routes.ts'
import { LEAD_FORMS } from './testing/lead-forms.ts'
import { type PostAddress, STOCK_FORMS } from './testing/stock-forms.ts'
import { bothStay, clashes, type TwoPeople, type TwoPeopleRow, twoPeople } from './testing/two-people.ts'

/** One row for each address that a form is sent to: the type asks for the row of a new one. */
const ROWS: Readonly<Record<PostAddress, TwoPeopleRow>> = { ...STOCK_FORMS, ...LEAD_FORMS }

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
}, 120_000)
afterAll(() => both.close())

const rows = Object.entries(ROWS)
/** Forms whose clash was answered, with nothing lost that either person typed. */
const answered: string[] = []

describe('STAFF-11 two people over every form of the console', () => {
  it.each(rows.flatMap(([address, row]) => (row.kind === 'form' ? [{ address, row }] : [])))(
    '$address: each changes a field, and both stay',
    ({ row }) => bothStay(both, row),
  )

  it.each(rows.flatMap(([address, row]) => (row.kind === 'form' ? [{ address, row }] : [])))(
    '$address: both change a field, and the slower one gets both values, who and when',
    async ({ address, row }) => {
      await clashes(both, row)
      answered.push(address)
    },
  )

  it.each(rows.flatMap(([address, row]) => (row.kind === 'act' ? [{ address, row }] : [])))(
    '$address: an act of one person does not undo the other’s',
    ({ row }) => row.run(both),
  )

  it('every form’s clash is answered, and none of the values is lost', () => {
    const of = (kind: TwoPeopleRow['kind']) => rows.filter(([, row]) => row.kind === kind).length
    const lost = of('form') - answered.length
    console.log(`${of('form')} forms, ${answered.length} clashes answered, ${of('act')} acts, values lost: ${lost}`)
    expect(lost).toBe(0)
  })

  it('every address that takes a form has its row, or a reason why not', () => {
    const addresses = CONSOLE_ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => `POST ${path}`)
    expect(Object.keys(ROWS).toSorted()).toEqual(addresses.toSorted())
    for (const row of Object.values(ROWS)) if (row.kind === 'exempt') expect(row.because).toMatch(/^[A-Z].{15,}\.$/)
  })
})
