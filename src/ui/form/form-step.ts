/** Form step in a history entry's state, from 0 (FORM-10). */
export function stepOf(state: unknown): number {
  const step = typeof state === 'object' && state !== null && 'formStep' in state ? state.formStep : 0
  return typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0
}
