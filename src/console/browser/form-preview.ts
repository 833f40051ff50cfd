/**
 * INTAKE-6: sends a form as a trial while a person types, and shows the result of the answer beside it. Without script
 * the button 'Show the result' does the same.
 */
export function previewForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-preview]')) follow(form)
}

/** Long enough that a word is typed, short enough that it seems at once. */
const AFTER_MS = 400

function follow(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: AbortController | null = null
  const show = async () => {
    last?.abort()
    last = new AbortController()
    const { signal } = last
    const sent = new FormData(form)
    sent.set('do', 'try')
    const result = document.querySelector<HTMLElement>('[data-preview-result]')
    const said = document.querySelector('[data-preview-said]')
    result?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(form.action, { method: 'POST', body: sent, signal, redirect: 'error' })
      // A fault in what is typed is answered with 409, and the sentence about it.
      if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status))
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const fresh = page.querySelector('[data-preview-result]')
      if (result && fresh) result.innerHTML = fresh.innerHTML
      if (said) said.textContent = fresh?.querySelector('[role=alert], [data-said]')?.textContent ?? ''
      result?.removeAttribute('aria-busy')
    } catch {
      if (signal.aborted) return
      result?.removeAttribute('aria-busy')
      if (said) said.textContent = 'The result cannot be shown now. Use ‘Show the result’.'
    }
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(show, AFTER_MS)
  })
  form.addEventListener('submit', () => clearTimeout(timer))
}
