import { expect } from 'vitest'
import { dateAfter } from '#domain/date/date-after.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { makeAppointment } from '#operations/appointment/make-appointment.ts'
import { staffTimes } from '#operations/appointment/staff-times.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { reserveCar } from '#operations/reservation/reserve-car.ts'
import { settlePayment } from '#operations/reservation/settle-payment.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleCar } from '#operations/testing/sample-data.ts'
import type { Act, Answer, TwoPeople } from './two-people.ts'

let buyers = 0

/** A new lead; returns its page. */
export async function lead({ platform }: TwoPeople): Promise<string> {
  buyers += 1
  const person = { email: `buyer-${buyers}@mail.example`, phone: `0412 345 ${100 + buyers}` }
  return `/leads/${(await enquire(requestOn(platform, platform.site('yard')), person)).conversationId}`
}

/** Both open a page; Ben sends a form of it, and then Ann hers. A question that asks first is answered by its button. */
export async function oneAfterTheOther(
  { ann, ben, platform }: TwoPeople,
  page: string,
  { bens, anns }: { readonly bens: Sent; readonly anns: Sent },
): Promise<readonly [first: Answer, second: Answer]> {
  await provenNow(platform)
  const pages = { ann: await ann.open(page), ben: await ben.open(page) }
  const send = async (who: 'ann' | 'ben', { action, fields = [] }: Sent) => {
    const person = who === 'ann' ? ann : ben
    const form = fields.reduce((typed, [name, value]) => typed.typed(name, value), pages[who].form(action))
    const answer = await person.send(action, form.sent())
    return answer.html.includes('name="sure"') ? person.send(action, answer.form(action).sent()) : answer
  }
  platform.clock.pass(1)
  const first = await send('ben', bens)
  platform.clock.pass(1)
  return [first, await send('ann', anns)]
}

/** STAFF-6: the clock of the test moves on; both have just proven who they are. */
export async function provenNow({ storage, clock }: TwoPeople['platform']): Promise<void> {
  const at = clock.now().toISOString()
  await storage.rawDatabase().executeSql('update staff_sessions set "secondFactorAt" = $1', [at])
}

export interface Sent {
  readonly action: string
  readonly fields?: readonly (readonly [string, string])[]
}

export function act(run: (both: TwoPeople) => Promise<void>): Act {
  return { kind: 'act', run }
}

export const owner = (both: TwoPeople) =>
  sampleStaff(['owner'], { id: both.ben.id, name: 'Ben Ito', secondFactorAt: both.platform.clock.now() })

/** A lead of a person who has booked a time in three days. */
export async function appointment(both: TwoPeople) {
  const { platform } = both
  const site = platform.site('yard')
  const conversationId = (await lead(both)).split('/').at(-1) ?? ''
  const date = dateAfter(zonedTime(platform.clock.now(), site.timezone).date, 3)
  const free = (await staffTimes(requestBy(platform, site, owner(both)), { locationId: 'l1', date })).filter(
    (each) => each.available,
  )
  const [start, other] = [free[0]?.start ?? new Date(0), free.at(-1)?.start ?? new Date(0)]
  const id = platform.randomId()
  await makeAppointment(requestBy(platform, site, owner(both)), {
    id,
    conversationId,
    locationId: 'l1',
    kind: 'visit',
    start,
  })
  const times = (await both.ann.open(`/calendar/${id}?on=${date}`)).html.matchAll(/name="time" value="([^"]*)"/g)
  return {
    id,
    page: `/calendar/${id}?on=${date}`,
    conversationId,
    other,
    times: [...times].map(([, time = '']) => time),
  }
}

const LATE = /Ben Ito changed this appointment at \d+:\d\d [ap]m\. This is how it is now/

export const BOOKS = act(async (both) => {
  const { conversationId, times } = await appointment(both)
  const page = `/calendar/new?conversation=${conversationId}&on=${times[0]?.slice(0, 10)}`
  const time = (await both.ann.open(page)).html.match(/name="time" value="([^"]*)"/)?.[1] ?? ''
  const sent = { action: '/calendar', fields: [['time', time]] as const }
  const [first, second] = await oneAfterTheOther(both, page, { bens: sent, anns: sent })
  expect([first.status, second.status]).toEqual([303, 409])
  expect(second.html).toContain('That time is not free any more.')
})

export const MOVES = act(async (both) => {
  const { id, page, times } = await appointment(both)
  const to = (time: string | undefined): Sent => ({ action: `/calendar/${id}/move`, fields: [['time', time ?? '']] })
  const [first, second] = await oneAfterTheOther(both, page, { bens: to(times.at(-1)), anns: to(times.at(-2)) })
  expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(LATE)])
})

export const CANCELS = act(async (both) => {
  const { id, page, times } = await appointment(both)
  const bens = { action: `/calendar/${id}/move`, fields: [['time', times.at(-1) ?? '']] as const }
  const [first, second] = await oneAfterTheOther(both, page, { bens, anns: { action: `/calendar/${id}/cancel` } })
  expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(LATE)])
})

export const MARKS = act(async (both) => {
  const { id, page } = await appointment(both)
  both.platform.clock.pass(4 * 24 * 60)
  const mark = (as: string): Sent => ({ action: `/calendar/${id}/mark`, fields: [['do', as]] })
  const [first, second] = await oneAfterTheOther(both, page, { bens: mark('came'), anns: mark('missed') })
  expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(LATE)])
})

