import { describe, expect, it } from 'vitest'
import { submissionId } from './submission-id.ts'

const now = new Date('2025-03-04T05:06:07Z')
const typed = { name: 'Mia', message: 'Is it still there?', car_id: 'c1', submission_id: '' }

describe('FORM-13 one submission is one lead', () => {
  it('FORM-13 uses the id that the browser made', async () => {
    expect(await submissionId('yard', { ...typed, submission_id: 'browser-made' }, now)).toBe('browser-made')
  })

  it('FORM-13 FORM-16 gives a form sent twice without JavaScript the same id, whatever the order of its fields', async () => {
    const again = { submission_id: '', car_id: 'c1', message: 'Is it still there?', name: 'Mia' }
    const later = new Date('2025-03-04T05:59:59Z')
    expect(await submissionId('yard', again, later)).toBe(await submissionId('yard', typed, now))
  })

  it.each([
    ['another site', 'other-yard', typed, now],
    ['another car', 'yard', { ...typed, car_id: 'c2' }, now],
    ['other words', 'yard', { ...typed, message: 'May I drive it?' }, now],
    ['another hour', 'yard', typed, new Date('2025-03-04T06:06:07Z')],
  ] as const)('FORM-13 gives %s another mark', async (_what, slug, input, at) => {
    expect(await submissionId(slug, input, at)).not.toBe(await submissionId('yard', typed, now))
  })

  it('FORM-13 gives another id if text moves from one field to the next', async () => {
    const one = await submissionId('yard', { name: 'a', message: 'bc' }, now)
    expect(await submissionId('yard', { name: 'ab', message: 'c' }, now)).not.toBe(one)
  })
})
