import type { PasskeyAnswer } from '#operations/staff/prove-factor.ts'

/** What the console's script wrote into a form after a person used a passkey; null: nothing that can be one. */
export function passkeyAnswer(text: string): PasskeyAnswer | null {
  try {
    const value: unknown = JSON.parse(text)
    return isAnswer(value) ? value : null
  } catch {
    // Without script, or from a form that a person changed.
    return null
  }
}

function isAnswer(value: unknown): value is PasskeyAnswer {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
