import { lengthText } from '../leads/length-text.ts'

/** INBOX-8: the length of a text message as it is typed. Without script the server says it after a refusal. */
export function countTexts(): void {
  for (const box of document.querySelectorAll<HTMLTextAreaElement>('[data-text-length]')) {
    const said = document.getElementById(box.dataset['textLength'] ?? '')
    if (said) box.addEventListener('input', () => (said.textContent = lengthText(box.value)))
  }
}
