import { counted } from '#domain/counted.ts'
import { textLength } from '#domain/inbox/text-message.ts'

/** '34 of 160 characters, 1 message' */
export function lengthText(text: string): string {
  const { length, room, parts } = textLength(text)
  return `${length} of ${room} characters, ${counted(Math.max(1, parts), 'message')}`
}
