import { expect, it } from 'vitest'
import { toldErrorIn, toldErrors } from './told-errors.ts'

const gone = { status: 410, statusText: 'Gone', internal: false, data: { popular: [] } }

it('ROUTE-11 a page is told the status of an error, and what its route gave for the page', () => {
  const failed: unknown[] = []
  expect(toldErrors({ 'cars/:slug': gone }, (error) => failed.push(error))).toEqual({
    'cars/:slug': { status: 410, data: { popular: [] } },
  })
  expect(failed).toEqual([])
})

it('H6 of a bug a page is told nothing but that there was one, and the log all of it', () => {
  const bug = new Error('password=hunter2')
  const failed: unknown[] = []
  expect(toldErrors({ root: bug }, (error) => failed.push(error))).toEqual({ root: { status: 500, data: null } })
  expect(failed).toEqual([bug])
  expect(toldErrors(null, (error) => failed.push(error))).toBeNull()
})

it.each([null, undefined, 'text', 404, {}, { status: 404 }, { status: '404', data: null }])(
  '%j is no error for visitors',
  (error) => {
    expect(toldErrorIn(error)).toBeNull()
  },
)
