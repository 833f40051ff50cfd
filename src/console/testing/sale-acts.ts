import { expect } from 'vitest'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { lead } from './desk-acts.ts'
import { race } from './race.ts'
import type { TwoPeople, TwoPeopleRow } from './two-people.ts'

let buyers = 0

/** A lead that bought a car, and another that asked for the same one: the page of the mail to the other. */
export async function soldToOne({ platform, ann }: TwoPeople): Promise<string> {
  const stocknum = platform.randomId()
  const cars = await platform.addCars('yard', [{ stocknum, price: 24_990 }])
  const car_id = cars.find((car) => car.stocknum === stocknum)?.id
  const asks = () => {
    buyers += 1
    const person = { email: `asked-${buyers}@mail.example`, phone: `0412 346 ${100 + buyers}` }
    return enquire(requestOn(platform, platform.site('yard')), { ...person, car_id, location_id: 'l1' })
  }
  const page = `/leads/${(await asks()).conversationId}`
  await asks()
  const won = await ann.send(`${page}/won`, (await ann.open(`${page}/won`)).form(`${page}/won`).sent())
  expect(won.status).toBe(303)
  return `${page}/others`
}

export const SALE_ACTS = {
  'POST /leads/:id/won': {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const sold = (car: string, price: string) => ({ values: { car, price, isElsewhere: 'yes' } })
      const sent = { anns: sold('A Hilux on order', '61000'), bens: sold('A Ranger on order', '59000') }
      const { second, now } = await race(both, { page: `${page}/won`, action: `${page}/won`, ...sent })
      expect([second.status, second.html]).toEqual([
        409,
        expect.stringMatching(/Ben Ito sold A Ranger on order for \$59,000 at \d+:\d\d [ap]m\./),
      ])
      expect(second.form(`${page}/won`).value('car')).toBe('A Hilux on order')
      expect(now.to).toBe(page)
    },
  },
  'POST /leads/:id/won/back': {
    kind: 'act',
    run: async (both) => {
      const page = await lead(both)
      const sale = { id: 'a-sale-of-two', car: 'A car on order', price: '61000', on: '2026-11-01', isElsewhere: 'yes' }
      const won = await both.ann.open(`${page}/won`)
      const fields = Object.entries(sale).reduce(
        (form, [field, value]) => (field === 'on' ? form : form.typed(field, value)),
        won.form(`${page}/won`),
      )
      expect((await both.ann.send(`${page}/won`, fields.sent())).status).toBe(303)
      const { first, second } = await race(both, {
        page,
        action: `${page}/won/back`,
        anns: { values: {} },
        bens: { values: {} },
      })
      expect([first.status, second.status]).toEqual([303, 409])
      expect(second.html).toContain('The sale was taken back before.')
    },
  },
  'POST /leads/:id/others': {
    kind: 'act',
    run: async (both) => {
      const page = await soldToOne(both)
      const sent = { anns: { values: { text: 'Of Ann' } }, bens: { values: { text: 'Of Ben' } } }
      const { first, second } = await race(both, { page, action: page, ...sent })
      expect([first.status, second.status]).toEqual([303, 409])
      expect(second.html).toContain('They have this mail already.')
      expect(second.html).toContain('Of Ann')
    },
  },
} as const satisfies Readonly<Record<string, TwoPeopleRow>>
