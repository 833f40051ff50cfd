import type { CarNews, NewsReason } from '#domain/alert/car-news.ts'

/** News as a row of `alert_finds` has it: 'k3v9 cheaper 41990'. A third of the bytes of an object: a row of them is written for each alert. */
export function toStoredNews({ carId, reason, before }: CarNews): string {
  return before === null ? `${carId} ${reason}` : `${carId} ${reason} ${before}`
}

/** Rows of before this form have objects. */
export function fromStoredNews(stored: string | CarNews): CarNews {
  if (typeof stored !== 'string') return stored
  const [carId = '', reason = 'new', before] = stored.split(' ')
  return { carId, reason: reason as NewsReason, before: before === undefined ? null : Number(before) }
}
