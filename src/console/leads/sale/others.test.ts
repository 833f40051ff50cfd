import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerToken } from '#operations/buyer-link.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { endMarketing } from '#operations/person/end-marketing.ts'
import { requestOn } from '#operations/site-request.ts'
import { formOf, type PageForm, pageForm, plain } from '../../testing/page-form.ts'
import { AT_FIRST, AT_SECOND, createStaffedConsole, type StaffedConsole } from '../../testing/staffed-console.ts'
import { wrongControls } from '../../testing/wrong-controls.ts'

let yard: StaffedConsole
let buyers = 0
let refusals = 0

beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('kim', ['sales'])
  await yard.member('lee', ['sales'], AT_SECOND)
  await yard.member('ria', ['read-only'])
})
afterAll(() => yard.close())

const on = () => requestOn(yard.platform, yard.platform.site('yard'))
const stored = () => yard.platform.storage.forSite(yard.platform.site('yard')).inbox

/** A lead for a car. */
async function asks(car_id: string, change: Readonly<Record<string, unknown>> = {}) {
  buyers += 1
  const email = `other${buyers}@mail.example`
  const buyer = {
    name: `Buyer${buyers}`,
    email,
    phone: `0412 903 ${100 + buyers}`,
    location_id: 'l1',
    car_id,
    ...change,
  }
  const { conversationId: id, leadId } = await enquire(on(), buyer)
  return { id, leadId, email, name: `Buyer${buyers}`, phone: buyer.phone }
}

async function addCar(stocknum: string, price = 24_990) {
  const car = (await yard.platform.addCars('yard', [{ stocknum, price }])).find((each) => each.stocknum === stocknum)
  if (!car) throw new Error('No car.')
  return car.id
}

/** Kim sells the car to one of its buyers; returns the pages about the others. */
async function sell(stocknum: string) {
  const car = await addCar(stocknum)
  const buyer = await asks(car)
  const win = async () => {
    const form = formOf((await yard.get('kim', `/leads/${buyer.id}/won`)).text, `/leads/${buyer.id}/won`)
    expect((await yard.post('kim', `/leads/${buyer.id}/won`, Object.fromEntries(form.sent()))).status).toBe(303)
  }
  return { car, buyer, win, path: `/leads/${buyer.id}/others` }
}

const page = async (name: string, path: string) => plain((await yard.get(name, path)).text)

async function send(name: string, path: string, typed: Readonly<Record<string, string>> = {}) {
  const form = formOf((await yard.get(name, path)).text, path)
  const sent = Object.entries(typed)
    .reduce((all, [field, value]) => all.typed(field, value), form)
    .sent()
  return yard.post(name, path, [...sent])
}

const mailsTo = async (id: string) => (await stored().mails.of(id)).filter(({ direction }) => direction === 'out')

