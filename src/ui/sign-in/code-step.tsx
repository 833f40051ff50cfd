import type { SignInView } from '#views/visitor/sign-in-view.ts'
import { Button } from '../elements/button.tsx'
import { TextField } from '../form/field.tsx'
import type { SignInFault } from './sign-in-fault.ts'

/** The second step: the code, another one, or another number. */
export function CodeStep({
  signIn: { codeHref, numberHref },
  fault,
  sentAgain,
}: {
  readonly signIn: SignInView
  readonly fault: SignInFault | null
  readonly sentAgain: boolean
}) {
  return (
    <>
      {sentAgain && fault === null ? (
        <p role="status" className="compare-notices mt-5">
          A new code is on its way. The one before it no longer works.
        </p>
      ) : null}
      <form method="post" action={codeHref} noValidate className="sign-in-form">
        <TextField
          label="Code from the text message"
          name="code"
          className="sign-in-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          maxLength={12}
          defaultValue={fault?.value}
          error={fault?.error ?? null}
          autoFocus
        />
        <Button type="submit" size="large" className="w-full">
          Sign in
        </Button>
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
