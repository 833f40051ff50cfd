import type { FormFaults } from '#domain/form/form-faults.ts'
import type { SignInView } from '#views/visitor/sign-in-view.ts'
import { TextField } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'

/** The second step: enter the code, request a new one, or use another number. */
export function CodeStep({
  signIn: { codeHref, numberHref },
  faults,
  sentAgain,
}: {
  readonly signIn: SignInView
  readonly faults: FormFaults | null
  readonly sentAgain: boolean
}) {
  const { attributes, errors, sending } = useForm({ faults })
  return (
    <>
      {sentAgain && faults === null ? (
        <p role="status" className="compare-notices mt-5">
          A new code is on its way. The one before it no longer works.
        </p>
      ) : null}
      <form {...attributes} action={codeHref} className="sign-in-form">
        <TextField
          label="Code from the text message"
          name="code"
          className="sign-in-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          maxLength={12}
          error={errors.code?.[0] ?? null}
          autoFocus
        />
        <SubmitButton sending={sending} busy="One moment…" className="w-full">
          Sign in
        </SubmitButton>
      </form>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6">
        <form method="post" action={numberHref}>
          <button type="submit" name="again" value="1" className="link inline-flex min-h-11 items-center">
            Send a new code
          </button>
        </form>
        <a href={numberHref} className="link inline-flex min-h-11 items-center">
          Use another number
        </a>
      </div>
    </>
  )
}
