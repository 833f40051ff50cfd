import { afterAll, beforeAll, expect, it } from 'vitest'
import { formOf } from '#console/testing/page-form.ts'
import { sampleLocation } from '#operations/testing/sample-data.ts'
import type { ServedSites } from '../served-sites.ts'
import { CONSOLE_HOST, serveWithConsole, signedInManager } from './served-console.ts'

let served: ServedSites
let cookie: string
beforeAll(async () => {
  const locations = [sampleLocation({ state: 'TX', postcode: '78701', phone: '(512) 555-0100' })]
  served = await serveWithConsole(new Date('2026-11-24T00:00:00Z'), {}, { region: 'US', locations })
  cookie = await signedInManager(served)
})
afterAll(() => served.close())

async function open(path: string): Promise<string> {
  return (await served.request('yard', path, { host: CONSOLE_HOST, headers: { cookie } })).text()
}

async function send(path: string, form: URLSearchParams): Promise<string> {
  const headers = { cookie, 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${CONSOLE_HOST}` }
  const answer = await served.request('yard', path, {
    method: 'POST',
    host: CONSOLE_HOST,
    headers,
    body: form.toString(),
  })
  expect([path, answer.status]).toEqual([path, 303])
  return (answer.headers.get('location') ?? '').split('?')[0] ?? ''
}

const TYPED = {
  stocknum: 'M1',
  car_type: 'used',
  year: '2019',
  make: 'Toyota',
  model: 'Camry',
  km: '12,000',
  price: '18990',
}

it('SITE-6 DESK-5 DESK-2 a site that uses miles asks staff for miles, and the website shows what they typed', async () => {
  const page = await open('/hand-cars/new')
  expect(page).toContain('Odometer (mi)')
  const typed = Object.entries(TYPED).reduce(
    (form, [name, value]) => form.typed(name, value),
    formOf(page, '/hand-cars'),
  )
  const draft = await send('/hand-cars', typed.sent(['do', 'publish']))
  const [, car = ''] = /href="(\/stock\/[^"#?]+)"/.exec(await open(draft)) ?? []
  const { slug } = (await served.platform.storage.forSite({ slug: 'yard' }).cars.findById(car.replace('/stock/', '')))!
  const shown = async () => (await served.request('yard', `/cars/${slug}`)).text()
  await expect.poll(async () => (await shown()).includes('12,000 mi')).toBe(true)

  const desk = await open(car)
  expect(desk).toContain('Odometer (mi)')
  const form = formOf(desk, `${car}/fields`)
  expect(form.value('km')).toBe('12000')
  await send(`${car}/fields`, form.typed('km', '15,250').sent())
  await expect.poll(async () => (await shown()).includes('15,250 mi')).toBe(true)
  expect(await open(car)).toMatch(/Odometer: (?:as in the feed|12,000 mi) → 15,250 mi/)
})
