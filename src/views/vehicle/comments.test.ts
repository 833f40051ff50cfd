import { expect, it } from 'vitest'
import { comments, EXCERPT_LENGTH } from './comments.ts'

it('CAR-2 splits comments into paragraphs at pipes', () => {
  expect(comments(' One owner. | |Serviced on time.')).toEqual({
    paragraphs: ['One owner.', 'Serviced on time.'],
    pending: null,
    excerpt: null,
  })
})

it.each([null, '', ' | ', 'null'])('CAR-2 shows that comments are pending for %j', (text) => {
  expect(comments(text)).toEqual({
    paragraphs: [],
    pending: 'Dealer comments are pending. Please check back here later.',
    excerpt: null,
  })
})

it('CAR-2 collapses comments from 401 characters on', () => {
  expect(EXCERPT_LENGTH).toBe(400)
  expect(comments('a'.repeat(400)).excerpt).toBeNull()
  expect(comments('a'.repeat(401)).excerpt).toBe(`${'a'.repeat(400)}…`)
})

it('CAR-2 ends the excerpt with a whole word', () => {
  const { excerpt } = comments(`${'word '.repeat(79)}straddling the end|more`)
  expect(excerpt).toBe(`${'word '.repeat(79).trim()}…`)
})

it.each(['.', '. ', ',', ' –', '…'])('CAR-2 replaces %j at the end of an excerpt with …', (end) => {
  const text = `${'word '.repeat(78)}word${end} incomprehensibly long ago`
  expect(comments(text).excerpt).toMatch(/word…$/)
})
