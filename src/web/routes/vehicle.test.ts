import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forRoutes } from '#operations/route-platform.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createRequestContext } from '../middleware/create-request-context.ts'
import { action, loader } from './vehicle.ts'

const typed = {
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  message: 'Is it there?',
  submission_id: '',
  opt_in: 'on',
}

let platform: TestPlatform
let page: string
let carId: string

beforeAll(async () => {
  platform = await createTestPlatform()
  const [car] = await platform.addCars('yard', [{}])
  page = `https://yard.example/cars/${car?.slug}`
  carId = car?.id ?? ''
})

afterAll(() => platform.close())

describe('a posted enquiry', () => {
  it('FORM-16 ROUTE-6 redirects to /success with a receipt', async () => {
    const response = await post({ ...typed, car_id: carId })
    expect(response).toBeInstanceOf(Response)
    if (!(response instanceof Response)) return
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/success'])
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-lead=.*HttpOnly/)
  })

  it('FORM-13 FORM-16 sent twice without JavaScript is one lead', async () => {
    const { leads } = platform.storage.forSite({ slug: 'yard' })
    const question = { ...typed, car_id: carId, message: 'Does it tow?' }
    const before = (await leads.list({})).length
    await post(question)
    await post(question)
    expect(await leads.list({})).toHaveLength(before + 1)
    await post({ ...question, message: 'And the tow bar?' })
    expect(await leads.list({})).toHaveLength(before + 2)
  })

  it('FORM-7 returns with its errors and all typed values', async () => {
    const answer = await post({ ...typed, car_id: carId, phone: '12' })
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        fields: { phone: ['Enter a valid phone number, such as 0412 345 678.'] },
        values: { name: 'Mia', phone: '12', message: 'Is it there?', opt_in: 'on' },
      },
    })
  })
})

describe('a car that is gone', () => {
  it('ROUTE-11 answers 410 with similar cars and popular searches once the car has left the listing', async () => {
    const [gone] = await platform.addCars('yard', [
      {
        slug: 'long-gone',
        stocknum: 'G1',
        status: 'sold',
        sold: true,
        sold_date_timestamp: '2026-10-01T00:00:00.000Z',
      },
    ])
    await expect(load(`https://yard.example/cars/${gone?.slug}`)).rejects.toMatchObject({
      init: { status: 410 },
      data: { similar: [{ id: carId }], popular: [{ href: expect.stringMatching(/^\/search\//) }, {}] },
    })
  })

  it('ROUTE-11 answers 404 for a car that never existed', async () => {
    await expect(load('https://yard.example/cars/never')).rejects.toMatchObject({ init: { status: 404 } })
  })
})

describe('the form on the page', () => {
  it('FORM-13 is the same for every visitor: its submission id is empty', async () => {
    const { enquiry } = await load(page)
    expect(enquiry.form.fields.find(({ name }) => name === 'submission_id')?.defaultValue).toBe('')
  })

  it.each([
    ['', 'vehicle', '#enquire'],
    ['?enquiry=test-drive', 'test-drive', '?enquiry=test-drive#enquire'],
    ['?enquiry=anything', 'vehicle', '#enquire'],
  ])('FORM-16 with %j asks about a %s and posts to its own page', async (search, kind, ending) => {
    const { enquiry } = await load(page + search)
    expect(enquiry.kind).toBe(kind)
    expect(enquiry.form.action).toBe(new URL(page).pathname + ending)
  })

  it('LAW-4 names who collects the details and links the policy', async () => {
    const { enquiry } = await load(page)
    expect(enquiry.form.notice).toMatchObject({ href: '/privacy-policy' })
    expect(enquiry.form.notice.text).toContain('Sample Motors')
  })
})

function post(fields: Readonly<Record<string, string>>) {
  return action(asked(new Request(page, { method: 'POST', body: new URLSearchParams(fields) })))
}

function load(address: string) {
  return loader(asked(new Request(address)))
}

function asked(request: Request): Parameters<typeof loader>[0] {
  const context = createRequestContext({
    platform: forRoutes(platform),
    site: platform.site('yard'),
    version: 1,
    now: platform.clock.now(),
    origin: 'https://yard.example',
    cookieSecret: 'made for this test',
    filesOf: async function* () {},
    signInWait: async () => null,
    production: true,
  })
  const url = new URL(request.url)
  const slug = url.pathname.split('/').at(-1) ?? ''
  return { request, url, context, params: { slug }, pattern: '/cars/:slug' }
}
