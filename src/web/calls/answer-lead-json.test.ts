import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forRoutes } from '#operations/route-platform.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { readLeadCookie } from '../cookies/lead-cookie.ts'
import type { RequestContext } from '../request-context.ts'
import { answerLeadJson } from './answer-lead-json.ts'

const mia = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }
const origin = 'https://yard.example'

let platform: TestPlatform
let context: RequestContext

beforeAll(async () => {
  platform = await createTestPlatform()
  const site = platform.site('yard')
  context = {
    platform: forRoutes(platform),
    site,
    version: 1,
    now: platform.clock.now(),
    origin,
    cookieSecret: 'made for this test',
    filesOf: async function* () {},
    signInWait: async () => null,
    production: true,
  }
})

afterAll(() => platform.close())

describe('POST /api/leads', () => {
  it('FORM-13 answers 201 with the lead and the next page, and sets the receipt cookie', async () => {
    const [car] = await platform.addCars('yard', [{}])
    const response = await send({ ...mia, message: 'Is it there?', car_id: car?.id })
    expect(response?.status).toBe(201)
    const answer = await response?.json()
    expect(answer).toEqual({ lead_id: expect.any(String), redirect: '/success' })
    const cookie = response?.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const receipt = await readLeadCookie(context, new Request(origin, { headers: { Cookie: cookie } }))
    expect(receipt).toMatchObject({ leadId: answer.lead_id, carId: car?.id, category: 'Vehicle Enquiry', event: 15 })
  })

  it('FORM-13 stores one lead per Idempotency-Key and per submission_id', async () => {
    const body = { ...mia, message: 'Is it there?' }
    const first = await leadOf(await send(body, { 'Idempotency-Key': 'once' }))
    expect(await leadOf(await send(body, { 'Idempotency-Key': 'once' }))).toBe(first)
    expect(await leadOf(await send({ ...body, submission_id: 'once' }))).toBe(first)
    expect(await leadOf(await send(body, { 'Idempotency-Key': 'again' }))).not.toBe(first)
  })

  it('FORM-7 answers 422 with the error of each field', async () => {
    const response = await send({ ...mia, postcode: '41' })
    expect(response?.status).toBe(422)
    expect(await response?.json()).toEqual({
      error: 'Please fix the following errors:',
      fields: {
        postcode: ['Invalid postcode. Please enter a 4-digit number.'],
        message: ['Enter your message.'],
      },
    })
  })

  it.each([
    ['text/plain', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', 'no json', 400],
    ['application/json', '[1]', 400],
  ])('FORM-7 refuses %s with the body %j as %i', async (type, body, status) => {
    const request = new Request(`${origin}/api/leads`, { method: 'POST', headers: { 'Content-Type': type }, body })
    expect((await answerLeadJson(context, request))?.status).toBe(status)
  })

  it('FORM-16 returns null for a posted form, which gets a page', async () => {
    const request = new Request(`${origin}/api/leads`, { method: 'POST', body: new URLSearchParams(mia) })
    expect(await answerLeadJson(context, request)).toBeNull()
  })

  it('FORM-8 stores the page of the form, but never one of another site', async () => {
    const urlOf = async (referrer: string, message: string) => {
      const id = await leadOf(await send({ ...mia, message }, { Referer: referrer }))
      return (await platform.storage.forSite(context.site).leads.find(id))?.payload.url
    }
    expect(await urlOf(`${origin}/contact-us?from=menu`, 'One')).toBe(`${origin}/contact-us?from=menu`)
    expect(await urlOf('https://elsewhere.example/contact-us', 'Two')).toBe(`${origin}/api/leads`)
  })
})

function send(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response | null> {
  const request = new Request(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  })
  return answerLeadJson(context, request)
}

async function leadOf(response: Response | null): Promise<string> {
  const answer = await response?.json()
  return answer.lead_id
}
