import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEAD_FORMS } from '../../../../src/console/testing/lead-forms.ts'
import { type PostAddress, STOCK_FORMS } from '../../../../src/console/testing/stock-forms.ts'
import { STUDIO_FORMS } from '../../../../src/console/testing/studio-forms.ts'
import type { TwoPeopleRow } from '../../../../src/console/testing/two-people.ts'
import type { FormRow, WalkedForm } from './form-row.ts'
import { FORM_ROWS } from './form-rows.ts'
import { type PeopleAtBrowsers, peopleAtBrowsers } from './people-at-browsers.ts'
import { raceForm } from './race-form.ts'
import { walkForm } from './walk-form.ts'

const ROWS: Readonly<Record<PostAddress, FormRow>> = FORM_ROWS
const TWO_PEOPLE: Readonly<Record<PostAddress, TwoPeopleRow>> = { ...STOCK_FORMS, ...LEAD_FORMS, ...STUDIO_FORMS }

/** STAFF-10, STAFF-11: forms of the console in a browser. `only`: a sample; all, if left out. */
export function everyFormContract(browser: () => Promise<Browser>, only?: readonly PostAddress[]): void {
  describe('forms of the console in a browser', () => {
    let people: PeopleAtBrowsers
    beforeAll(async () => {
      people = await peopleAtBrowsers()
    })
    afterAll(() => people?.close())
    const walked = (Object.keys(ROWS) as PostAddress[])
      .filter((address) => only === undefined || only.includes(address))
      .flatMap((address) => formsOf(ROWS[address]).map((row) => ({ address, row })))
    const raced = walked.flatMap(({ address, row }) => {
      const two = TWO_PEOPLE[address]
      const typed = two.kind === 'form' && row === formsOf(ROWS[address])[0] ? two : null
      return typed || row.meanwhile ? [{ address, row, typed }] : []
    })
    const sums = { values: 0, ways: 0, lost: 0 }

    it.each(walked)(
      'STAFF-10 $address: a closed page, a lost line, a fault in another field, an ended session',
      async ({ row }) => {
        const { lost, faults, values, ways } = await walkForm(people, await browser(), row)
        sums.values += values
        sums.ways += ways.length
        sums.lost += lost.length
        expect([...lost, ...faults]).toEqual([])
        expect(values).toBeGreaterThan(0)
      },
    )

    it.each(raced)(
      'STAFF-11 $address: what another person saved meanwhile, and one’s own words',
      async ({ row, typed }) => {
        const lost = await raceForm(people, await browser(), row, typed)
        sums.lost += lost.length
        expect(lost).toEqual([])
      },
    )

    it('STAFF-10 STAFF-11 nothing is lost', () => {
      const { values, ways, lost } = sums
      console.log(
        `${walked.length} forms in a browser, ${values} values, ${ways} ways; ${raced.length} by two people; lost: ${lost}`,
      )
      expect(lost).toBe(0)
    })
  })
}

function formsOf(row: FormRow): readonly WalkedForm[] {
  if ('because' in row) return []
  return 'prepare' in row ? [row] : row
}
