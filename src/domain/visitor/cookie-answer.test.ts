import { describe, expect, it } from 'vitest'
import { answerOf, answerText } from './cookie-answer.ts'

const GA4 = { ga4: 'G-EXAMPLE001', gtm: null, metaPixel: null }
const BOTH = { ...GA4, metaPixel: '100000000000001' }

describe('D-62 cookie answer', () => {
  it.each(['accepted', 'declined'] as const)('D-62 %s is read as it was stored', (answer) => {
    expect(answerOf(answerText(answer, BOTH), BOTH)).toBe(answer)
  })

  it.each([null, '', 'yes', 'true ga4'])('D-62 %j is not an answer', (text) => {
    expect(answerOf(text, GA4)).toBeNull()
  })

  it('D-62 LAW-4 asks again after the site adds a tag', () => {
    expect(answerOf(answerText('accepted', GA4), BOTH)).toBeNull()
    expect(answerOf(answerText('accepted', BOTH), GA4)).toBe('accepted')
  })
})
