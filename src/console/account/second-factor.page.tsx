import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { type FormFault, topFault } from '../parts/form/form-fault.ts'
import { Button, Fault, Field } from '../parts/parts.tsx'
import type { SecondFactorPage } from './account-values.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { PasswordField } from './password-field.tsx'

export default definePage<SecondFactorPage>({
  title: ({ step }) => factorTitle(step),
  View: SecondFactorForm,
})

function factorTitle(step: SecondFactorPage['step']): string {
  if (step.way === 'app') return 'Scan this with your authenticator app'
  if (step.way === 'passkey') return 'Make a passkey'
  if (step.way === 'codes') return 'New recovery codes'
  return step.isFirst ? 'Set up a second factor' : step.hasApp ? 'Add a passkey' : 'Add a second factor'
}

interface Wrong {
  readonly wrong: FormFault<'password'>
}

type Step<Way> = Extract<SecondFactorPage['step'], { readonly way: Way }>

function SecondFactorForm({ step, ...wrong }: SecondFactorPage) {
  if (step.way === 'app') return <AppStep {...step} />
  if (step.way === 'passkey') return <PasskeyStep {...step} />
  if (step.way === 'codes') return <CodesStep {...step} wrong={wrong} />
  return <FirstStep {...step} wrong={wrong} />
}

function FirstStep({ hasApp, isFirst, isOwed, wrong }: Step<null> & Wrong) {
  return (
    <Form method="post" action="/second-factor" className="card narrow">
      <h1>{isFirst ? 'Set up a second factor' : hasApp ? 'Add a passkey' : 'Add a second factor'}</h1>
      {isFirst && (
        <p>
          {isOwed
            ? 'Your role can see buyers’ details or money, so a password alone is not enough.'
            : 'Then your password alone opens nothing.'}
        </p>
      )}
      {hasApp ? (
        <Input type="hidden" name="way" value="passkey" />
      ) : (
        <fieldset className="ways">
          <legend>How</legend>
          <label className="tick">
            <Input type="radio" name="way" value="app" defaultChecked />
            <span>
              Authenticator app
              <small className="quiet">Six digits from an app on your phone.</small>
            </span>
          </label>
          <label className="tick">
            <Input type="radio" name="way" value="passkey" />
            <span>
              Passkey
              <small className="quiet">Your finger, your face, the lock of this device, or a security key.</small>
            </span>
          </label>
        </fieldset>
      )}
      <Password wrong={wrong} />
      <Button>Start</Button>
    </Form>
  )
}

function AppStep({ secret, picture, recoveryCodes }: Step<'app'>) {
  return (
    <Form method="post" action="/second-factor" className="card narrow">
      <h1>Scan this with your authenticator app</h1>
      <img className="code" src={picture} alt="Code for your authenticator app" width={200} height={200} />
      <p>
        Or type this key into the app: <code>{secret}</code>
      </p>
      <RecoveryCodes codes={recoveryCodes} />
      <Field
        label="The six digits that the app shows"
        name="code"
        autoComplete="one-time-code"
        missing="Enter the six digits."
      />
      <Button>Finish</Button>
    </Form>
  )
}

function PasskeyStep({ options, name, recoveryCodes }: Step<'passkey'>) {
  return (
    <div className="card narrow">
      <h1>Make a passkey</h1>
      {recoveryCodes !== null && <RecoveryCodes codes={recoveryCodes} />}
      <p>Your browser asks where to save it: on this device, on your phone, or on a security key.</p>
      <PasskeyForm
        action="/second-factor"
        options={options}
        name={name}
        button={recoveryCodes === null ? 'Make the passkey' : 'I saved the codes: make the passkey'}
      >
        <a href="/second-factor">Set up an authenticator app</a> instead.
      </PasskeyForm>
    </div>
  )
}

function CodesStep({ recoveryCodes, wrong }: Step<'codes'> & Wrong) {
  if (recoveryCodes !== null)
    return (
      <div className="card narrow">
        <h1>New recovery codes</h1>
        <RecoveryCodes codes={recoveryCodes} />
        <p>
          <a href="/account">I saved them</a>
        </p>
      </div>
    )
  return (
    <Form method="post" action="/account/recovery-codes" className="card narrow">
      <h1>New recovery codes</h1>
      <p>You get ten new codes. Codes that you saved before work no more.</p>
      <Password wrong={wrong} />
      <Button>Make new codes</Button>
    </Form>
  )
}

function Password({ wrong }: Wrong) {
  return (
    <>
      <Fault text={topFault(wrong)} />
      <PasswordField label="Your password" name="password" wrong={wrong} />
    </>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <h2>Recovery codes</h2>
      <p>
        Save these ten codes where only you can read them. Each works once, if you lose your phone. Codes that you saved
        before work no more.
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
