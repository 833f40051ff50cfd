import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCar } from '#operations/testing/sample-data.ts'
import { type TwoPeople, twoPeople } from './testing/two-people.ts'

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())

/** What the feed says of a car; a second call is its next file. */
async function feedSays(id: string, change: Parameters<typeof sampleCar>[0]): Promise<string> {
  both.platform.clock.pass(1)
  await both.platform.addCars('yard', [sampleCar({ id, slug: id, stocknum: id, ...change })])
  return `/stock/${id}`
}

const found = async (id: string) => both.platform.storage.forSite({ slug: 'yard' }).cars.findById(id)
const overridesOf = async (id: string) => {
  const [car] = await both.platform.storage.forSite({ slug: 'yard' }).desk.cars([id])
  return [...(car?.overrides.keys() ?? [])]
}

describe('STAFF-11, S3-4 the form of a car', () => {
  it('leaves a price that the feed changed while the page was open, and pins nothing', async () => {
    const page = await feedSays('F1', { price: 14_488 })
    const form = (await both.ann.open(page)).form(`${page}/fields`)
    await feedSays('F1', { price: 12_488 })
    expect((await both.ann.send(`${page}/fields`, form.typed('dealercomments', 'New tyres').sent())).status).toBe(303)
    expect(await found('F1')).toMatchObject({ price: 12_488, dealercomments: 'New tyres' })
    expect(await overridesOf('F1')).toEqual(['dealercomments'])
    await feedSays('F1', { price: 11_988 })
    expect(await found('F1')).toMatchObject({ price: 11_988 })
  })

  it('says what the feed wrote where the person changed the same price', async () => {
    const page = await feedSays('F2', { price: 14_488 })
    const form = (await both.ann.open(page)).form(`${page}/fields`)
    await feedSays('F2', { price: 12_488 })
    const answer = await both.ann.send(`${page}/fields`, form.typed('price', '13,000').sent())
    expect([answer.status, answer.html]).toEqual([
      409,
      expect.stringMatching(/The feed \S+ wrote at \d+:\d\d [ap]m <q>\$12,488/),
    ])
    expect(await found('F2')).toMatchObject({ price: 12_488 })
  })

  it('a car that a colleague sold stays sold', async () => {
    const page = await feedSays('F3', { price: 14_488 })
    const { ann, ben } = both
    const form = (await ann.open(page)).form(`${page}/fields`)
    await ben.send(`${page}/act`, (await ben.open(page)).form(`${page}/act`).sent(['do', 'sold']))
    expect((await ann.send(`${page}/fields`, form.typed('dealercomments', 'New tyres').sent())).status).toBe(303)
    expect(await found('F3')).toMatchObject({ status: 'sold', dealercomments: 'New tyres' })
  })

  it('two saves at the same moment: one is stored, the other gets both values', async () => {
    const page = await feedSays('F4', { price: 14_488 })
    const form = (await both.ann.open(page)).form(`${page}/fields`)
    const bens = (await both.ben.open(page)).form(`${page}/fields`)
    const answers = await Promise.all([
      both.ann.send(`${page}/fields`, form.typed('price', '13000').sent()),
      both.ben.send(`${page}/fields`, bens.typed('price', '12000').sent()),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const [stored, typed] = answers[0]?.status === 303 ? [13_000, '$12,000'] : [12_000, '$13,000']
    expect(await found('F4')).toMatchObject({ price: stored })
    expect(answers.find(({ status }) => status === 409)?.html).toContain(`You wrote <q>${typed}</q>`)
  })

  it('‘Use the feed’s value’ keeps what was typed elsewhere, and releases nothing that a colleague set after the page was opened', async () => {
    const page = await feedSays('F5', { price: 14_488 })
    const { ann, ben } = both
    const open = async (who = ann) => (await who.open(page)).form(`${page}/fields`)
    await ann.send(`${page}/fields`, (await open()).typed('price', '13000').sent())
    const form = await open()
    const released = await ann.send(`${page}/fields`, form.typed('tag', 'Low km').sent(['release', 'price']))
    expect([released.status, released.form(`${page}/fields`).value('tag')]).toEqual([200, 'Low km'])
    expect(released.html).toContain('What you typed in other fields is not saved yet.')
    await ann.send(`${page}/fields`, (await open()).typed('price', '13000').sent())
    const stale = await open()
    await ben.send(`${page}/fields`, (await open(ben)).typed('price', '12500').sent())
    const refused = await ann.send(`${page}/fields`, stale.typed('tag', 'Low km').sent(['release', 'price']))
    expect([refused.status, refused.html]).toEqual([
      409,
      expect.stringMatching(/Price: Ben Ito wrote at .* ‘\$12,500’/),
    ])
    expect(refused.form(`${page}/fields`).value('tag')).toBe('Low km')
    expect(await found('F5')).toMatchObject({ price: 12_500 })
  })
})

it.each([
  ['13.5k', 13_500],
  ['$13,250.00', 13_250],
])('A19 a price typed as %s is read as the buyers’ box reads it', async (typed, price) => {
  const page = await feedSays('F7', { price: 14_488 })
  const form = (await both.ann.open(page)).form(`${page}/fields`)
  expect((await both.ann.send(`${page}/fields`, form.typed('price', typed).sent())).status).toBe(303)
  expect(await found('F7')).toMatchObject({ price })
})

describe('STAFF-10, CR-B1 a wrong value in the form of a car', () => {
  it.each([
    ['price', 'cheap', 'Price: a whole number, such as 24,990 or 25k.'],
    ['price', '85,000 km', 'Price: a whole number, such as 24,990 or 25k.'],
    ['until', '2020-01-01', 'Until: that day is over.'],
    ['video', 'http://video.example', 'Video address: an address that begins with https://.'],
  ])('%s ‘%s’ is said at its field, which has the focus, and nothing typed is lost', async (name, value, fault) => {
    const page = await feedSays('B1', { price: 14_488 })
    const form = (await both.ann.open(page)).form(`${page}/fields`)
    const typed = form.typed('dealercomments', 'One owner').typed('colour', 'Mint').typed(name, value)
    const answer = await both.ann.send(`${page}/fields`, typed.sent())
    expect(answer.status).toBe(409)
    const again = answer.form(`${page}/fields`)
    expect(['dealercomments', 'colour', name].map(again.value)).toEqual(['One owner', 'Mint', value])
    const control = new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(answer.html)?.[0] ?? ''
    expect(control).toMatch(/aria-invalid="true"/)
    expect(control).toMatch(/autofocus/)
    expect(answer.html).toContain(fault)
    expect((await found('B1'))?.colour).not.toBe('Mint')
  })
})

describe('STAFF-10, CR-A5, CR-C2 a car that is added by hand', () => {
  const add = async (values: Readonly<Record<string, string>>, button: readonly [string, string]) => {
    let form = (await both.ann.open('/hand-cars/new')).form('/hand-cars')
    for (const [name, value] of Object.entries(values)) form = form.typed(name, value)
    return both.ann.send('/hand-cars', form.sent(button))
  }
  const CAR = { stocknum: 'H1', car_type: 'used', year: '2021', make: 'Mazda', model: 'CX-5', price: '35990' }

  it('a VIN whose check digit does not fit is asked about, and publishing again publishes it', async () => {
    const answer = await add({ ...CAR, vin: 'JM0KF4W2A10123456' }, ['do', 'publish'])
    expect(answer.status).toBe(409)
    expect(answer.html).toContain('This VIN may have a typing mistake. Publish anyway?')
    const action = /action="(\/hand-cars\/[^"]+)"/.exec(answer.html)?.[1] ?? ''
    const { to } = await both.ann.send(action, answer.form(action).sent(['do', 'publish']))
    expect(to).toBe(`${action}?did=published`)
    expect((await both.ann.open(to ?? '')).html).toMatch(
      /Published\. The car is on the website\..*href="\/stock\/[^"]+#photos">Add its photos/s,
    )
  })

  it('what is missing to publish is said at its field, with everything typed', async () => {
    const answer = await add({ ...CAR, stocknum: 'H2', make: '', price: 'much' }, ['do', 'publish'])
    const action = /action="(\/hand-cars\/[^"]+)"/.exec(answer.html)?.[1] ?? ''
    expect([answer.status, answer.form(action).value('model')]).toEqual([409, 'CX-5'])
    expect(answer.html).toMatch(/<input(?=[^>]*name="make")[^>]*aria-invalid="true"/)
    expect(answer.html).toContain('Make: needed to publish.')
  })

  it('a draft that a colleague deleted comes back with what was typed, and saves as a new one', async () => {
    const { ann, ben } = both
    const page = (await add({ ...CAR, stocknum: 'H3' }, ['do', 'save'])).to?.split('?')[0] ?? ''
    const form = (await ann.open(page)).form(page).typed('dealercomments', 'One owner')
    expect((await ben.send(page, (await ben.open(page)).form(page).sent(['do', 'delete']))).status).toBe(303)
    const answer = await ann.send(page, form.sent(['do', 'save']))
    expect([answer.status, answer.html]).toEqual([409, expect.stringMatching(/Ben Ito deleted this draft at /)])
    const { to } = await ann.send('/hand-cars', answer.form('/hand-cars').sent(['do', 'save']))
    const again = (await ann.open(to ?? '')).form(to?.split('?')[0] ?? '')
    expect([again.value('dealercomments'), again.value('make')]).toEqual(['One owner', 'Mazda'])
  })

  it('a draft that a colleague saved meanwhile is not deleted, and a car that was sold is not put for sale again', async () => {
    const { ann, ben } = both
    const page = (await add({ ...CAR, stocknum: 'H4' }, ['do', 'save'])).to?.split('?')[0] ?? ''
    const open = async (who = ann) => (await who.open(page)).form(page)
    const stale = await open()
    both.platform.clock.pass(1)
    await ben.send(page, (await open(ben)).typed('colour', 'Red').sent(['do', 'save']))
    const kept = await ann.send(page, stale.sent(['do', 'delete']))
    expect([kept.status, kept.html]).toEqual([
      409,
      expect.stringMatching(/Ben Ito saved this draft at .* It is not deleted\./),
    ])
    await ben.send(page, (await open(ben)).sent(['do', 'publish']))
    const forSale = await open()
    await ben.send(page, (await open(ben)).sent(['do', 'sold']))
    const answer = await ann.send(page, forSale.typed('tag', '').sent(['do', 'publish']))
    expect([answer.status, answer.html]).toEqual([409, expect.stringMatching(/it is now ‘Sold’/)])
  })
})
