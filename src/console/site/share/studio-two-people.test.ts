import { afterAll, beforeAll, describe, it } from 'vitest'
import { STUDIO_FORMS } from '../../testing/studio-forms.ts'
import { type TwoPeople, twoPeople } from '../../testing/two-people.ts'

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())

describe('STAFF-11 STUDIO-9 two people over the forms of the website', () => {
  it.each(Object.entries(STUDIO_FORMS).flatMap(([address, row]) => (row.kind === 'act' ? [{ address, row }] : [])))(
    '$address: nothing of the other person’s is lost',
    ({ row }) => row.run(both),
  )
})
