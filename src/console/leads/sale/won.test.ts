import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOverrides } from '#operations/desk/end-overrides.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { erasePerson, findPerson } from '#operations/person/people.ts'
import { sweepOldDetails } from '#operations/person/sweep-old-details.ts'
import { winLead } from '#operations/sale/win-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { formOf, plain } from '../../testing/page-form.ts'
import { AT_SECOND, createStaffedConsole, type StaffedConsole } from '../../testing/staffed-console.ts'

const DAY = 24 * 60
let yard: StaffedConsole
let buyers = 0

beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('kim', ['sales'])
  await yard.member('max', ['manager'])
  await yard.member('lee', ['sales'], AT_SECOND)
  await yard.member('sue', ['stock'])
  await yard.member('ria', ['read-only'])
})
afterAll(() => yard.close())

const site = () => yard.platform.site('yard')
const stored = () => yard.platform.storage.forSite(site())
const boss = () => requestBy(yard.platform, site(), sampleStaff(['owner']))

/** A car for sale, and the lead of a buyer who asked for it. */
async function asked(stocknum: string, price = 24_990) {
  const car = (await yard.platform.addCars('yard', [{ stocknum, price }])).find((each) => each.stocknum === stocknum)
  if (!car) throw new Error('No car.')
  return { car: car.id, ...(await buyerOf(car.id)) }
}

async function buyerOf(car_id: string) {
  buyers += 1
  const email = `won${buyers}@mail.example`
  const buyer = { email, phone: `04129020${10 + buyers}`, location_id: 'l1', car_id }
  return { email, id: (await enquire(requestOn(yard.platform, site()), buyer)).conversationId }
}

/** Opens the form of 'Won' from the lead, types into it and sends it. */
async function win(name: string, id: string, typed: Readonly<Record<string, string>> = {}) {
  const { text } = await yard.get(name, `/leads/${id}/won`)
  const form = Object.entries(typed).reduce(
    (all, [field, value]) => all.typed(field, value),
    formOf(text, `/leads/${id}/won`),
  )
  return yard.post(name, `/leads/${id}/won`, Object.fromEntries(form.sent()))
}

const takeBack = (name: string, id: string) => yard.post(name, `/leads/${id}/won/back`, {})
const talk = (id: string) => stored().inbox.conversations.find(id)
const carNow = (id: string) => stored().cars.findById(id)
const page = async (name: string, path: string) => plain((await yard.get(name, path)).text)

