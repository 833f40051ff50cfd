import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { typedPage } from '../shown.ts'
import type { AskPage } from './ask-values.ts'

/**
 * STAFF-12: what cannot be undone asks first. Null: the person was asked and said yes. The question names what is done,
 * and to what; the form comes back with the fields that it had.
 */
export function askFirst(
  call: Pick<ConsoleCall, 'form'>,
  action: string,
  question: {
    readonly title: string
    readonly sentences: readonly string[]
    readonly button: string
    readonly back: string
  },
): ConsoleAnswer | null {
  if (formText(call.form, 'sure') === 'yes') return null
  const { button, ...asked } = question
  const fields = [...call.form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const form = { action, fields: [...fields, ['sure', 'yes'] as const], button }
  return { page: typedPage<AskPage>({ kind: 'ask', ...asked, words: [], form }) }
}
