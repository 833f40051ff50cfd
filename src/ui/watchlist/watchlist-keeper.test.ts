import { describe, expect, it } from 'vitest'
import { say } from '#words/say.ts'
import type { NamedCar, SavedCarsChange } from '../saved-cars/saved-cars-store.ts'
import { openWatchlist } from './watchlist-keeper.ts'

const hilux = { id: 'c1', title: '2021 Toyota HiLux' }
const ranger = { id: 'c2', title: '2022 Ford Ranger' }
const mia = { user: { id: 'v1', phone: '+61412345678', name: null }, watchlist: ['c2'] }

/** A watchlist with a fake server whose answers the test controls. */
function watchlist(auth: () => Promise<Response>, change: () => Promise<Response> = () => answered({ success: true })) {
  const seen = {
    calls: [] as string[],
    shown: [] as (readonly string[])[],
    alerts: [] as string[],
    keptHere: [] as NamedCar[],
    told: [] as SavedCarsChange[],
    warned: 0,
  }
  const list = openWatchlist({
    fetch: (address, init) => {
      seen.calls.push([address, init?.body].filter(Boolean).join(' '))
      return address === '/api/auth' ? auth() : change()
    },
    alert: (message) => seen.alerts.push(message),
    keepHere: (car) => seen.keptHere.push(car),
    show: (cars) => seen.shown.push(cars),
    tell: (change) => seen.told.push(change),
    t: say,
    warn: () => {
      seen.warned += 1
    },
  })
  return { ...seen, list, seen }
}

const answered = async (body: unknown, status = 200) => Response.json(body, { status })

describe('GARAGE-1 the user', () => {
  it('GARAGE-1 loads once, with their saved cars', async () => {
    const { list, calls, shown } = watchlist(() => answered(mia))
    expect(await list.user).toMatchObject({ phone: mia.user.phone })
    await list.toggle(hilux)
    await list.toggle(hilux)
    expect(calls.filter((call) => call === '/api/auth')).toHaveLength(1)
    expect(shown[0]).toEqual(['c2'])
  })

  it.each([[null], ['c1'], [{ c1: true }], [undefined]])(
    'GARAGE-1 a watchlist that is %j and no array is not set',
    async (odd) => {
      const { list, shown } = watchlist(() => answered({ ...mia, watchlist: odd }))
      expect(await list.user).toMatchObject({ phone: mia.user.phone })
      expect(shown).toEqual([])
    },
  )

  it('GARAGE-1 a failure is logged, and loading ends', async () => {
    for (const failure of [() => answered({ error: 'x' }, 500), () => Promise.reject(new Error('offline'))]) {
      const { list, seen } = watchlist(failure)
      expect(await list.user).toBeNull()
      expect(seen.warned).toBe(1)
    }
  })
})

describe('GARAGE-4 saving', () => {
  it('GARAGE-4 shows before the server answers, and is announced after', async () => {
    const server = Promise.withResolvers<void>()
    const { list, calls, shown, told } = watchlist(
      () => answered(mia),
      () => server.promise.then(() => answered({ success: true, watchlist: [] })),
    )
    await list.user
    const saving = list.toggle(hilux)
    await expect.poll(() => shown.at(-1)).toEqual(['c1', 'c2'])
    expect(told).toEqual([])
    server.resolve()
    expect(await saving).toEqual({ success: true })
    expect(told).toEqual([{ list: 'favourites', car: hilux, did: 'added' }])
    expect(calls[1]).toBe('/api/watchlist/save-car {"phone_number":"+61412345678","car_id":"c1"}')
    expect(await list.toggle(ranger)).toEqual({ success: true })
    expect(shown.at(-1)).toEqual(['c1'])
    expect(told.at(-1)).toMatchObject({ car: ranger, did: 'removed' })
    expect(calls[2]).toMatch(/remove-car .*"c2"/)
  })

  it.each([
    [
      () => answered({ success: false, message: 'This car is no longer on our site.' }, 404),
      'This car is no longer on our site.',
    ],
    [() => answered({ error: 'Too many requests.' }, 429), 'Too many requests.'],
    [() => Promise.reject(new Error('offline')), 'We couldn’t reach your list. Check your connection and try again.'],
  ])(
    'GARAGE-4 a failed call alerts its message, returns success false and resets the control',
    async (failure, message) => {
      const { list, shown, alerts, told } = watchlist(() => answered(mia), failure)
      expect(await list.toggle(hilux)).toEqual({ success: false })
      expect(shown).toEqual([['c2'], ['c1', 'c2'], ['c2']])
      expect([alerts, told]).toEqual([[message], []])
      expect(await list.toggle(ranger)).toEqual({ success: false })
      expect(shown.at(-1)).toEqual(['c2'])
    },
  )

  it.each([
    ['nobody is signed in', { user: null, watchlist: [] }],
    ['the user has no phone', { user: { id: 'v1', phone: '' }, watchlist: [] }],
  ])('GARAGE-4 GARAGE-6 saves in the browser, without a sign-in, when %s', async (_when, auth) => {
    const { list, shown, keptHere, calls } = watchlist(() => answered(auth))
    expect(await list.toggle(hilux)).toEqual({ success: true })
    expect([keptHere, calls, shown.flat()]).toEqual([[hilux], ['/api/auth'], []])
    expect(await list.merge(['c1'])).toEqual(['c1'])
  })

  it('GARAGE-4 signing in adds the cars that the browser kept, each once, and removes none', async () => {
    const { list, calls, shown, told } = watchlist(() => answered(mia))
    expect(await list.merge(['c3', 'c2', 'c4'])).toEqual([])
    expect(calls.slice(1).map((call) => /"car_id":"(\w+)"/.exec(call)?.[1])).toEqual(['c3', 'c4'])
    expect(shown.at(-1)).toEqual(['c4', 'c3', 'c2'])
    expect(told, 'the buyer saved them before').toEqual([])
  })

  it('GARAGE-4 the browser keeps a car that the server could not take, and forgets one that is gone', async () => {
    const answers = [
      answered({ success: false, message: 'Gone.' }, 404),
      answered({ error: 'Too many requests.' }, 429),
    ]
    const { list, shown, alerts } = watchlist(
      () => answered(mia),
      () => answers.shift() ?? answered({ success: true }),
    )
    expect(await list.merge(['c5', 'c6', 'c7'])).toEqual(['c6'])
    expect(shown.at(-1)).toEqual(['c7', 'c2'])
    expect(alerts).toEqual([])
  })

  it('GARAGE-4 sends clicks to the server in order', async () => {
    const { list, calls, shown } = watchlist(() => answered(mia))
    await Promise.all([list.toggle(hilux), list.toggle(hilux), list.toggle(hilux)])
    expect(calls.slice(1).map((call) => call.split(' ')[0]?.split('/').at(-1))).toEqual([
      'save-car',
      'remove-car',
      'save-car',
    ])
    expect(shown.at(-1)).toEqual(['c1', 'c2'])
  })
})
