import { definePage } from '../page-modules.ts'
import { Form } from '../parts/form/form.tsx'
import { Button, Fault, Field } from '../parts/parts.tsx'
import type { ResetPage } from './account-values.ts'
import { marksOf, topFault } from './field-marks.ts'
import { PASSWORD_HINT } from './password-hint.ts'

export default definePage<ResetPage>({ title: 'Set a new password', View: ResetView })

function ResetView(wrong: ResetPage) {
  return (
    <Form method="post" className="card narrow">
      <h1>Set a new password</h1>
      <p>This ends every session of your account.</p>
      <Fault text={topFault(wrong)} />
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...marksOf(wrong, 'password')}
      />
      <Button>Set the password</Button>
    </Form>
  )
}
