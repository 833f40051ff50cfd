import { expect } from 'vitest'
import { type PageForm, pageForm } from './page-form.ts'
import type { Act } from './two-people.ts'

/** S3-25: one person's choices in two windows: the quiet hours of one and the summary and tick of the other all stay. */
export const TWO_WINDOWS: Act = {
  kind: 'act',
  run: async ({ ann }) => {
    const at = '/account/notifications'
    const boxes = ({ fields }: PageForm) =>
      fields.flatMap(([name]) => (/^[a-z-]+ (console|mail|text)$/.test(name) ? [name] : []))
    const [first, second] = [(await ann.open(at)).form(at), (await ann.open(at)).form(at)]
    const left = boxes(second)[0] ?? ''
    expect(left).not.toBe('')
    await ann.send(at, first.typed('from', '21:00').typed('to', '07:00').sent())
    const fewer = pageForm(second.fields.filter(([name]) => name !== left))
    await ann.send(at, fewer.typed('summary', '6').sent())
    const now = (await ann.open(at)).form(at)
    expect([now.value('from'), now.value('to'), now.value('summary')]).toEqual(['21:00', '07:00', '6'])
    expect(boxes(now)).toEqual(boxes(first).filter((box) => box !== left))
  },
}
