import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { marksOf, topFault } from '../parts/form/form-fault.ts'
import { Button, Fault, Field } from '../parts/parts.tsx'
import type { InvitationPage } from './account-values.ts'
import { PasswordField } from './password-field.tsx'

export default definePage<InvitationPage>({ title: ({ siteName }) => `Join ${siteName}`, View: InvitationView })

function InvitationView({ siteName, email, access, hasAccount, name, ...wrong }: InvitationPage) {
  return (
    <Form method="post" className="card narrow">
      <h1>Join {siteName}</h1>
      <p>
        You are invited as <strong>{email}</strong>.
      </p>
      {access && (
        <dl className="facts">
          <dt>Roles</dt>
          <dd>{access.roleNames}</dd>
          <dt>Places</dt>
          <dd>{access.places}</dd>
        </dl>
      )}
      <Fault text={topFault(wrong)} />
      {!hasAccount && (
        <>
          <Field
            label="Your name"
            name="name"
            value={name}
            autoComplete="name"
            missing="Enter your name."
            {...marksOf(wrong, 'name')}
          />
          <PasswordField label="Password" name="password" wrong={wrong} isNew />
        </>
      )}
      <Button>{hasAccount ? 'Join' : 'Make your account'}</Button>
    </Form>
  )
}
