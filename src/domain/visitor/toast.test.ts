import { expect, it } from 'vitest'
import { favouriteToast, fullComparisonToast, NO_TOAST, nextToast, TOAST_REMOVED_AFTER_MS } from './toast.ts'

const saved = favouriteToast('2021 Toyota HiLux', true, '/watchlist')
const removed = favouriteToast('2021 Toyota HiLux', false, '/watchlist')

it('GARAGE-5 the words of saving and removing, both with the way to the list', () => {
  const link = { label: 'View List', href: '/watchlist' }
  expect(saved).toEqual({
    title: 'Car Saved In Watchlist',
    text: '2021 Toyota HiLux is now available in your watchlist',
    link,
  })
  expect(removed).toEqual({
    title: 'Car Removed',
    text: '2021 Toyota HiLux is no longer in your watchlist',
    link,
  })
})

it('GARAGE-5 there is at most one: a new one replaces the old', () => {
  const first = nextToast(NO_TOAST, { kind: 'show', toast: saved })
  expect(first).toEqual({ toast: saved, open: true })
  expect(nextToast(first, { kind: 'show', toast: removed })).toEqual({ toast: removed, open: true })
})

it('GARAGE-5 dismissing closes it, removal follows after 1,000,000 ms', () => {
  const shown = nextToast(NO_TOAST, { kind: 'show', toast: saved })
  const closed = nextToast(shown, { kind: 'dismiss' })
  expect(closed).toEqual({ toast: saved, open: false })
  expect(nextToast(closed, { kind: 'remove' })).toEqual(NO_TOAST)
  expect(TOAST_REMOVED_AFTER_MS).toBe(1_000_000)
})

it('a fifth car is not taken silently: the toast leads to the four', () => {
  expect(fullComparisonToast(['a', 'b', 'c', 'd'])).toMatchObject({
    title: '4 cars are chosen already',
    link: { href: '/compare?cars=a,b,c,d' },
  })
})
