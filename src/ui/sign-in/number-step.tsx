import type { FormFaults } from '#domain/form/form-faults.ts'
import type { SignInView } from '#views/visitor/sign-in-view.ts'
import * as words from '#words/sign-in.ts'
import { FormField } from '../form/form-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { useWords } from '../use-words.ts'

/** The first step: the mobile number to text the code to. */
export function NumberStep({
  signIn: { numberHref, numberField },
  faults,
}: {
  readonly signIn: SignInView
  readonly faults: FormFaults | null
}) {
  const t = useWords()
  const { attributes, errors, sending } = useForm({ faults })
  return (
    <form {...attributes} action={numberHref} className="sign-in-form">
      <FormField
        field={numberField}
        id="sign-in-phone"
        value={faults?.values.phone ?? ''}
        error={errors.phone?.[0] ?? null}
        autoFocus={faults !== null}
      />
      <SubmitButton sending={sending} busy={t(words.oneMoment)} className="w-full">
        {t(words.textMeCode)}
      </SubmitButton>
    </form>
  )
}
