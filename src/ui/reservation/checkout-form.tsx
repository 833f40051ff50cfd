import type { FormFaults } from '#domain/form/form-faults.ts'
import type { CheckoutForm as Page } from '#views/reservation/checkout-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/reservation.ts'
import { Icon } from '../elements/icon.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { FormFields, shownNames } from '../form/form-fields.tsx'
import { PrivacyNotice } from '../form/privacy-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { SavedDetailsControl } from '../lead-form/saved-details-control.tsx'
import { useWords, withParts } from '../use-words.ts'

/** Form for the buyer's details, posted to its own page, which redirects to the payment. */
export function CheckoutForm({
  site,
  page,
  action,
  faults,
}: {
  readonly site: SiteView
  readonly page: Page
  readonly action: string
  readonly faults: FormFaults | null
}) {
  const t = useWords()
  const { attributes, element, errors, hasErrors, message, attempts, sending } = useForm({
    faults,
    loadCheck: async () => (await import('./checkout-check.ts')).checkoutCheck(site.region),
  })
  return (
    <form id={hasErrors ? undefined : 'enquire'} {...attributes} action={`${action}#enquire`}>
      <ErrorSummary id="enquire" form="enquiry" shown={shownNames(page.fields)} errors={errors} />
      <FormAlert message={message} />
      <input type="hidden" name="car_id" defaultValue={page.carId} />
      <SavedDetailsControl form={element} />
      <FormFields
        form="enquiry"
        fields={page.fields}
        errors={errors}
        attempts={attempts}
        filled={{}}
        typed={faults?.values ?? null}
      />
      <details className="checkout-terms">
        <summary>
          {t(words.readReservationTerms)}
          <Icon name="chevron" className="size-4" />
        </summary>
        <ul>
          {page.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {page.termsHref ? (
          <p>
            {withParts(t, words.linkAlsoApply, { link: <a href={page.termsHref}>{t(words.termsAndConditions)}</a> })}
          </p>
        ) : null}
      </details>
      <p className="checkout-total">
        <span>{t(words.toPayNow)}</span> <strong>{page.amount}</strong>
      </p>
      <SubmitButton sending={sending} busy={t(words.oneMoment)} className="w-full">
        {page.submitLabel}
      </SubmitButton>
      <p className="checkout-secure">{page.paymentNote}</p>
      <PrivacyNotice notice={page.notice} />
    </form>
  )
}
