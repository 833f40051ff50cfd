import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LENDERS } from '#domain/car/vocabulary.ts'
import { FEED_FIELDS, TERM_MONTHS } from '#domain/feed/fields.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/feeds.md'), 'utf8')

it('STOCK-4 docs/feeds.md lists every column of a feed, and no other', () => {
  const section = /^## Columns\n(.*?)^## /ms.exec(guide)?.[1] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, column = '']) => column))
  const columns = new Set(Object.keys(FEED_FIELDS).map(inGeneral))
  expect(listed.toSorted()).toEqual([...columns].toSorted())
})

/** 'finance_lenders.LENDER.terms.MONTHS.balloon' for every lender and term. */
function inGeneral(column: string): string {
  const lender = new RegExp(`^finance_lenders\\.(?:${LENDERS.join('|')})\\.`)
  const term = new RegExp(`\\.terms\\.(?:${TERM_MONTHS.join('|')})\\.`)
  return column.replace(lender, 'finance_lenders.LENDER.').replace(term, '.terms.MONTHS.')
}
