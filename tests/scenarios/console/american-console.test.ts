import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf } from '#console/testing/page-form.ts'
import { sampleLocation } from '#operations/testing/sample-data.ts'
import type { ServedSites } from '../served-sites.ts'
import { CONSOLE_HOST, serveWithConsole, signedInManager } from './served-console.ts'

const TYPED = {
  stocknum: 'M1',
  car_type: 'used',
  year: '2019',
  make: 'Toyota',
  model: 'Camry',
  badge: 'SE',
  fuel: 'Petrol',
  colour: 'Silver',
  km: '12,000',
  price: '18990',
}

interface Desk {
  readonly served: ServedSites
  readonly open: (path: string) => Promise<string>
  readonly send: (path: string, form: URLSearchParams) => Promise<{ readonly to: string; readonly page: string }>
  /** The address of a car that was typed by hand and changed since. */
  readonly car: string
}

async function deskOf(region: 'US' | 'AU'): Promise<Desk> {
  const place = region === 'US' ? { state: 'TX', postcode: '78701', phone: '(512) 555-0100' } : {}
  const locations = [sampleLocation(place)]
  const served = await serveWithConsole(new Date('2026-11-24T03:05:00Z'), {}, { region, locations })
  const cookie = await signedInManager(served)
  const open: Desk['open'] = async (path) =>
    (await served.request('yard', path, { host: CONSOLE_HOST, headers: { cookie } })).text()
  const send: Desk['send'] = async (path, form) => {
    const headers = { cookie, 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${CONSOLE_HOST}` }
    const init = { method: 'POST', host: CONSOLE_HOST, headers, body: form.toString() }
    const answer = await served.request('yard', path, init)
    return { to: (answer.headers.get('location') ?? '').split('?')[0] ?? '', page: await answer.text() }
  }
  const typed = Object.entries(TYPED).reduce(
    (form, [name, value]) => form.typed(name, value),
    formOf(await open('/hand-cars/new'), '/hand-cars'),
  )
  const { to } = await send('/hand-cars', typed.sent(['do', 'publish']))
  const [, car = ''] = /href="(\/stock\/[^"#?]+)"/.exec(await open(to)) ?? []
  await send(
    `${car}/fields`,
    formOf(await open(car), `${car}/fields`)
      .typed('colour', 'Grey')
      .sent(),
  )
  return { served, open, send, car }
}

let american: Desk
let australian: Desk
beforeAll(async () => {
  american = await deskOf('US')
  australian = await deskOf('AU')
})
afterAll(async () => {
  await american.served.close()
  await australian.served.close()
})

/** The texts of a page, each between two bars. */
const shown = (page: string) =>
  page
    .replace(/<script\b[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '|')

describe('SITE-6 staff of a site', () => {
  it('read dates and times as their region writes them, in the US and in Australia', async () => {
    expect(shown(await american.open(american.car))).toContain('11/23/2026 9:05 PM')
    expect(shown(await american.open('/audit'))).toContain('11/23/2026 9:05 PM')
    expect(shown(await australian.open(australian.car))).toContain('24/11/2026 1:05 pm')
    expect(shown(await australian.open('/audit'))).toContain('24/11/2026 1:05 pm')
  })

  it.each(['car', '/stock', '/audit', '/leads', '/calendar', '/feeds', '/reports', '/website', '/staff', '/account'])(
    'read %s with no day before the month, and no clock of 24 hours',
    async (path) => {
      const page = shown(await american.open(path === 'car' ? american.car : path))
      expect(page).not.toMatch(/\b2[34]\/11\/2026/)
      expect(page).not.toMatch(/\b\d\d\/\d\d\/\d{4} \d\d:\d\d(?! [AP]M)/)
      expect(page).not.toMatch(/\b21:05\b/)
    },
  )

  it.each([
    ['car', ['Color', 'Trim', '|Gas|'], ['Colour', 'Badge', 'Petrol']],
    ['/hand-cars/new', ['Color', 'Trim', '|Gas|', '|Pickup|', 'inquire'], ['Colour', 'Badge', 'Petrol', '|Ute|']],
    ['/stock', ['Color'], ['Colour']],
    ['/leads', ['General Inquiry'], ['Enquiry']],
    ['/reports', ['Every inquiry, without junk.', '|Inquiries|', '|Canceled|'], ['Enquir', 'enquir', 'Cancelled']],
    ['/website/parts/brand', ['Brand color'], ['olour']],
    ['/website/parts/forms', ['ZIP code'], ['ostcode']],
    ['/site/assignment', ['Kinds of inquiry', 'Buyer’s ZIP codes', '40000–41790'], ['Enquiry', 'enquiry', 'ostcode']],
  ] as const)('read the words of the US on %s', async (path, said, not) => {
    const page = shown(await american.open(path === 'car' ? american.car : path))
    for (const word of said) expect(page, word).toContain(word)
    for (const word of not) expect(page, word).not.toContain(word)
    const here = shown(await australian.open(path === 'car' ? australian.car : path))
    for (const word of said) expect(here, word).not.toContain(word)
  })

  it('are asked in the words of the US before they erase a person', async () => {
    const form = formOf(await american.open('/leads/new'), '/leads')
    const { to } = await american.send(
      '/leads',
      form.typed('name', 'Jo Enquiry').typed('phone', '(512) 555-0142').sent(),
    )
    const { page } = await american.send(`${to}/erase`, new URLSearchParams())
    expect(shown(page)).toContain('1 inquiry and 0 appointments of Jo Enquiry go for good')
  })

  it('have their pages in the language of their region', async () => {
    expect(await american.open('/stock')).toContain('<html lang="en-US"')
    expect(await australian.open('/stock')).toContain('<html lang="en-AU"')
  })

  it('read DESK-5 that an odometer is refused in miles', async () => {
    const form = Object.entries({ ...TYPED, stocknum: 'M2', km: '3000000' }).reduce(
      (all, [name, value]) => all.typed(name, value),
      formOf(await american.open('/hand-cars/new'), '/hand-cars'),
    )
    const { page, to } = await american.send('/hand-cars', form.sent(['do', 'publish']))
    const answer = shown(page || (await american.open(to)))
    expect(answer).toContain('is not an odometer reading in miles between 0 and 1,242,742.')
    expect(answer).not.toContain('kilomet')
  })
})