describe('SALES-9 a lead is won', () => {
  it('SALES-9 names the car, its price and today beforehand; the lead is won and the car sold, by who may not edit the stock', async () => {
    const { id, car } = await asked('W1')
    const { text } = await yard.get('kim', `/leads/${id}`)
    expect(text).toContain(`href="/leads/${id}/won"`)
    expect(text).not.toMatch(/<button[^>]*value="won"/)
    const form = formOf((await yard.get('kim', `/leads/${id}/won`)).text, `/leads/${id}/won`)
    expect(form.value('car')).toMatch(/^W1 · \d{4} /)
    expect(form.value('price')).toBe('24990')
    expect(form.value('on')).toMatch(/^\d{4}-\d\d-\d\d$/)
    const done = await win('kim', id, { price: '$24.5k' })
    expect([done.status, done.to]).toEqual([303, `/leads/${id}?did=won`])
    expect(await talk(id)).toMatchObject({ stage: 'won', isOpen: false, clock: null })
    expect(await carNow(car)).toMatchObject({ status: 'sold', sold: true })
    const said = await page('kim', done.to ?? '')
    for (const words of [
      'Sold. The website and every channel say so within a minute.',
      'for $24,500 on',
      'Name of kim sold ',
    ])
      expect(said).toContain(words)
    const audit = await page('max', '/audit')
    for (const words of ['Moved a lead to another stage', 'Changed a car']) expect(audit).toContain(words)
  })

  it('SALES-9 taking it back frees the car and puts the lead where it was, with its response clock', async () => {
    const { id, car } = await asked('W3')
    const before = await talk(id)
    expect(before).toMatchObject({ stage: 'new', clock: expect.anything() })
    await win('kim', id)
    const done = await takeBack('kim', id)
    expect(await talk(id)).toMatchObject({ stage: 'new', clock: before?.clock, isOpen: true })
    expect(await carNow(car)).toMatchObject({ status: 'in_stock', sold: false })
    const said = await page('kim', done.to ?? '')
    for (const words of ['The sale is taken back.', 'took the sale back: New again']) expect(said).toContain(words)
    expect(said).not.toContain('Take the sale back')
    expect((await takeBack('kim', id)).status).toBe(409)
    expect((await win('kim', id)).status).toBe(303)
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
  })

  it('SALES-9 a mark of the desk is there again once the sale of the same car is taken back', async () => {
    const { id, car } = await asked('W4')
    await yard.post('max', `/stock/${car}/act`, { do: 'sold' })
    expect((await carNow(car))?.status).toBe('sold')
    expect((await win('kim', id)).status).toBe(303)
    await takeBack('kim', id)
    expect((await carNow(car))?.status).toBe('sold')
  })

  it('SALES-9 DESK-3 the stock desk names the sale and leaves taking it back to the lead, which frees the car', async () => {
    const { id, car } = await asked('W11')
    await win('kim', id)
    const desk = await page('max', `/stock/${car}`)
    expect(desk).toMatch(/Sold by Name of kim on .+ Taking the sale back at its lead puts the car up for sale again\./)
    expect(desk).toContain(`href="/leads/${id}"`)
    expect(desk).not.toContain('Not sold after all')
    const refused = await yard.post('max', `/stock/${car}/act`, { do: 'unsold' })
    expect([refused.status, plain(refused.text)]).toEqual([
      409,
      expect.stringContaining('Take the sale back on the page'),
    ])
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
    expect(await page('sue', `/stock/${car}`)).not.toContain(`/leads/${id}`)
    await takeBack('kim', id)
    expect(await carNow(car)).toMatchObject({ status: 'in_stock' })
    expect(await page('max', `/stock/${car}`)).not.toContain('Sold by Name of kim')
  })

  it('SALES-9 the sale of a lead that was deleted ends with ‘Not sold after all’', async () => {
    const { id, car, email } = await asked('W12')
    await win('kim', id)
    await erasePerson(boss(), { email, phone: null })
    expect(await page('max', `/stock/${car}`)).toContain('to a lead that was deleted.')
    expect((await yard.post('max', `/stock/${car}/act`, { do: 'unsold' })).status).toBe(303)
    expect([await stored().inbox.sales.ofCar(car), await carNow(car)]).toEqual([
      null,
      expect.objectContaining({ status: 'in_stock' }),
    ])
    const next = await buyerOf(car)
    expect((await win('kim', next.id)).status).toBe(303)
  })

  it('SALES-9 INBOX-4 a lead that nobody has belongs to who sold it, until the sale is taken back', async () => {
    const { id } = await asked('W13')
    expect(await talk(id)).toMatchObject({ assignee: null })
    await win('kim', id)
    expect(await talk(id)).toMatchObject({ assignee: yard.id('kim') })
    await takeBack('max', id)
    expect(await talk(id)).toMatchObject({ assignee: null })
    await win('kim', id)
    await yard.post('max', `/leads/${id}/assign`, { person: yard.id('max') })
    await takeBack('kim', id)
    expect(await talk(id)).toMatchObject({ assignee: yard.id('max') })
    await win('kim', id)
    expect(await talk(id)).toMatchObject({ assignee: yard.id('max') })
  })

  it('SALES-9 a car that the desk puts up for sale in another way says so at its sale, and stays for sale when that is taken back', async () => {
    const { id, car } = await asked('W10')
    await win('kim', id)
    expect(await page('kim', `/leads/${id}`)).not.toContain('The car is for sale again')
    const fields = formOf((await yard.get('max', `/stock/${car}`)).text, `/stock/${car}/fields`)
    await yard.post('max', `/stock/${car}/fields`, [...fields.typed('status', 'in_stock').sent()])
    expect(await page('max', `/stock/${car}`)).toContain('The car is for sale again, and the lead still has the sale')
    expect(await page('kim', `/leads/${id}`)).toContain('The car is for sale again')
    await takeBack('kim', id)
    expect(await carNow(car)).toMatchObject({ status: 'in_stock' })
  })

  it('SALES-9 a second press is one sale, and a car has one sale', async () => {
    const { id, car } = await asked('W5')
    const { text } = await yard.get('kim', `/leads/${id}/won`)
    const sent = Object.fromEntries(formOf(text, `/leads/${id}/won`).sent())
    for (const _ of [1, 2]) expect((await yard.post('kim', `/leads/${id}/won`, sent)).status).toBe(303)
    expect((await stored().inbox.events.of(id)).filter(({ kind }) => kind === 'stage')).toHaveLength(1)
    const other = await buyerOf(car)
    const refused = await win('kim', other.id)
    expect([refused.status, plain(refused.text)]).toEqual([
      409,
      expect.stringContaining('Another lead has a sale of this car.'),
    ])
    expect(await talk(other.id)).toMatchObject({ stage: 'new' })
  })

  it('SALES-9 the stage of a lead with a sale changes by taking the sale back alone', async () => {
    const { id } = await asked('W6')
    await win('kim', id)
    expect((await yard.get('kim', `/leads/${id}`)).text).not.toContain(`action="/leads/${id}/stage"`)
    const refused = await yard.post('kim', `/leads/${id}/stage`, { stage: 'contacted' })
    expect([refused.status, plain(refused.text)]).toEqual([409, expect.stringContaining('Take the sale back first.')])
  })

  it('SALES-9 names what is wrong at its field and keeps the rest; a car that is not in the stock is ticked', async () => {
    const { id } = await asked('W7')
    const wrong = await win('kim', id, { car: 'A Hilux on order', price: 'cheap' })
    expect([wrong.status, plain(wrong.text)]).toEqual([
      409,
      expect.stringContaining('Price: a whole number, such as 24,990 or 25k.'),
    ])
    expect(wrong.text).toContain('value="A Hilux on order"')
    const unknown = await win('kim', id, { car: 'A Hilux on order' })
    expect([unknown.status, plain(unknown.text)]).toEqual([
      409,
      expect.stringContaining('No car of the stock has this'),
    ])
    const late = await win('kim', id, { on: '2099-01-01' })
    expect([late.status, plain(late.text)]).toEqual([409, expect.stringContaining('A sale is today or before.')])
    expect(await talk(id)).toMatchObject({ stage: 'new' })
    expect((await win('kim', id, { car: 'A Hilux on order', isElsewhere: 'yes' })).status).toBe(303)
    expect(await page('kim', `/leads/${id}`)).toContain('Sold: A Hilux on order for $24,990')
  })

  it('SALES-9 STAFF-5 only who may move the lead wins it or takes the sale back', async () => {
    const { id, car } = await asked('W8')
    expect((await yard.get('ria', `/leads/${id}`)).text).not.toContain('/won"')
    for (const [name, status] of [
      ['ria', 403],
      ['lee', 404],
    ] as const) {
      expect((await yard.get(name, `/leads/${id}/won`)).status).toBe(status)
      const fields = { id: 'abcdefgh', car: 'W8', price: '1', on: '2026-11-01' }
      expect((await yard.post(name, `/leads/${id}/won`, fields)).status).toBe(status)
    }
    await win('kim', id)
    for (const [name, status] of [
      ['ria', 403],
      ['lee', 404],
    ] as const)
      expect((await takeBack(name, id)).status).toBe(status)
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
  })

  it('SALES-9 INBOX-12 the sale is in the export of its buyer; an erasure leaves the sale without them, and the car sold', async () => {
    const { id, car, email } = await asked('W9')
    await win('kim', id, { price: '19999' })
    const person = { email, phone: null }
    expect((await findPerson(boss(), person)).sales).toMatchObject([{ car_id: car, price: 19_999 }])
    expect(await erasePerson(boss(), person)).toMatchObject({ ok: true, erased: { sales: 1 } })
    expect(await stored().inbox.sales.ofCar(car)).toMatchObject({ conversationId: null, price: 19_999 })
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
  })

  it('SALES-9 a sale neither lapses after 30 days, as a mark of DESK-3 does, nor ends when the feed agrees and changes its mind', async () => {
    const { id, car } = await asked('W2')
    await win('kim', id)
    const again = (status: 'sold' | 'in_stock') => yard.platform.addCars('yard', [{ stocknum: 'W2', status }])
    yard.platform.clock.pass(31 * DAY)
    await endOverrides(yard.platform, ['yard'])
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
    await again('sold')
    await again('in_stock')
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
  })

  it('SALES-9 D-19 after the period of its lead the sale stays without it, and the car sold', async () => {
    const { id, car } = await asked('W14', 18_250)
    await winLead(boss(), id, { id: 'sale-of-w14', car: { id: car }, price: 18_250, soldOn: '2026-11-27' })
    yard.platform.clock.pass(25 * 31 * DAY)
    await sweepOldDetails(yard.platform, ['yard'])
    expect(await talk(id)).toBeNull()
    expect(await stored().inbox.sales.ofCar(car)).toMatchObject({ conversationId: null, price: 18_250 })
    expect(await carNow(car)).toMatchObject({ status: 'sold' })
  })
})
