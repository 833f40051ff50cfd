import { expect, it } from 'vitest'
import type { FeedFigures } from '#storage/feed-figures.ts'
import { latestFeeds } from './latest-feeds.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21)
const rows = { added: 0, changed: 0, unchanged: 1, sold: 0, refused: 0 }
const figures = (hour: number, state: FeedFigures['state']): FeedFigures => ({
  site: 'yard',
  feed: 'dms',
  state,
  receivedAt: new Date(START + hour * HOUR),
  appliedAt: state === 'merged' ? new Date(START + hour * HOUR) : null,
  rows,
})

it('OPS-7 remembers each feed, so that one that has gone silent still shows, and asks only for what is new', async () => {
  const asked: number[] = []
  let now = START
  let found: readonly FeedFigures[] = [figures(-1, 'merged')]
  const feeds = latestFeeds(
    async (since) => {
      asked.push((since.getTime() - START) / HOUR)
      return found
    },
    () => now,
  )
  expect(await feeds()).toEqual([figures(-1, 'merged')])
  now += 24 * HOUR
  found = []
  expect(await feeds()).toEqual([figures(-1, 'merged')])
  found = [figures(25, 'held-back')]
  expect(await feeds()).toEqual([{ ...figures(25, 'held-back'), appliedAt: new Date(START - HOUR) }])
  expect(asked).toEqual([-35 * 24, -6, 18])
})
