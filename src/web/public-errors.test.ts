import { expect, it } from 'vitest'
import type { SentForm } from '#domain/form/sent-form.ts'
import { NoConnection } from '#domain/no-connection.ts'
import { publicErrorIn, sentIn, withPublicErrors } from './public-errors.ts'

const gone = { status: 410, statusText: 'Gone', internal: false, data: { popular: [] } }

const shown = (errors: Readonly<Record<string, unknown>> | null, failed: unknown[], statusCode = 500) =>
  withPublicErrors({ statusCode, errors }, (error) => failed.push(error))

it('ROUTE-11 a page gets the status of an error and the data of its route', () => {
  const failed: unknown[] = []
  expect(shown({ 'cars/:slug': gone }, failed, 410)).toEqual({
    statusCode: 410,
    errors: { 'cars/:slug': { status: 410, data: { popular: [] } } },
  })
  expect(failed).toEqual([])
})

it('H6 a page learns nothing about a bug but that there was one; the log gets all of it', () => {
  const bug = new Error('password=hunter2')
  const failed: unknown[] = []
  expect(shown({ root: bug }, failed)).toEqual({ statusCode: 500, errors: { root: { status: 500, data: null } } })
  expect(failed).toEqual([bug])
  expect(shown(null, failed, 200)).toEqual({ statusCode: 200, errors: null })
})

it('H4-6 a busy database is no bug: the page says so with 503, and the log gets the reason', () => {
  const failed: unknown[] = []
  const wrapped = new Error('Failed to get session', { cause: new NoConnection('timeout') })
  expect(shown({ root: wrapped }, failed)).toEqual({ statusCode: 503, errors: { root: { status: 503, data: null } } })
  expect(failed).toEqual([wrapped])
})

it('H4-6 where a busy database took no form, the page has the form; a bug’s page has none', () => {
  const sent: SentForm = { to: '/contact-us', fields: [['name', 'Mia']] }
  const told = (error: Error) =>
    publicErrorIn(withPublicErrors({ statusCode: 500, errors: { root: error } }, () => {}, sent).errors?.['root'])?.data
  expect(sentIn(told(new NoConnection('timeout')))).toEqual(sent)
  expect(sentIn(told(new Error('broken')))).toBeNull()
})

it.each([null, undefined, 'text', 404, {}, { status: 404 }, { status: '404', data: null }])(
  '%j is not an error for visitors',
  (error) => {
    expect(publicErrorIn(error)).toBeNull()
  },
)
