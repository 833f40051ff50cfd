import type { ConsolePage } from '../shown.ts'
import { ask } from './ask-server.ts'

/** What the server makes of a form as it is now, sent as a trial; null: it gives no page at this moment. */
export async function tryForm(form: HTMLFormElement, signal: AbortSignal): Promise<ConsolePage | null> {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const body = new URLSearchParams([...fields, ['do', 'try']])
  try {
    return (await ask(form.action, { method: 'POST', body, signal })).page
  } catch {
    // The line is lost, the answer leads on, or a newer trial took over.
    return null
  }
}
