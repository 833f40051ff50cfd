import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Fault, Field } from '../parts/parts.tsx'
import { askPasskey } from './ask-passkey.ts'

interface PasskeyFormProps {
  readonly action: string
  /** For the browser, as the server wrote them. Each answer of the server has others. */
  readonly options: string
  readonly button: string
  readonly goesOn?: ReactNode
  /** Suggested name of a new passkey. */
  readonly name?: string
  /** What a person does without script, or in a browser without passkeys. */
  readonly children: ReactNode
}

/** STAFF-2: asks the browser for a passkey, and sends its answer. The button waits for the script. */
export function PasskeyForm(props: PasskeyFormProps) {
  return <OnePasskeyForm key={props.options} {...props} />
}

function OnePasskeyForm({ action, options, button, goesOn, name, children }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const has = useHasPasskeys()
  const [asked, setAsked] = useState<'no' | 'asking' | Awaited<ReturnType<typeof askPasskey>>>('no')
  const answer = typeof asked === 'object' && asked.ok ? asked.answer : null
  useEffect(() => {
    if (answer !== null) form.current?.requestSubmit()
  }, [answer])
  const askFirst = async (event: SubmitEvent) => {
    if (answer !== null) return
    event.preventDefault()
    if (asked === 'asking') return
    setAsked('asking')
    setAsked(await askPasskey(options))
  }
  return (
    <Form ref={form} method="post" action={action} className="fields" onSubmit={askFirst}>
      <Input type="hidden" name="passkey" value={answer ?? ''} />
      {goesOn}
      {name !== undefined && (
        <Field
          label="Name"
          name="name"
          value={name}
          hint="So that you know it in the list of your passkeys."
          missing="Give the passkey a name."
        />
      )}
      <Button disabled={has !== true || asked === 'asking'}>{button}</Button>
      <Fault text={typeof asked === 'object' && !asked.ok ? asked.sentence : null} />
      {has === false && <p>This browser has no passkeys. {children}</p>}
      <noscript>
        <p>A passkey needs JavaScript. {children}</p>
      </noscript>
    </Form>
  )
}

/** Null until the script knows. */
function useHasPasskeys(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null)
  useEffect(() => setHas('PublicKeyCredential' in window), [])
  return has
}
