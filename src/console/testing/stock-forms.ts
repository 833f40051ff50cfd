import { expect } from 'vitest'
import { uploadFile } from '#operations/intake/manage-feeds.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleCar } from '#operations/testing/sample-data.ts'
import { addressStays, changedTargetStays, sentTo } from './channel-acts.ts'
import type { ConsoleAddress } from './console-address.ts'
import { photosStay, uploadsAdd } from './photo-acts.ts'
import type { TwoPeople, TwoPeopleRow, TypedForm } from './two-people.ts'

export type PostAddress = Extract<ConsoleAddress, `POST ${string}`>

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

/** A new feed that nobody fetches; returns its name. */
async function feed({ ann, platform }: TwoPeople): Promise<string> {
  const name = `f${platform.randomId()}`.slice(0, 12)
  const form = (await ann.open('/feeds/new')).form('/feeds').typed('name', name).typed('way', 'upload')
  const { status, html } = await ann.send('/feeds', form.sent(['do', 'save']))
  expect(status, html).toBe(303)
  return name
}

/** A new feed with a file; returns the page of its columns. */
async function columnsOf(both: TwoPeople, text: string): Promise<{ readonly page: string; readonly action: string }> {
  const name = await feed(both)
  const { platform } = both
  const request = requestBy(platform, platform.site('yard'), sampleStaff(['manager']))
  await uploadFile(request, name, { name: 'stock.csv', content: [Buffer.from(text)] })
  const page = `/feeds/${name}/mapping`
  const run = (await platform.storage.forSite(platform.site('yard')).feedRuns.latest(name, 1))[0]
  return { page, action: `${page}?file=${run?.id}` }
}

