import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveText } from '../inbox/receive-text.ts'
import { erasePerson, findPerson } from '../person/people.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { searchWish } from './alert-wish.ts'
import { askForAlert } from './ask-for-alert.ts'
import { confirmAlert, showConfirmation } from './confirm-alert.ts'
import { endAlerts, showEnding } from './end-alerts.ts'
import { sweepAlerts } from './sweep-alerts.ts'

const SENDER = '+61491570006'
const SECRET = 'a secret of the tests'
/** Ten in the morning in Brisbane. */
const MORNING = new Date('2026-11-20T00:00:00Z')

let platform: TestPlatform
let people = 0
let cars = 0
beforeAll(async () => {
  const alerts = { enabled: true }
  platform = await createTestPlatform({
    now: MORNING,

    sites: [
      sampleSite({ alerts, delivery: { textSender: { from: SENDER } } }),
      sampleSite({
        slug: 'name',
        id: 'site-2',
        alerts,
        delivery: { textSender: { from: 'Rival', registeredFrom: '2026-01-01' } },
      }),
    ],
  })
})
afterAll(() => platform.close())

const request = (slug = 'yard') => ({ ...requestOn(platform, platform.site(slug)), origin: 'https://cars.example' })
const textsTo = (phone: string) => platform.sms.sent.filter(({ to }) => to === phone).map(({ text }) => text)
const linkIn = (text: string | undefined) => /\/alerts\/confirm\/(\S+)/.exec(text ?? '')?.[1] ?? ''

/** Asks for texts about a make of its own. Returns the number and the link's token. */
async function asked(make: string) {
  people += 1
  platform.clock.moveTo(new Date(MORNING.getTime() + people * 7 * 86_400_000))
  const number = `04123460${String(people).padStart(2, '0')}`
  const phone = `+61${number.slice(1)}`
  const wish = await searchWish(request(), [], new URLSearchParams({ make }))
  if (!wish) throw new Error('no listing')
  expect(await askForAlert(request(), wish, { by: 'text', phone: number }, '/search')).toEqual({ ok: true })
  await platform.runDeferred()
  return { phone, token: linkIn(textsTo(phone).at(-1)) }
}

async function arrives(...makes: readonly string[]) {
  await platform.addCars(
    'yard',
    makes.map((make) => {
      cars += 1
      // As short as the addresses of the cars of a dealer.
      return { make, model: 'Two', stocknum: `S${cars}`, slug: `2021-two-sr5-${cars}` }
    }),
  )
  await platform.engines.refresh('yard')
  await sweepAlerts(platform, ['yard', 'name'])
  await sweepOutbox(platform, ['yard', 'name'])
  await platform.runDeferred()
}

describe('ALERT-5 alerts by text message', () => {
  it('ALERT-5 is confirmed by the link in a text, before which nothing else is sent', async () => {
    const { phone, token } = await asked('Mazda')
    expect(textsTo(phone)).toEqual([
      `Sample Motors: to get texts about Mazda, confirm here: https://cars.example/alerts/confirm/${token} Not you? Do nothing.`,
    ])
    await arrives('Mazda')
    expect(textsTo(phone)).toHaveLength(1)
    expect(await showConfirmation(request(), token)).toMatchObject({ way: 'text', state: 'unconfirmed' })
    expect(await confirmAlert(request(), token)).toMatchObject({ state: 'confirmed' })
    expect(platform.mailer.sent).toEqual([])
  })

  it('ALERT-5 sends its news as one short text with a link, at most once a day, and none at night', async () => {
    const { phone, token } = await asked('Kia')
    await confirmAlert(request(), token)
    // Half past eight in the evening in Brisbane.
    platform.clock.pass(10.5 * 60)
    await arrives('Kia')
    expect(textsTo(phone)).toHaveLength(1)
    platform.clock.pass(13 * 60)
    await arrives()
    expect(textsTo(phone)[1]).toMatch(
      /^Sample Motors: just in, \d{4} Kia Two.*, \$\S+.* https:\/\/cars\.example\/cars\/\S+ Reply STOP to end$/,
    )
    await arrives('Kia', 'Kia')
    expect(textsTo(phone)).toHaveLength(2)
    platform.clock.pass(24 * 60)
    await arrives()
    expect(textsTo(phone)[2]).toBe(
      'Sample Motors: 2 cars you asked about. https://cars.example/search?make=Kia Reply STOP to end',
    )
  })

  it('ALERT-5 STOP ends the alerts of the number, and asking again sends nothing', async () => {
    const { phone, token } = await asked('Ford')
    await confirmAlert(request(), token)
    await receiveText(request(), { id: 'SM1', from: phone, to: SENDER, text: 'Stop' }, SECRET)
    await arrives('Ford')
    expect(textsTo(phone)).toHaveLength(1)
    expect(await showConfirmation(request(), token)).toMatchObject({ state: 'ended' })
    const wish = await searchWish(request(), [], new URLSearchParams({ make: 'Ford' }))
    if (wish) await askForAlert(request(), wish, { by: 'text', phone }, '/search')
    await platform.runDeferred()
    expect(textsTo(phone)).toHaveLength(1)
  })

  it('ALERT-5 is ended on the page of the alert, which masks the number', async () => {
    const { phone, token } = await asked('Audi')
    const { endHref } = (await confirmAlert(request(), token)) ?? { endHref: '' }
    const end = endHref.split('/').at(-1) ?? ''
    expect(await showEnding(request(), end)).toMatchObject({ way: 'text', email: `•••${phone.slice(-3)}` })
    expect((await endAlerts(request(), end, null))?.alerts).toEqual([])
    await arrives('Audi')
    expect(textsTo(phone)).toHaveLength(1)
  })

  it('ALERT-5 H8 is found and erased with the person’s number', async () => {
    const { phone } = await asked('Fiat')
    const person = { email: null, phone }
    expect((await findPerson(request(), person)).alerts).toHaveLength(1)
    await erasePerson(request(), person)
    expect((await findPerson(request(), person)).alerts).toEqual([])
  })

  it('ALERT-5 a site whose sender nobody can answer, and a landline, get no text alert', async () => {
    const wish = await searchWish(request('name'), [], new URLSearchParams({ make: 'Toyota' }))
    if (!wish) throw new Error('no listing')
    const input = { by: 'text', phone: '0412345699' }
    expect(await askForAlert(request('name'), wish, input, '/search')).toMatchObject({
      ok: false,
      fields: { email: [expect.any(String)] },
    })
    expect(await askForAlert(request(), wish, { by: 'text', phone: '07 3555 0101' }, '/search')).toMatchObject({
      ok: false,
      fields: { phone: [expect.stringContaining('mobile number')] },
    })
  })
})
