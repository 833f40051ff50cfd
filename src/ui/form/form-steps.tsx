import { useEffect, useRef } from 'react'
import type { FormStep } from '#domain/form/form-steps.ts'
import * as words from '#words/form.ts'
import { useWords } from '../use-words.ts'
import { FormFields, type FormFieldsProps } from './form-fields.tsx'

/**
 * FORM-10: shows one step at a time. All steps are in the page, so that typed values stay; `at: null` shows all of
 * them. The heading of a newly opened step gets the focus.
 */
export function FormSteps({
  steps,
  at,
  hydrated,
  goTo,
  ...form
}: FormFieldsProps & {
  readonly steps: readonly FormStep[]
  readonly at: number | null
  readonly hydrated: boolean
  readonly goTo: (step: number) => void
}) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  const hasFaults = Object.keys(form.errors).length > 0
  useEffect(() => {
    if (before.current !== null && before.current !== at && !hasFaults) heading.current?.focus()
    before.current = at
  }, [at, hasFaults])
  const inSteps = new Set(steps.flatMap((step) => step.fields))
  const named = (names: readonly string[]) => form.fields.filter(({ name }) => names.includes(name))
  return (
    <div className="mt-4">
      <div hidden>
        <FormFields {...form} fields={form.fields.filter(({ name }) => !inSteps.has(name))} />
      </div>
      {at === null ? null : (
        <div className={hydrated ? undefined : 'form-if-script'}>
          <ol className="form-progress" aria-hidden="true">
            {steps.map((step, index) => (
              <li key={step.heading} data-done={index <= at ? '' : undefined} />
            ))}
          </ol>
          <p className="flex min-h-11 items-center justify-between text-sm text-muted">
            {t(words.stepCount, { at: at + 1, count: steps.length })}
            {at > 0 ? (
              <button type="button" className="min-h-11 px-2 font-semibold underline" onClick={() => goTo(at - 1)}>
                {t(words.back)}
              </button>
            ) : null}
          </p>
        </div>
      )}
      {steps.map((step, index) => (
        <section key={step.heading} {...visibility(at === null || index === at, hydrated)}>
          <h3 ref={index === at ? heading : undefined} tabIndex={-1} className="form-step-heading">
            {step.heading}
          </h3>
          <FormFields {...form} fields={named(step.fields)} />
        </section>
      ))}
    </div>
  )
}

/** A closed step is open without JavaScript, which is only known once the page is hydrated. */
function visibility(isOpen: boolean, hydrated: boolean) {
  if (isOpen) return { className: 'form-step' }
  return hydrated ? { className: 'form-step', hidden: true } : { className: 'form-step form-unless-script' }
}
