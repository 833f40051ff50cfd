import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { marksOf, topFault } from '../parts/form/form-fault.ts'
import { Button, Fault, Field } from '../parts/parts.tsx'
import type { CodePage } from './account-values.ts'
import { GoesOn } from './goes-on.tsx'
import { PasskeyForm } from './passkey-form.tsx'

export default definePage<CodePage>({ title: 'Confirm that it is you', View: CodeForm })

/** STAFF-2, STAFF-6: a passkey or a code, as the person likes. */
function CodeForm({ to, held, isAgain, hasApp, passkey, ...wrong }: CodePage) {
  return (
    <div className="card narrow">
      <h1>Confirm that it is you</h1>
      {isAgain && (
        <p>
          Money, buyers’ details, roles and second factors ask for this again after ten minutes. Then{' '}
          {held === null ? 'you are back where you were, to do it once more.' : 'what you asked for goes on.'}
        </p>
      )}
      <Fault text={topFault(wrong)} />
      {passkey !== null && (
        <PasskeyForm
          action="/sign-in/code"
          options={passkey}
          goesOn={<GoesOn to={to} held={held} />}
          button="Use your passkey"
        >
          Enter a code instead.
        </PasskeyForm>
      )}
      {passkey !== null && <p className="or">or</p>}
      <Form method="post" action="/sign-in/code" className="fields">
        <GoesOn to={to} held={held} />
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          hint={
            hasApp
              ? 'The six digits that your authenticator app shows, or a recovery code.'
              : 'One of the recovery codes that you saved.'
          }
          missing="Enter the code."
          {...marksOf(wrong, 'code')}
        />
        <Button quiet={passkey !== null}>Continue</Button>
      </Form>
    </div>
  )
}
