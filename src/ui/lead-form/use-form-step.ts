import { useLocation, useNavigate } from 'react-router'

/** The step of a form that an entry of the browser's history stands at, from 0 (FORM-10). */
export function stepOf(state: unknown): number {
  const step = typeof state === 'object' && state !== null && 'formStep' in state ? state.formStep : 0
  return typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0
}

/**
 * The step of a form, and the way to another: forward is a new entry of the browser's history, so that its back button goes
 * to the step before (D-61); backward returns to the entry that is there.
 */
export function useFormStep(last: number): readonly [step: number, goTo: (step: number) => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const step = Math.min(stepOf(state), last)
  const goTo = (to: number) => {
    if (to < step) void navigate(to - step)
    // With a hash it is no new page: nothing is asked of the server.
    else if (to > step)
      void navigate(
        { pathname, search, hash: hash || '#enquire' },
        { state: { formStep: to }, preventScrollReset: true },
      )
  }
  return [step, goTo]
}
