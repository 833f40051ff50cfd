import { expect, it } from 'vitest'
import { oddTexts } from '#domain/testing/odd-texts.ts'
import { filledConsole, type SomeTexts, sendOddTexts } from './testing/odd-forms.ts'

/** S3-3: what the forms of the console do with odd texts. A run of npm test sends some, one of chaos all. */
export function oddFormContract(some: SomeTexts): void {
  it('S3-3 no text of a console form, at any limit, is answered with 500', async () => {
    const filled = await filledConsole()
    try {
      const { fields, calls, failed } = await sendOddTexts(filled, some)
      expect(failed).toEqual([])
      expect(calls).toBe(fields * some(oddTexts(60), 0).length)
      expect(fields).toBeGreaterThan(60)
    } finally {
      await filled.both.close()
    }
  }, 300_000)
}
