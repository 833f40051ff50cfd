import { type ComponentProps, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#domain/form/form-faults.ts'
import { type FormStep, reachedFaults, stepMove } from '#domain/form/form-steps.ts'
import type { FormCheck, FormValues, Refusal } from './form-check.ts'
import { textFields } from './text-fields.ts'
import { useFormStep } from './use-form-step.ts'

interface FormOptions {
  /** Errors from the server, if it refused the form. */
  readonly faults: { readonly fields: FieldErrors; readonly message?: string } | null
  /** Loads the check by the server's schema when the visitor enters the form. Without it only the server checks. */
  readonly loadCheck?: () => Promise<FormCheck>
  /**
   * Sends the form without leaving the page; returns null if it was accepted. Without it the browser posts the form.
   */
  readonly send?: (values: FormValues, form: HTMLFormElement) => Promise<Refusal | null>
  /** FORM-10: steps to fill in one by one. */
  readonly steps?: readonly FormStep[] | null
}

/**
 * FORM-7: behaviour of a form in the browser. The server's schema checks it, only one submission runs at a time, and a
 * refusal moves the focus to the first error. Typed values stay. A form with steps moves to the next one, or back to
 * the first with an error (FORM-10). Without JavaScript the form is posted, and its page returns with `faults`.
 */
export function useForm({ faults, loadCheck, send, steps: given }: FormOptions) {
  const steps = given ?? NO_STEPS
  const element = useRef<HTMLFormElement>(null)
  const [answered, setAnswered] = useState(faults)
  const [{ fields: errors, message }, setRefusal] = useState<Refusal>(refusalOf(faults))
  const [attempts, setAttempts] = useState(0)
  const [sending, setSending] = useState(false)
  const [step, setStep] = useFormStep(Math.max(steps.length - 1, 0))
  const underWay = useRef(false)
  const setBusy = useCallback((busy: boolean) => {
    underWay.current = busy
    setSending(busy)
  }, [])

  if (faults !== answered) {
    setAnswered(faults)
    setRefusal(refusalOf(faults))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step opens just after the refusal, and only then can its field get the focus.
  useEffect(() => {
    if (attempts > 0 || answered) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, answered, step])

  useEffect(() => {
    // After Back from the next page, the browser may restore this page with its button still busy.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [setBusy])

  function refuse({ fields, message }: Refusal) {
    const move = stepMove(steps, step, Object.keys(fields))
    if (move.kind === 'stay') setStep(move.at)
    setRefusal({ fields: reachedFaults(fields, steps, step), message })
    setAttempts((count) => count + 1)
  }

  function goTo(next: number) {
    setRefusal(NOT_REFUSED)
    setStep(next)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    setBusy(true)
    const form = event.currentTarget
    const values = textFields(new FormData(form))
    const fields = await errorsOf(loadCheck, values)
    const move = stepMove(steps, step, Object.keys(fields))
    if (move.kind === 'go') goTo(move.at)
    else if (Object.keys(fields).length > 0) refuse({ fields, message: null })
    // The button stays busy until the next page loads.
    else if (!send) return form.submit()
    else {
      const refusal = await send(values, form)
      if (refusal) refuse(refusal)
    }
    setBusy(false)
  }

  /** After a refusal each change is checked at once, so that fixed errors disappear. */
  async function recheck(form: HTMLFormElement) {
    if (!loadCheck || Object.keys(errors).length === 0) return
    const fields = await errorsOf(loadCheck, textFields(new FormData(form)))
    setRefusal({ fields: reachedFaults(fields, steps, step), message })
  }

  const attributes = {
    ref: element,
    method: 'post',
    noValidate: true,
    onSubmit: (event) => void submit(event),
    onChange: (event) => void recheck(event.currentTarget),
    onFocus: () => void loaded(loadCheck),
    'aria-busy': sending,
  } satisfies ComponentProps<'form'>
  return {
    attributes,
    element,
    errors,
    hasErrors: Object.keys(errors).length > 0,
    message,
    attempts,
    sending,
    step,
    goTo,
  }
}

const NO_STEPS: readonly FormStep[] = []
const NO_ERRORS: FieldErrors = {}
const NOT_REFUSED: Refusal = { fields: NO_ERRORS, message: null }

/** Field errors, or the message about the whole form if there are none. */
function refusalOf(faults: FormOptions['faults']): Refusal {
  if (!faults) return NOT_REFUSED
  return { fields: faults.fields, message: Object.keys(faults.fields).length > 0 ? null : (faults.message ?? null) }
}

async function errorsOf(loadCheck: FormOptions['loadCheck'], values: FormValues): Promise<FieldErrors> {
  const check = await loaded(loadCheck)
  return check?.(values) ?? NO_ERRORS
}

async function loaded(loadCheck: FormOptions['loadCheck']): Promise<FormCheck | null> {
  try {
    return (await loadCheck?.()) ?? null
  } catch {
    // Offline, or a newer release has replaced the file: the form is sent unchecked, and the server checks it.
    return null
  }
}
