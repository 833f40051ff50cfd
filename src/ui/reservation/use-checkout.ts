import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RegionCode } from '#domain/region.ts'
import { fieldErrors } from '../lead-form/check-lead.ts'
import type { FieldErrors, LeadFormFaults } from '../lead-form/lead-form-view.ts'
import { textFields } from '../lead-form/text-fields.ts'

/** The checkout's form in the browser: checked by the server's own schema, then sent as a form is, once. */
export function useCheckout(region: RegionCode, before: LeadFormFaults | null) {
  const [errors, setErrors] = useState<FieldErrors>(before?.fields ?? NO_ERRORS)
  const [attempts, setAttempts] = useState(0)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  const formElement = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Back from the payment's page the browser may show this one as it was left.
    const wake = () => {
      underWay.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  useEffect(() => {
    // A form that came back with faults, too.
    if (attempts > 0 || before !== null)
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, before])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    const faults = await faultsOf(form, region)
    if (faults === null) return form.submit()
    underWay.current = false
    setSending(false)
    setErrors(faults)
    setAttempts((count) => count + 1)
  }

  /** Once the form was refused, each change says at once whether the fault is gone. */
  async function recheck(form: HTMLFormElement) {
    if (Object.keys(errors).length > 0) setErrors((await faultsOf(form, region)) ?? NO_ERRORS)
  }

  return { errors, attempts, sending, formElement, submit, recheck, prepare: () => void loadSchema() }
}

const NO_ERRORS: FieldErrors = {}

async function faultsOf(form: HTMLFormElement, region: RegionCode): Promise<FieldErrors | null> {
  const schema = await loadSchema()
  const checked = schema?.reservationFormSchema(region).safeParse(textFields(new FormData(form)))
  return checked === undefined || checked.success ? null : fieldErrors(checked.error.issues)
}

async function loadSchema() {
  try {
    return await import('./reservation-schema.ts')
  } catch {
    // Offline, or a newer build has replaced the file: the form is sent unchecked and the server answers.
    return null
  }
}
