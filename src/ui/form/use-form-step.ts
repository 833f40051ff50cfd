import { useLocation, useNavigate } from 'react-router'
import { stepOf } from './form-step.ts'

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
