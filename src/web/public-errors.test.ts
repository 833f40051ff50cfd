import { expect, it } from 'vitest'
import { publicErrorIn, publicErrors } from './public-errors.ts'

const gone = { status: 410, statusText: 'Gone', internal: false, data: { popular: [] } }

it('ROUTE-11 a page gets the status of an error and the data of its route', () => {
  const failed: unknown[] = []
  expect(publicErrors({ 'cars/:slug': gone }, (error) => failed.push(error))).toEqual({
    'cars/:slug': { status: 410, data: { popular: [] } },
  })
  expect(failed).toEqual([])
})

it('H6 a page learns nothing about a bug but that there was one; the log gets all of it', () => {
  const bug = new Error('password=hunter2')
  const failed: unknown[] = []
  expect(publicErrors({ root: bug }, (error) => failed.push(error))).toEqual({ root: { status: 500, data: null } })
  expect(failed).toEqual([bug])
  expect(publicErrors(null, (error) => failed.push(error))).toBeNull()
})

it.each([null, undefined, 'text', 404, {}, { status: 404 }, { status: '404', data: null }])(
  '%j is not an error for visitors',
  (error) => {
    expect(publicErrorIn(error)).toBeNull()
  },
)
