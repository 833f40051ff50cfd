import type { FormFaults } from '#domain/form/form-faults.ts'
import type { SignInView } from '#views/visitor/sign-in-view.ts'
import * as words from '#words/sign-in.ts'
import { TextField } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { useWords } from '../use-words.ts'

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
  const t = useWords()
  const { attributes, errors, sending } = useForm({ faults })
  return (
    <>
      {sentAgain && faults === null ? (
        <p role="status" className="compare-notices mt-5">
          {t(words.newCodeItsWay)}
        </p>
      ) : null}
      <form {...attributes} action={codeHref} className="sign-in-form">
        <TextField
          label={t(words.codeFromTextMessage)}
          name="code"
          className="sign-in-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          maxLength={12}
          error={errors.code?.[0] ?? null}
          autoFocus
        />
        <SubmitButton sending={sending} busy={t(words.oneMoment)} className="w-full">
          {t(words.signIn)}
        </SubmitButton>
      </form>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6">
        <form method="post" action={numberHref}>
          <button type="submit" name="again" value="1" className="link inline-flex min-h-11 items-center">
            {t(words.sendNewCode)}
          </button>
        </form>
        <a href={numberHref} className="link inline-flex min-h-11 items-center">
          {t(words.useAnotherNumber)}
        </a>
      </div>
    </>
  )
}
