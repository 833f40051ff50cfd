import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { tryForm } from '../browser/try-form.ts'
import { isPage } from '../shown.ts'
import type { MappingPage } from './mapping-values.ts'

/** Long enough that a choice is made, short enough that it seems at once. */
const AFTER_MS = 400
const LOST = 'The result cannot be shown now. Use ‘Show the result’.'

/**
 * INTAKE-6: sends a form as a trial while a person fills it in. `shown`: the page of the latest answer. Without script the
 * button 'Show the result' does the same.
 */
export function useFormTrial(page: MappingPage) {
  const [tried, setTried] = useState<{ readonly of: MappingPage; readonly shown: MappingPage } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const controller = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      controller.current?.abort()
    },
    [],
  )
  const show = async (form: HTMLFormElement) => {
    controller.current?.abort()
    const control = new AbortController()
    controller.current = control
    const { signal } = control
    setIsBusy(true)
    const answer = await tryForm(form, signal)
    if (signal.aborted) return
    setIsBusy(false)
    if (!isPage<MappingPage>(answer, page.kind)) return setSaid(LOST)
    setTried({ of: page, shown: answer })
    setSaid(answer.rows.fault ?? answer.rows.summary)
  }
  const follow = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(currentTarget), AFTER_MS)
  }
  return { shown: tried?.of === page ? tried.shown : page, isBusy, said, follow }
}