describe('SALES-9 the others who asked for a car that is sold', () => {
  it('SALES-9 one press mails each open lead that asked for it, in its conversation, with three cars like it', async () => {
    const { car, buyer, win, path } = await sell('O1')
    const [one, two, closed] = [await asks(car), await asks(car), await asks(car)]
    await yard.post('kim', `/leads/${closed.id}/stage`, { stage: 'lost', reason: 'Price' })
    for (const stocknum of ['O1a', 'O1b', 'O1c']) await addCar(stocknum, 25_500)
    await asks(await addCar('O1d'))
    await win()
    const said = await page('kim', `/leads/${buyer.id}`)
    expect(said).toContain('2 others asked for this car.')
    const shown = await page('kim', path)
    for (const { name } of [one, two]) expect(shown).toContain(name)
    expect(shown).not.toContain(closed.name)
    const form = formOf((await yard.get('kim', path)).text, path)
    expect(form.fields.filter(([name]) => name === 'to')).toHaveLength(2)
    expect(form.fields.filter(([name]) => name === 'car')).toHaveLength(3)
    const done = await send('kim', path)
    expect(await page('kim', done.to ?? '')).toContain('Written to 2 others who asked for this car.')
    await yard.platform.runDeferred()
    for (const { id, email, name } of [one, two]) {
      expect(await mailsTo(id)).toHaveLength(1)
      const mail = yard.platform.mailer.sent.findLast(({ to }) => to === email)
      expect(mail?.text).toContain(`Hi ${name},`)
      expect(mail?.text).toMatch(/The .+ that you asked about is sold\./)
      expect(mail?.text.match(/\/cars\//g)).toHaveLength(3)
      expect(mail?.text).toContain('Name of kim')
      expect(await stored().conversations.find(id)).toMatchObject({ stage: 'contacted', clock: null })
    }
    for (const { id } of [buyer, closed]) expect(await mailsTo(id)).toEqual([])
    expect(await page('kim', `/leads/${buyer.id}`)).not.toContain('asked for this car. Write')
  })

  it('SALES-9 a lead gets one mail of a sale, also at a second press; taking the sale back leaves it, and a new sale may write again', async () => {
    const { car, buyer, win, path } = await sell('O2')
    const one = await asks(car)
    await win()
    const form = formOf((await yard.get('kim', path)).text, path).sent()
    expect((await yard.post('kim', path, [...form])).status).toBe(303)
    const again = await yard.post('kim', path, [...form])
    expect([again.status, plain(again.text)]).toEqual([409, expect.stringContaining('They have this mail already.')])
    expect(await page('kim', path)).toContain('Has this mail.')
    await yard.post('kim', `/leads/${buyer.id}/won/back`, {})
    expect(await mailsTo(one.id)).toHaveLength(1)
    expect((await yard.get('kim', path)).status).toBe(404)
    expect((await yard.post('kim', path, [...form])).status).toBe(404)
    await win()
    expect((await send('kim', path)).status).toBe(303)
    expect(await mailsTo(one.id)).toHaveLength(2)
  })

  it('SALES-9 LAW-4 who left no address, or ended marketing messages, gets none, and the page says why', async () => {
    const { car, win, path } = await sell('O3')
    const ended = await asks(car)
    await endMarketing(on(), buyerToken(on().platform, on().site, 'unsubscribe', ended.leadId))
    const form = formOf((await yard.get('kim', '/leads/new')).text, '/leads')
    const walkIn = { name: 'Walt', phone: '0412 904 555', car: 'O3' }
    const typed = Object.entries(walkIn).reduce((all, [field, value]) => all.typed(field, value), form)
    expect((await yard.post('kim', '/leads', [...typed.sent()])).status).toBe(303)
    await win()
    expect(await page('kim', path)).toContain('Left no mail address. Call 0412 904 555.')
    expect(await page('kim', path)).toContain('Wants no more marketing messages. Call 0412 903')
    const forced = await yard.post('kim', path, [
      ...new URLSearchParams({ ...(await saleOf(path)), to: ended.id, text: 'Hi' }),
    ])
    expect(forced.status).toBe(409)
    expect(await mailsTo(ended.id)).toEqual([])
  })

  it.each<[name: string, value: string | null, says: string]>([
    ['text', '', 'Write something to the buyers first.'],
    ['text', 'Hi {nobody}, come by', 'A variable in braces has no value here.'],
    ['text', 'x'.repeat(20_001), 'Use at most 20,000 characters for the message.'],
    ['to', null, 'Tick who gets the mail.'],
    ['car', 'no-such-car', 'One of the cars is not in the stock any more.'],
  ])('SALES-9 STAFF-10 a wrong %s is refused at its field, and all that was typed stays', async (name, value, says) => {
    refusals += 1
    const stocknum = `R${refusals}`
    const { car, win, path } = await sell(stocknum)
    const [one, two] = [await asks(car), await asks(car)]
    await addCar(`${stocknum}a`, 25_500)
    await win()
    const form = formOf((await yard.get('kim', path)).text, path)
      .typed('text', 'Come by')
      .typed('to', one.id)
    const unticked = without(form, value === null ? name : 'car')
    const sent = (value === null ? without(unticked, 'car') : unticked.typed(name, value)).sent()
    const wrong = await yard.post('kim', path, [...sent])
    expect([wrong.status, wrongControls(wrong.text, path)]).toEqual([
      409,
      [{ name, hasFocus: true, says: expect.stringContaining(says) }],
    ])
    expect(plain(wrong.text)).toContain('Nothing is sent yet: one field needs a correction.')
    const again = formOf(wrong.text, path)
    expect([again.value('text'), again.value('to'), again.value('car')]).toEqual([
      name === 'text' ? value : 'Come by',
      name === 'to' ? null : one.id,
      null,
    ])
    for (const { id } of [one, two]) expect(await mailsTo(id)).toEqual([])
  })

  it('SALES-9 STAFF-5 a person writes to leads of their own places alone, and who may not answer sees nothing', async () => {
    const { car, buyer, win, path } = await sell('O5')
    const away = await asks(car, { location_id: 'l2' })
    await yard.member('pat', ['sales'], AT_FIRST)
    await win()
    expect(await page('kim', path)).toContain(away.name)
    expect(await page('pat', path)).not.toContain(away.name)
    const forced = await yard.post('pat', path, [
      ...new URLSearchParams({ ...(await saleOf(path)), to: away.id, text: 'Hi' }),
    ])
    expect(forced.status).toBe(409)
    expect(await mailsTo(away.id)).toEqual([])
    expect((await yard.get('ria', path)).status).toBe(403)
    expect((await yard.get('lee', path)).status).toBe(404)
    expect((await yard.get('ria', `/leads/${buyer.id}`)).text).not.toContain(path)
  })
})

/** As a browser sends it with none of these boxes ticked. */
function without(form: PageForm, name: string): PageForm {
  return pageForm(form.fields.filter(([each]) => each !== name))
}

const saleOf = async (path: string) => ({ sale: formOf((await yard.get('kim', path)).text, path).value('sale') ?? '' })
