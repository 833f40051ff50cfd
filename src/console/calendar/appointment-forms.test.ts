import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateAfter } from '#domain/date/date-after.ts'
import { appointment } from '../testing/desk-acts.ts'
import { race } from '../testing/race.ts'
import { type TwoPeople, twoPeople } from '../testing/two-people.ts'
import { wrongControls } from '../testing/wrong-controls.ts'

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())

const stored = (id: string) => both.platform.storage.forSite({ slug: 'yard' }).appointments.find(id)
const timesOf = (html: string) => [...html.matchAll(/name="time" value="([^"]*)"/g)].map(([, time = '']) => time)

/** An appointment, and the page of the day after it. */
async function nextDay() {
  const made = await appointment(both)
  const on = dateAfter(made.times[0]?.slice(0, 10) ?? '', 1)
  return { ...made, on, page: `/calendar/${made.id}?on=${on}`, action: `/calendar/${made.id}/move` }
}

describe('STAFF-10 INBOX-9 a new time for an appointment', () => {
  it.each([null, 'tomorrow', '2026-99-99T10:00:00+10:00'])('refuses %s at the times', async (time) => {
    const { id, on, page, action } = await nextDay()
    const before = await stored(id)
    const form = (await both.ann.open(page)).form(action)
    const answer = await both.ann.send(action, (time === null ? form : form.typed('time', time)).sent())
    expect(answer.status).toBe(409)
    expect(answer.html).toContain('Nothing is moved yet: one field needs a correction.')
    expect(wrongControls(answer.html, action)).toEqual([{ name: 'time', hasFocus: true, says: 'Choose a free time.' }])
    expect(timesOf(answer.html)[0]).toContain(on)
    expect(await stored(id)).toEqual(before)
  })

  it('says at the times that another buyer has it now, on the day that the person chose', async () => {
    const { id, on, page, action, conversationId } = await nextDay()
    const before = await stored(id)
    const opened = await both.ann.open(page)
    const [time = ''] = timesOf(opened.html)
    const bens = (await both.ben.open(`/calendar/new?conversation=${conversationId}&on=${on}`)).form('/calendar')
    expect((await both.ben.send('/calendar', bens.typed('time', time).sent())).status).toBe(303)
    const answer = await both.ann.send(action, opened.form(action).typed('time', time).sent())
    const says = 'That time is not free any more. Choose another one.'
    expect([answer.status, wrongControls(answer.html, action)]).toEqual([409, [{ name: 'time', hasFocus: true, says }]])
    expect(timesOf(answer.html)[0]).toContain(on)
    expect(timesOf(answer.html)).not.toContain(time)
    expect(await stored(id)).toEqual(before)
  })

  it('STAFF-11 keeps the chosen time where a colleague moved it first', async () => {
    const { page, action } = await nextDay()
    const times = timesOf((await both.ann.open(page)).html)
    const [anns = '', bens = ''] = [times.at(-1), times.at(-2)]
    const sent = { anns: { values: { time: anns } }, bens: { values: { time: bens } } }
    const { second } = await race(both, { page, action, ...sent })
    expect([second.status, second.form(action).value('time')]).toEqual([409, anns])
  })
})

describe('STAFF-10 INBOX-9 a new appointment', () => {
  const open = async () => {
    const { conversationId, on } = await nextDay()
    return both.ann.open(`/calendar/new?conversation=${conversationId}&on=${on}`)
  }

  it('refuses a kind and a time at their fields, and the first of them has the focus', async () => {
    const form = (await open()).form('/calendar').typed('kind', 'party')
    const answer = await both.ann.send('/calendar', form.sent())
    expect(answer.status).toBe(409)
    expect(answer.html).toContain('Nothing is booked yet: 2 fields need a correction.')
    expect(wrongControls(answer.html, '/calendar')).toEqual([
      { name: 'kind', hasFocus: true, says: 'Choose what it is for.' },
      { name: 'time', hasFocus: false, says: 'Choose a free time.' },
    ])
    expect(await stored(form.value('id') ?? '')).toBeNull()
  })

  it('keeps what was chosen beside a fault, and then books it', async () => {
    const opened = await open()
    const time = timesOf(opened.html).at(-1) ?? ''
    const form = opened.form('/calendar').typed('kind', 'service')
    const wrong = await both.ann.send('/calendar', form.sent())
    expect(wrong.form('/calendar').value('kind')).toBe('service')
    const unnamed = await both.ann.send('/calendar', form.typed('time', time).typed('id', '?').sent())
    const again = unnamed.form('/calendar')
    expect([unnamed.status, again.value('kind'), again.value('time')]).toEqual([409, 'service', time])
    const done = await both.ann.send('/calendar', again.sent())
    expect(done.status).toBe(303)
    expect(await stored(again.value('id') ?? '')).toMatchObject({ kind: 'service', start: new Date(time) })
  })
})

it('STAFF-10 INBOX-9 an outcome that is none marks nothing', async () => {
  const { id, page } = await appointment(both)
  both.platform.clock.pass(4 * 24 * 60)
  const form = (await both.ann.open(page)).form(`/calendar/${id}/mark`)
  const answer = await both.ann.send(`/calendar/${id}/mark`, form.sent())
  expect([answer.status, answer.html]).toEqual([409, expect.stringContaining('Choose whether the person came.')])
  expect(await stored(id)).toMatchObject({ state: 'booked' })
})
