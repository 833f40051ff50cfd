import { expect } from 'vitest'
import { sampleCar } from '#operations/testing/sample-data.ts'
import type { ConsoleAddress } from '../routes.ts'
import type { TwoPeople, TwoPeopleRow } from './two-people.ts'

export type PostAddress = Extract<ConsoleAddress, `POST ${string}`>

const NOT_YET = { kind: 'exempt', because: 'Its row is being written.' } as const

/** A new car of the feed; returns its page. */
async function car({ platform }: TwoPeople): Promise<string> {
  const id = platform.randomId()
  await platform.addCars('yard', [sampleCar({ id, slug: id, stocknum: id, price: 35_990, colour: 'Red' })])
  return `/stock/${id}`
}

/** A new draft of a car; returns its page. */
async function draft({ ann, platform }: TwoPeople): Promise<string> {
  const form = (await ann.open('/hand-cars/new')).form('/hand-cars').typed('make', 'Mazda').typed('price', '35990')
  const { to } = await ann.send('/hand-cars', form.typed('stocknum', platform.randomId()).sent(['do', 'save']))
  return to?.split('?')[0] ?? ''
}

/** STAFF-11: the addresses of the stock desk, the feeds and the channels that a form is sent to. */
export const STOCK_FORMS = {
  'POST /stock/:id/fields': {
    kind: 'form',
    prepare: async (both) => {
      const page = await car(both)
      return { page, action: `${page}/fields` }
    },
    both: { name: 'price', ann: '33000', ben: '34879', said: '$34,879' },
    own: { name: 'dealercomments', ann: 'One owner\nFull history' },
  },
  'POST /stock/:id/act': {
    kind: 'act',
    run: async (both) => {
      const page = await car(both)
      const { ann, ben } = both
      const [anns, bens] = [(await ann.open(page)).form(`${page}/act`), (await ben.open(page)).form(`${page}/act`)]
      expect((await ben.send(`${page}/act`, bens.sent(['do', 'sold']))).status).toBe(303)
      const answer = await ann.send(`${page}/act`, anns.sent(['do', 'coming']))
      expect([answer.status, answer.html]).toEqual([
        409,
        expect.stringMatching(/Ben Ito changed this car at \d+:\d\d [ap]m: it is now ‘Sold’/),
      ])
      expect((await ann.open(page)).form(`${page}/fields`).value('status')).toBe('sold')
    },
  },
  'POST /feeds': NOT_YET,
  'POST /feeds/:name/edit': NOT_YET,
  'POST /feeds/:name/pause': NOT_YET,
  'POST /feeds/:name/remove': NOT_YET,
  'POST /feeds/:name/upload': NOT_YET,
  'POST /feeds/:name/pull': NOT_YET,
  'POST /feeds/:name/mapping': NOT_YET,
  'POST /feed-runs/:id/trial': NOT_YET,
  'POST /feed-runs/:id': NOT_YET,
  'POST /channels/:channel': NOT_YET,
  'POST /channels/:channel/push': NOT_YET,
  'POST /channels/:channel/push/pause': NOT_YET,
  'POST /channels/:channel/push/send': NOT_YET,
  'POST /channels/:channel/push/remove': NOT_YET,
  'POST /hand-cars': { kind: 'exempt', because: 'Each form makes a draft of its own; two people make two.' },
  'POST /hand-cars/:id': {
    kind: 'form',
    prepare: async (both) => {
      const page = await draft(both)
      return { page, action: page }
    },
    button: ['do', 'save'],
    both: {
      name: 'price_type',
      ann: 'drive_away',
      ben: 'excluding_government_charges',
      said: 'Excluding government charges',
    },
    own: { name: 'dealercomments', ann: 'One owner\nFull history' },
  },
  'POST /stock/bulk': NOT_YET,
  'POST /stock/undo/:id': NOT_YET,
  'POST /stock/views': NOT_YET,
  'POST /stock/columns': NOT_YET,
  'POST /stock/:id/photos': NOT_YET,
  'POST /stock/:id/photos/upload': NOT_YET,
} as const satisfies Readonly<Partial<Record<PostAddress, TwoPeopleRow>>>