/** A car that is held by a paid deposit, or by a payment that goes on. */
export async function reservation({ platform }: TwoPeople, isPaid = true): Promise<string> {
  buyers += 1
  const site = platform.site('yard')
  const id = platform.randomId()
  await platform.addCars('yard', [sampleCar({ id, slug: id, stocknum: id, payment_processors: ['stripe'] })])
  const input = {
    name: 'Jo',
    last_name: 'Nguyen',
    email: `held-${buyers}@mail.example`,
    phone: `0412 345 ${500 + buyers}`,
    postcode: '4105',
    terms: 'on',
  }
  const visit = { origin: 'https://cars.example', path: '/', userAgent: null }
  const reserved = await reserveCar(requestOn(platform, site), {
    carId: id,
    input,
    key: id,
    keyIsStrict: true,
    visit,
    address: `192.0.2.${buyers}`,
  })
  if (!reserved.ok) throw new Error(JSON.stringify(reserved))
  const { reservationId, paymentUrl } = reserved
  if (isPaid) {
    await platform.payments.pay(paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
    await settlePayment(platform, { siteSlug: 'yard', id: reservationId })
  }
  return `/reservations/${reservationId}`
}

const HELD = /Ben Ito changed this reservation at \d+:\d\d [ap]m\. This is how it is now/

function afterAnother(anns: Sent['action'], fields: Sent['fields'], isPaid = true): Act {
  return act(async (both) => {
    const page = await reservation(both, isPaid)
    const bens = isPaid ? { action: `${page}/complete` } : { action: `${page}/cancel` }
    const sent = { bens, anns: { action: `${page}/${anns}`, ...(fields && { fields }) } }
    const [first, second] = await oneAfterTheOther(both, page, sent)
    expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(HELD)])
  })
}

export const EXTENDS = act(async (both) => {
  const page = await reservation(both)
  const action = `${page}/extend`
  const [first, second] = await oneAfterTheOther(both, page, { bens: { action }, anns: { action } })
  expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(HELD)])
})
export const COMPLETES = afterAnother('complete', [])
export const CLOSES = afterAnother('cancel', [], false)
export const REFUNDS = act(async (both) => {
  const page = await reservation(both)
  const sent = { action: `${page}/refund`, fields: [['reason', 'changed-mind']] as const }
  const [first, second] = await oneAfterTheOther(both, page, { bens: sent, anns: sent })
  expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(HELD)])
})

export const ERASES = act(async (both) => {
  const page = await lead(both)
  const action = `${page}/erase`
  const [first, second] = await oneAfterTheOther(both, page, { bens: { action }, anns: { action } })
  expect([first.to, second.status]).toEqual(['/leads?erased', 404])
})

export const INVITES = act(async (both) => {
  const sent = (name: string): Sent => ({
    action: '/staff/invite',
    fields: [
      ['email', `${name}@yard.example`],
      ['role', 'sales'],
    ],
  })
  const [first, second] = await oneAfterTheOther(both, '/staff', { bens: sent('bea'), anns: sent('al') })
  expect([first.status, second.status]).toEqual([303, 303])
  const { html } = await both.ann.open('/staff')
  for (const name of ['bea', 'al']) expect(html).toContain(`${name}@yard.example`)
})

export const ENDS_INVITATION = act(async (both) => {
  await both.ben.send('/staff/invite', new URLSearchParams({ email: 'cy@yard.example', role: 'sales' }))
  const [action = ''] = (await both.ann.open('/staff')).html.match(/\/staff\/invitations\/[\w-]+/) ?? []
  const [first, second] = await oneAfterTheOther(both, '/staff', { bens: { action }, anns: { action } })
  expect([first.status, second.status]).toEqual([303, 404])
})

/** A member of the site; returns their id. */
export async function member({ platform }: TwoPeople, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@yard.example`
  const personId = await platform.accounts.addPerson({ email, name, password: 'tram lantern quokka' })
  const { members, transaction } = platform.storage.forSite({ slug: 'yard' })
  const access = {
    personId,
    roles: ['sales'],
    scope: owner({ ben: { id: 'ben' }, platform } as TwoPeople).scope,
  } as const
  await transaction((within) => members.add(within, access, platform.clock.now()))
  return personId
}

export const ROLES = act(async (both) => {
  const id = await member(both, 'Dee')
  const to = (role: string): Sent => ({ action: `/staff/members/${id}/roles`, fields: [['role', role]] })
  const [first, second] = await oneAfterTheOther(both, '/staff', { bens: to('manager'), anns: to('stock') })
  const late = /Ben Ito changed this member at \d+:\d\d [ap]m\. This is how it is now/
  expect([first.status, second.status, second.html]).toEqual([303, 409, expect.stringMatching(late)])
  expect(second.form(to('').action).value('role')).toBe('stock')
  expect((await both.ann.open('/staff')).form(to('').action).value('role')).toBe('manager')
})

export const DEACTIVATES = act(async (both) => {
  const id = await member(both, 'Eli')
  const action = `/staff/members/${id}/deactivate`
  const [first, second] = await oneAfterTheOther(both, action, { bens: { action }, anns: { action } })
  expect([first.status, second.status]).toEqual([303, 404])
})

export const UNDOES_DEACTIVATION = act(async (both) => {
  const id = await member(both, 'Fay')
  await provenNow(both.platform)
  await both.ben.send(`/staff/members/${id}/deactivate`, new URLSearchParams())
  const action = `/staff/members/${id}/undo`
  const [first, second] = await oneAfterTheOther(both, '/staff', { bens: { action }, anns: { action } })
  expect([first.status, second.status]).toEqual([303, 404])
})
