import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { Button, Fault, Field } from '../parts/parts.tsx'
import type { SignInPage } from './account-values.ts'
import { GoesOn, WayOn } from './goes-on.tsx'
import { PasswordField } from './password-field.tsx'

export default definePage<SignInPage>({ title: 'Sign in', View: SignInView })

function SignInView({ email, fault, notice, to, held }: SignInPage) {
  return (
    <>
      <Form method="post" action="/sign-in" className="card narrow">
        <h1>Sign in</h1>
        {notice && <p role="status">{notice}</p>}
        <Fault text={fault} />
        <GoesOn to={to} held={held} />
        <Field
          label="Email"
          name="email"
          type="email"
          value={email}
          autoComplete="username"
          missing="Enter your email address."
        />
        <PasswordField label="Password" name="password" />
        <Button>Sign in</Button>
        {held === null ? (
          <WayOn path="/forgotten" text={FORGOTTEN} to={to} held={null} />
        ) : (
          <Button quiet form="forgotten">
            {FORGOTTEN}
          </Button>
        )}
      </Form>
      {held !== null && (
        <Form id="forgotten" method="post" action="/forgotten">
          <GoesOn to={to} held={held} />
        </Form>
      )}
    </>
  )
}

const FORGOTTEN = 'Forgotten your password?'
