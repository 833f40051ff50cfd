import { WAY_FIELD } from '#domain/alert/alert-way.ts'
import type { FormFaults } from '#domain/form/form-faults.ts'
import type { AlertFormView } from '#views/alert/alert-form-view.ts'
import * as words from '#words/alert.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Steps } from '../elements/steps.tsx'
import { FormField } from '../form/form-field.tsx'
import { PrivacyNotice } from '../form/privacy-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { useWords } from '../use-words.ts'

/** ALERT-1: asks for the address that the mails go to. Works without JavaScript. */
export function AlertFormPage({ form, faults }: { readonly form: AlertFormView; readonly faults: FormFaults | null }) {
  const t = useWords()
  const isText = form.way === 'text'
  const { attributes, errors, sending } = useForm({ faults })
  return (
    <main id="content" className="container py-10 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{form.heading}</h1>
      <p className="mt-4 text-lg text-muted first-letter:uppercase">{form.subject}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
        <form {...attributes} className="box grid gap-6 p-5 sm:p-8">
          <AlertWays form={form} />
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
            {t(isText ? words.wordingConfirmLinkText : words.wordingConfirmLinkMail, { wording: form.wording })}
          </p>
          <div>
            <SubmitButton sending={sending} busy={t(words.oneMoment)}>
              {t(isText ? words.textMe : words.emailMe)}
            </SubmitButton>
            <PrivacyNotice notice={form.notice} />
          </div>
        </form>
        <section aria-labelledby="alert-steps" className="rounded-box bg-sunken p-5 sm:p-8">
          <h2 id="alert-steps" className="text-xl">
            {t(words.howItWorks)}
          </h2>
          <Steps steps={(isText ? TEXT_STEPS : STEPS).map((step) => t(step))} className="mt-5" />
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

/** ALERT-5: mail or text message. Each is a page, so that the choice works without script and each has its own keyboard. */
function AlertWays({ form: { way, ways } }: { readonly form: AlertFormView }) {
  const t = useWords()
  if (ways === null) return null
  return (
    <nav aria-label={t(words.howToTell)}>
      <p className="mb-2 font-semibold" aria-hidden>
        {t(words.howToTell)}
      </p>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ way: each, label, href, isChosen }) => (
          <li key={each}>
            <ButtonLink
              href={href}
              rel="nofollow"
              kind={isChosen ? 'primary' : 'outline'}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <input type="hidden" name={WAY_FIELD} value={way} />
    </nav>
  )
}

const TEXT_STEPS = [words.enterMobileOpenLink, words.textWhenSomethingChanges, words.stopTextsReply] as const
const STEPS = [words.enterEmailOpenLink, words.emailWhenSomethingChanges, words.stopEmailsOneTap] as const
