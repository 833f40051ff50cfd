import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { topFault } from '../parts/form/form-fault.ts'
import { Button, Fault } from '../parts/parts.tsx'
import type { ResetPage } from './account-values.ts'
import { PasswordField } from './password-field.tsx'

export default definePage<ResetPage>({ title: 'Set a new password', View: ResetView })

function ResetView(wrong: ResetPage) {
  return (
    <Form method="post" className="card narrow">
      <h1>Set a new password</h1>
      <p>This ends every session of your account.</p>
      <Fault text={topFault(wrong)} />
      <PasswordField label="New password" name="password" wrong={wrong} isNew />
      <Button>Set the password</Button>
    </Form>
  )
}
