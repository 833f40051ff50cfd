import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { Button, Field } from '../parts/parts.tsx'
import type { ForgottenPage } from './account-values.ts'
import { GoesOn, WayOn } from './goes-on.tsx'

export default definePage<ForgottenPage>({
  title: ({ sent }) => (sent ? 'Look in your mail' : 'Set a new password'),
  View: ForgottenView,
})

function ForgottenView({ sent, email, to, held }: ForgottenPage) {
  if (sent)
    return (
      <div className="card narrow">
        <h1>Look in your mail</h1>
        <p role="status">If this address has an account, a link is on its way. It works once, for an hour.</p>
        {held !== null && (
          <p>What you were sending waits here. Set the new password, come back to this page and sign in.</p>
        )}
        <WayOn path="/sign-in" text="Back to sign-in" to={to} held={held} />
      </div>
    )
  return (
    <Form method="post" action="/forgotten" className="card narrow">
      <h1>Set a new password</h1>
      <p>We mail you a link that works once, for an hour.</p>
      <GoesOn to={to} held={held} />
      <Field
        label="Email"
        name="email"
        type="email"
        value={email}
        autoComplete="username"
        missing="Enter your email address."
      />
      <Button>Send the link</Button>
    </Form>
  )
}