/** A8, STAFF-11: the questions of a file, on the page of its columns. */
export const QUESTIONS_FORM: TypedForm = {
  kind: 'form',
  prepare: (both) => columnsOf(both, 'Make,Model,StockNo,Status,Brand\nKia,Rio,Q1,Wholesale,Kia\n'),
  button: ['do', 'save'],
  both: { name: 'means.wholesale', ann: 'sold', ben: 'hidden', said: 'Not on the website' },
  own: { name: 'badge', ann: 'Brand' },
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
  'POST /feeds': {
    kind: 'act',
    run: async (both) => {
      const name = await feed(both)
      const { ann, ben } = both
      const form = (await ben.open('/feeds/new')).form('/feeds').typed('name', name).typed('way', 'push')
      const answer = await ben.send('/feeds', form.sent(['do', 'save']))
      expect([answer.status, answer.form('/feeds').value('way')]).toEqual([409, 'push'])
      expect(answer.html).toContain('The site has a feed of this name.')
      expect((await ann.open(`/feeds/${name}/edit`)).form(`/feeds/${name}/edit`).value('way')).toBe('upload')
    },
  },
  'POST /feeds/:name/edit': {
    kind: 'form',
    prepare: async (both) => {
      const page = `/feeds/${await feed(both)}/edit`
      return { page, action: page }
    },
    button: ['do', 'save'],
    both: { name: 'carsFallBy', ann: '30', ben: '20' },
    own: { name: 'soldAfterFiles', ann: '3' },
  },
  'POST /feeds/:name/pause': {
    kind: 'exempt',
    because: 'It says paused or not paused, and the second press of the same changes nothing.',
  },
  'POST /feeds/:name/remove': {
    kind: 'exempt',
    because: 'It ends the feed by its name; the audit log has its last definition.',
  },
  'POST /feeds/:name/upload': {
    kind: 'exempt',
    because: 'A file is no field: files of a feed are read one after the other, and each has its run.',
  },
  'POST /feeds/:name/pull': { kind: 'exempt', because: 'It stores no value that a person typed.' },
  'POST /feeds/:name/mapping': {
    kind: 'form',
    prepare: (both) => columnsOf(both, 'Make,Model,Ask,Retail,Brand\nKia,Rio,20990,21990,Kia\n'),
    button: ['do', 'save'],
    both: { name: 'price', ann: 'Ask', ben: 'Retail' },
    own: { name: 'badge', ann: 'Brand' },
  },
  'POST /feed-runs/:id/trial': { kind: 'exempt', because: 'It tries a stored file and stores nothing.' },
  'POST /feed-runs/:id': {
    kind: 'exempt',
    because: 'A file is decided once; the second person reads that another one came first (feeds.test.ts).',
  },
  'POST /feed-runs/:id/undo': {
    kind: 'exempt',
    because: 'It puts the stock back once; a second press changes nothing (undo-approval.test.ts).',
  },
  'POST /channels/:channel': { kind: 'act', run: addressStays },
  'POST /channels/:channel/push': {
    kind: 'form',
    prepare: async (both) => {
      const action = await sentTo(both)
      return { page: '/channels', action }
    },
    both: { name: 'username', ann: 'ann', ben: 'ben' },
    own: { name: 'port', ann: '2222' },
  },
  'POST /channels/:channel/push/pause': {
    kind: 'exempt',
    because: 'It says paused or not paused, and the second press of the same changes nothing.',
  },
  'POST /channels/:channel/push/send': { kind: 'exempt', because: 'It stores no value that a person typed.' },
  'POST /channels/:channel/push/remove': { kind: 'act', run: changedTargetStays },
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
  'POST /stock/bulk': {
    kind: 'act',
    run: async (both) => {
      const page = await car(both)
      const { ann, ben } = both
      const chosen = new URLSearchParams({
        car: page.slice('/stock/'.length),
        field: 'price',
        here: '/stock',
        value: '30000',
      })
      const preview = (await ann.send('/stock/bulk', chosen)).form('/stock/bulk')
      both.platform.clock.pass(1)
      await ben.send(`${page}/fields`, (await ben.open(page)).form(`${page}/fields`).typed('price', '34879').sent())
      const answer = await ann.send('/stock/bulk', preview.sent(['do', 'save']))
      expect(answer.status, answer.html).toBe(409)
      expect(answer.html).toMatch(/Ben Ito changed it at \d+:\d\d [ap]m, and the list shows it now/)
      expect([answer.html.includes('$34,879'), answer.form('/stock/bulk').value('value')]).toEqual([true, '30000'])
      const price = async () => (await ann.open(page)).form(`${page}/fields`).value('price')
      expect(await price()).toBe('34879')
      expect((await ann.send('/stock/bulk', answer.form('/stock/bulk').sent(['do', 'save']))).status).toBe(303)
      expect(await price()).toBe('30000')
    },
  },
  'POST /stock/undo/:id': {
    kind: 'act',
    run: async (both) => {
      const page = await car(both)
      const { ann, ben } = both
      const fields = `${page}/fields`
      const saved = await ann.send(fields, (await ann.open(page)).form(fields).typed('price', '33000').sent())
      const step = new URLSearchParams(saved.to?.split('?')[1]).get('step') ?? ''
      both.platform.clock.pass(1)
      await ben.send(fields, (await ben.open(page)).form(fields).typed('price', '34879').sent())
      const { to } = await ann.send(`/stock/undo/${step}`, new URLSearchParams({ back: page }))
      const after = await ann.open(to ?? '')
      expect(after.html).toContain('Not undone: another person changed one of these fields since.')
      expect(after.form(fields).value('price')).toBe('34879')
    },
  },
  'POST /stock/views': { kind: 'exempt', because: 'Views are of one person, and no other person writes them.' },
  'POST /stock/columns': { kind: 'exempt', because: 'Columns are of one person, and no other person writes them.' },
  'POST /stock/:id/photos': { kind: 'act', run: photosStay },
  'POST /stock/:id/photos/upload': { kind: 'act', run: uploadsAdd },
} as const satisfies Readonly<Partial<Record<PostAddress, TwoPeopleRow>>>
