import { expect, it } from 'vitest'
import { favouriteToast, fullComparisonToast, NO_TOAST, nextToast, TOAST_REMOVED_AFTER_MS } from './toast.ts'

const saved = favouriteToast('2021 Toyota HiLux', true, '/watchlist')
const removed = favouriteToast('2021 Toyota HiLux', false, '/watchlist')

it('GARAGE-5 shows the texts for saving and removing, both with a link to the list', () => {
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

it('GARAGE-5 uses the site’s own name for the list, if it has one', () => {
  const link = { label: 'View saved cars', href: '/favourites' }
  expect(favouriteToast('2021 Toyota HiLux', true, '/favourites', 'saved cars')).toEqual({
    title: 'Saved',
    text: '2021 Toyota HiLux is in your saved cars.',
    link,
  })
  expect(favouriteToast('2021 Toyota HiLux', false, '/favourites', 'saved cars')).toEqual({
    title: 'Removed',
    text: '2021 Toyota HiLux is no longer in your saved cars.',
    link,
  })
})

it('GARAGE-5 shows at most one toast: a new one replaces the old', () => {
  const first = nextToast(NO_TOAST, { kind: 'show', toast: saved })
  expect(first).toEqual({ toast: saved, open: true })
  expect(nextToast(first, { kind: 'show', toast: removed })).toEqual({ toast: removed, open: true })
})

it('GARAGE-5 closes when dismissed, and is removed 1,000,000 ms later', () => {
  const shown = nextToast(NO_TOAST, { kind: 'show', toast: saved })
  const closed = nextToast(shown, { kind: 'dismiss' })
  expect(closed).toEqual({ toast: saved, open: false })
  expect(nextToast(closed, { kind: 'remove' })).toEqual(NO_TOAST)
  expect(TOAST_REMOVED_AFTER_MS).toBe(1_000_000)
})

it('explains that a fifth car is not added, with a link to the four', () => {
  expect(fullComparisonToast(['a', 'b', 'c', 'd'])).toMatchObject({
    title: 'You’re already comparing 4 cars',
    link: { href: '/compare?cars=a,b,c,d' },
  })
})
