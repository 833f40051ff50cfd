import { expect, it } from 'vitest'
import { newSubmissionMark } from './submission-mark.ts'

it('M6 FORM-13 repeated values keep their id, corrected values get a new one', () => {
  let ids = 0
  const mark = newSubmissionMark(() => {
    ids += 1
    return `id ${ids}`
  })
  const typed = { name: 'Mia', phone: '0412 345 678' }
  expect(mark(typed)).toBe('id 1')
  expect(mark({ phone: '0412 345 678', name: 'Mia' })).toBe('id 1')
  expect(mark({ ...typed, phone: '0412 345 679' })).toBe('id 2')
  expect(mark({ ...typed, phone: '0412 345 679' })).toBe('id 2')
  expect(mark(typed)).toBe('id 1')
})
