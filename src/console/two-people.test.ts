import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyNth } from '#tests/setup/proof.ts'
import { CONSOLE_ROUTES } from './routes.ts'
import { LEAD_FORMS } from './testing/lead-forms.ts'
import { type PostAddress, STOCK_FORMS } from './testing/stock-forms.ts'
import { STUDIO_FORMS } from './testing/studio-forms.ts'
import { bothStay, clashes, type TwoPeople, type TwoPeopleRow, twoPeople } from './testing/two-people.ts'

/** One row for each address that a form is sent to: the type asks for the row of a new one. */
const ROWS: Readonly<Record<PostAddress, TwoPeopleRow>> = { ...STOCK_FORMS, ...LEAD_FORMS, ...STUDIO_FORMS }

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())

/** `studio-two-people.test.ts` runs those of the website. */
const rows = Object.entries(ROWS).filter(([address]) => !(address in STUDIO_FORMS))
const forms = rows.flatMap(([address, row]) => (row.kind === 'form' ? [{ address, row }] : []))
/** A half in npm test. */
const clashing = everyNth(forms, 2)
/** Forms whose clash was answered, with nothing lost that either person typed. */
const answered: string[] = []

describe('STAFF-11 two people over every form of the console', () => {
  it.each(everyNth(forms, 3))('$address: each changes a field, and both stay', ({ row }) => bothStay(both, row))

  it.each(clashing)(
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
    const acts = rows.filter(([, row]) => row.kind === 'act').length
    const lost = clashing.length - answered.length
    console.log(`${clashing.length} forms, ${answered.length} clashes answered, ${acts} acts, values lost: ${lost}`)
    expect(lost).toBe(0)
  })

  it('every address that takes a form has its row, or a reason why not', () => {
    const addresses = CONSOLE_ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => `POST ${path}`)
    expect(Object.keys(ROWS).toSorted()).toEqual(addresses.toSorted())
    for (const row of Object.values(ROWS)) if (row.kind === 'exempt') expect(row.because).toMatch(/^[A-Z].{15,}\.$/)
  })
})
