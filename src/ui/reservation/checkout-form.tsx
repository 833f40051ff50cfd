import type { CheckoutForm as Page } from '#views/reservation/checkout-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { ErrorSummary } from '../lead-form/error-summary.tsx'
import { LeadFormFields } from '../lead-form/lead-form-fields.tsx'
import type { LeadFormFaults } from '../lead-form/lead-form-view.ts'
import { PrivacyNotice } from '../lead-form/privacy-notice.tsx'
import { SavedDetailsControl } from '../lead-form/saved-details-control.tsx'
import { useCheckout } from './use-checkout.ts'

/** The buyer's details. It posts to its own page with or without JavaScript; with it, faults show before anything is sent. */
export function CheckoutForm({
  site,
  page,
  action,
  faults,
}: {
  readonly site: SiteView
  readonly page: Page
  readonly action: string
  readonly faults: LeadFormFaults | null
}) {
  const { errors, attempts, sending, formElement, submit, recheck, prepare } = useCheckout(site.region, faults)
  const faulty = Object.keys(errors).length > 0
  return (
    <form
      ref={formElement}
      id={faulty ? undefined : 'enquire'}
      method="post"
      action={`${action}#enquire`}
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={(event) => void recheck(event.currentTarget)}
      onFocus={prepare}
      aria-busy={sending}
    >
      {faulty ? <ErrorSummary id="enquire" fields={page.fields} errors={errors} /> : null}
      <div role="alert">
        {faults && Object.keys(faults.fields).length === 0 ? (
          <p className="rounded-box border-2 border-bad bg-bad-soft p-4">{faults.message}</p>
        ) : null}
      </div>
      <input type="hidden" name="car_id" defaultValue={page.carId} />
      <SavedDetailsControl form={formElement} />
      <LeadFormFields
        fields={page.fields}
        errors={errors}
        attempts={attempts}
        filled={{}}
        typed={faults?.values ?? null}
      />
      <details className="checkout-terms">
        <summary>
          Read the reservation terms
          <Icon name="chevron" className="size-4" />
        </summary>
        <ul>
          {page.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {page.termsHref ? (
          <p>
            Beside these our <a href={page.termsHref}>terms and conditions</a> apply.
          </p>
        ) : null}
      </details>
      <p className="checkout-total">
        <span>To pay now</span> <strong>{page.amount}</strong>
      </p>
      <Button type="submit" size="large" className="w-full" aria-disabled={sending}>
        {sending ? 'One moment…' : page.submitLabel}
      </Button>
      <p className="checkout-secure">{page.paymentNote}</p>
      <PrivacyNotice notice={page.notice} />
    </form>
  )
}
