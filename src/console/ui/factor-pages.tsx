import type { CodePage, SecondFactorPage } from '../console-page.ts'
import { Button, Fault, Field } from './parts.tsx'
import { GoesOn } from './sign-in-pages.tsx'

type Step<Way> = Extract<SecondFactorPage['step'], { readonly way: Way }>

/** STAFF-2, STAFF-6: a passkey or a code, as the person likes. */
export function CodeForm({ to, held, fault, isAgain, hasApp, passkey }: CodePage) {
  return (
    <div className="card narrow">
      <h1>Confirm that it is you</h1>
      {isAgain && (
        <p>
          Money, buyers’ details, roles and second factors ask for this again after ten minutes. Then{' '}
          {held === null ? 'you are back where you were, to do it once more.' : 'what you asked for goes on.'}
        </p>
      )}
      <Fault text={fault} />
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
      <form method="post" action="/sign-in/code" className="fields">
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
        />
        <Button quiet={passkey !== null}>Continue</Button>
      </form>
    </div>
  )
}

export function SecondFactorForm({ fault, step }: SecondFactorPage) {
  if (step.way === 'app') return <AppStep {...step} />
  if (step.way === 'passkey') return <PasskeyStep {...step} />
  if (step.way === 'codes') return <CodesStep {...step} fault={fault} />
  return <FirstStep {...step} fault={fault} />
}

function FirstStep({ hasApp, isFirst, isOwed, fault }: Step<null> & Pick<SecondFactorPage, 'fault'>) {
  return (
    <form method="post" action="/second-factor" className="card narrow">
      <h1>{isFirst ? 'Set up a second factor' : hasApp ? 'Add a passkey' : 'Add a second factor'}</h1>
      {isFirst && (
        <p>
          {isOwed
            ? 'Your role can see buyers’ details or money, so a password alone is not enough.'
            : 'Then your password alone opens nothing.'}
        </p>
      )}
      <Fault text={fault} />
      {hasApp ? (
        <input type="hidden" name="way" value="passkey" />
      ) : (
        <fieldset className="ways">
          <legend>How</legend>
          <label className="tick">
            <input type="radio" name="way" value="app" defaultChecked />
            <span>
              Authenticator app
              <small className="quiet">Six digits from an app on your phone.</small>
            </span>
          </label>
          <label className="tick">
            <input type="radio" name="way" value="passkey" />
            <span>
              Passkey
              <small className="quiet">Your finger, your face, the lock of this device, or a security key.</small>
            </span>
          </label>
        </fieldset>
      )}
      <Field label="Your password" name="password" type="password" autoComplete="current-password" />
      <Button>Start</Button>
    </form>
  )
}

function AppStep({ secret, picture, recoveryCodes }: Step<'app'>) {
  return (
    <form method="post" action="/second-factor" className="card narrow">
      <h1>Scan this with your authenticator app</h1>
      <img className="code" src={picture} alt="Code for your authenticator app" width={200} height={200} />
      <p>
        Or type this key into the app: <code>{secret}</code>
      </p>
      <RecoveryCodes codes={recoveryCodes} />
      <Field label="The six digits that the app shows" name="code" autoComplete="one-time-code" />
      <Button>Finish</Button>
    </form>
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

function CodesStep({ recoveryCodes, fault }: Step<'codes'> & Pick<SecondFactorPage, 'fault'>) {
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
    <form method="post" action="/account/recovery-codes" className="card narrow">
      <h1>New recovery codes</h1>
      <p>You get ten new codes. Those that you saved before work no more.</p>
      <Fault text={fault} />
      <Field label="Your password" name="password" type="password" autoComplete="current-password" />
      <Button>Make new codes</Button>
    </form>
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

/**
 * A form that the script sends with the answer of a passkey (browser/passkey-forms.ts). Its button waits for the script.
 * `children`: what a person does without script, or in a browser without passkeys.
 */
function PasskeyForm({
  action,
  options,
  button,
  goesOn,
  name,
  children,
}: {
  readonly action: string
  readonly options: string
  readonly button: string
  readonly goesOn?: React.ReactNode
  readonly name?: string
  readonly children: React.ReactNode
}) {
  return (
    <form method="post" action={action} className="fields" data-passkey={options}>
      <input type="hidden" name="passkey" />
      {goesOn}
      {name !== undefined && (
        <Field label="Name" name="name" value={name} hint="So that you know it in the list of your passkeys." />
      )}
      <Button disabled>{button}</Button>
      <p className="fault" role="alert" data-fault="" hidden />
      <p data-unable="" hidden>
        This browser has no passkeys. {children}
      </p>
      <noscript>
        <p>A passkey needs JavaScript. {children}</p>
      </noscript>
    </form>
  )
}
