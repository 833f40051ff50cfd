import { Button } from '../elements/button.tsx'
import { TextField } from '../form/field.tsx'
import type { SignInFault } from './sign-in-fault.ts'

/** The first step: the number that the code goes to. */
export function NumberStep({ action, fault }: { readonly action: string; readonly fault: SignInFault | null }) {
  return (
    <form method="post" action={action} noValidate className="sign-in-form">
      <TextField
        label="Mobile number"
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        maxLength={30}
        defaultValue={fault?.value}
        error={fault?.error ?? null}
        autoFocus={fault !== null}
      />
      <Button type="submit" size="large" className="w-full">
        Text me a code
      </Button>
    </form>
  )
}
