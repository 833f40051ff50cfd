import { useLocation, useNavigate } from 'react-router'
import { stepOf } from './form-step.ts'

/**
 * The current step of a form, and a function that goes to another. Forward adds a history entry, so that the Back
 * button returns to the previous step (D-61); backward goes back in the history.
 */
export function useFormStep(last: number): readonly [step: number, goTo: (step: number) => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const step = Math.min(stepOf(state), last)
  const goTo = (to: number) => {
    if (to < step) void navigate(to - step)
    // With a hash the router loads no data from the server.
    else if (to > step)
      void navigate(
        { pathname, search, hash: hash || '#enquire' },
        { state: { formStep: to }, preventScrollReset: true },
      )
  }
  return [step, goTo]
}
