import type { FormFaults } from '#domain/form/form-faults.ts'
import type { AlertFormView } from '#views/alert/alert-form-view.ts'
import { Steps } from '../elements/steps.tsx'
import { FormField } from '../form/form-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { PrivacyNotice } from '../lead-form/privacy-notice.tsx'

/** ALERT-1: asks for the address that the mails go to. Works without JavaScript. */
export function AlertFormPage({ form, faults }: { readonly form: AlertFormView; readonly faults: FormFaults | null }) {
  const { attributes, errors, sending } = useForm({ faults })
  return (
    <main id="content" className="container py-10 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{form.heading}</h1>
      <p className="mt-4 text-lg text-muted first-letter:uppercase">{form.subject}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <form {...attributes} className="box grid gap-6 p-5 sm:p-8">
          {form.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              id={`alert-${field.name}`}
              value={faults?.values[field.name] ?? ''}
              error={errors[field.name]?.[0] ?? null}
              autoFocus={faults !== null && field.type !== 'trap'}
            />
          ))}
          <p className="text-muted">
            {form.wording} You confirm it by a link in your mail, and can stop it at any time.
          </p>
          <div>
            <SubmitButton sending={sending} busy="One moment…">
              Email me
            </SubmitButton>
            <PrivacyNotice notice={form.notice} />
          </div>
        </form>
        <section aria-labelledby="alert-steps" className="rounded-box bg-sunken p-5 sm:p-8">
          <h2 id="alert-steps" className="text-xl">
            How it works
          </h2>
          <Steps steps={STEPS} className="mt-5" />
        </section>
      </div>
      <p className="mt-6">
        <a className="link inline-flex min-h-11 items-center" href={form.back.href}>
          {form.back.label}
        </a>
      </p>
    </main>
  )
}

const STEPS = [
  'Enter your email, and open the link that we send you.',
  'We email you when something changes, once a day at most.',
  'Stop the emails with one tap, whenever you like.',
]
