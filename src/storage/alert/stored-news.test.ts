import { expect, it } from 'vitest'
import type { CarNews } from '#domain/alert/car-news.ts'
import { fromStoredNews, toStoredNews } from './stored-news.ts'

it.each<CarNews>([
  { carId: 'k3v9', reason: 'new', before: null },
  { carId: 'k3v9', reason: 'free', before: null },
  { carId: 'k3v9', reason: 'cheaper', before: 41_990 },
])('ALERT-2 news is read back as it was stored, and from rows of before: %o', (news) => {
  expect(fromStoredNews(toStoredNews(news))).toEqual(news)
  expect(fromStoredNews(news)).toEqual(news)
})
