import { useEffect, useMemo, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type {
  EstimateStep,
  OdometerStep,
  OfferStep,
  QuestionStep,
  ValuationPage,
} from '#views/trade-in/valuation-view.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { TextField } from '../form/field.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { saveResult } from './save-result.ts'
import { useStoreValuation } from './stored-valuation.tsx'

/** The steps of a valuation after the vehicle is known, one per page (TRADE-1). */
export function ValuationSteps({
  page,
  fault,
  children,
}: {
  readonly page: ValuationPage
  /** Why the last answer was refused. */
  readonly fault: string | null
  /** Form for the visitor's details, for the steps that have one. */
  readonly children: React.ReactNode
}) {
  useStoreValuation(page)
  const { step, path, result } = page
  const sentIn = useRef<string | null>(null)
  useEffect(() => {
    if (result === null || sentIn.current === result.id) return
    sentIn.current = result.id
    void saveResult(result)
  }, [result])
  const heading = useRef<HTMLHeadingElement>(null)
  const at = step.kind === 'question' ? step.id : step.kind
  const before = useRef(at)
  useEffect(() => {
    // The heading of the next step gets the focus, so that screen readers start there.
    if (before.current !== at) heading.current?.focus()
    before.current = at
  }, [at])
  const title = (text: string) => (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  )
  return (
    <main id="content" className="valuation" data-step={step.kind}>
      <div className="valuation-steps container">
        <p className="valuation-vehicle">
          <strong>{page.vehicle}</strong> {page.facts.join(' · ')}
        </p>
        {step.kind === 'question' ? <Question step={step} path={path} title={title} /> : null}
        {step.kind === 'estimate' ? <Estimate step={step} title={title} /> : null}
        {step.kind === 'offer' ? <Offer step={step} path={path} title={title} fault={fault} /> : null}
        {step.kind === 'odometer' ? (
          <>
            {title('What’s on the odometer?')}
            <Odometer step={step} path={path} fault={fault} />
          </>
        ) : null}
        {step.kind === 'details' ? (
          <>
            <a className="valuation-back" href={step.backHref}>
              <Icon name="chevron-left" className="size-4" />
              Back to your estimate
            </a>
            {title('Where should we send your offer?')}
            <p className="valuation-introduction">
              {step.low} to {step.high}. Leave your details to see an offer you can accept.
            </p>
            <div className="valuation-details">{children}</div>
          </>
        ) : null}
        {step.kind === 'call' ? (
          <>
            {title('We’ll call you with a figure')}
            <p className="valuation-introduction">{step.reason}</p>
            <div className="valuation-details">{children}</div>
          </>
        ) : null}
        {step.kind === 'accepted' ? (
          <>
            {title('You have accepted our offer')}
            <p className="valuation-introduction">We’ll call to arrange an inspection.</p>
            <p>
              <ButtonLink kind="outline" href="/search">
                See what’s in stock
              </ButtonLink>
            </p>
          </>
        ) : null}
      </div>
    </main>
  )
}

/** Form for the odometer, the only fact that the plate lookup cannot give. */
function Odometer({
  step,
  path,
  fault,
}: {
  readonly step: OdometerStep
  readonly path: string
  readonly fault: string | null
}) {
  const submit = useSubmit()
  const faults = useMemo(() => (fault === null ? null : { fields: { km: [fault] } }), [fault])
  const { attributes, errors, sending } = useForm({ faults, send: (_, form) => submit(form).then(() => null) })
  return (
    <form {...attributes} action={path} className="valuation-odometer">
      <TextField
        id="value-km"
        name="km"
        label={`Odometer (${step.distance})`}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        required
        error={errors.km?.[0] ?? null}
      />
      <SubmitButton sending={sending} busy="One moment…">
        Continue
      </SubmitButton>
    </form>
  )
}

type Title = (text: string) => React.ReactNode

function Question({
  step,
  path,
  title,
}: {
  readonly step: QuestionStep
  readonly path: string
  readonly title: Title
}) {
  return (
    <>
      <div className="valuation-progress">
        <a className="valuation-back" href={step.backHref}>
          <Icon name="chevron-left" className="size-4" />
          Back
        </a>
        <p>
          Question {step.number} of {step.of}
        </p>
        <progress value={step.number} max={step.of} aria-hidden="true" />
      </div>
      {title(step.question)}
      <Form method="post" action={path} className="valuation-answers">
        {step.answers.map(({ value, label, note, chosen }) => (
          <button
            key={value}
            type="submit"
            name={step.id}
            value={value}
            className="valuation-answer"
            aria-pressed={chosen || undefined}
          >
            <span className="valuation-answer-label">{label}</span>
            {note ? <span className="valuation-answer-note">{note}</span> : null}
          </button>
        ))}
      </Form>
    </>
  )
}

function Estimate({ step, title }: { readonly step: EstimateStep; readonly title: Title }) {
  const { changeover } = step
  return (
    <>
      {title('Estimated value')}
      <p className="valuation-figure">
        {step.low}{' '}
        <span>
          <small>to</small> {step.high}
        </span>
      </p>
      <p className="valuation-basis">{step.basis}</p>
      {changeover ? (
        <dl className="valuation-changeover">
          <div>
            <dt>
              <a href={changeover.href}>{changeover.car}</a>
            </dt>
            <dd>{changeover.price}</dd>
          </div>
          <div>
            <dt>Your trade-in (estimate)</dt>
            <dd>−{changeover.less}</dd>
          </div>
          <div className="valuation-rest">
            <dt>Changeover, approx.</dt>
            <dd>{changeover.rest}</dd>
          </div>
        </dl>
      ) : null}
      <p className="valuation-next">
        <ButtonLink size="large" href={step.detailsHref}>
          Get my offer
        </ButtonLink>
      </p>
      <section className="valuation-notes" aria-labelledby="valuation-limits">
        <h2 id="valuation-limits">About your estimate</h2>
        <ul>
          {step.limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <details className="valuation-given">
        <summary>What you told us</summary>
        <ul>
          {step.answers.map(({ text, href }) => (
            <li key={href}>
              {text}{' '}
              <a href={href}>
                Change<span className="sr-only">: {text}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Offer({
  step,
  path,
  title,
  fault,
}: {
  readonly step: OfferStep
  readonly path: string
  readonly title: Title
  readonly fault: string | null
}) {
  return (
    <>
      {title('Our offer')}
      <p className="valuation-figure">{step.amount}</p>
      <p className="valuation-basis">Good until {step.until}, subject to our inspection.</p>
      {fault ? <FormAlert message={fault} /> : null}
      <Form method="post" action={path} className="valuation-next">
        <Button type="submit" size="large" name="offer" value="accept">
          Accept this offer
        </Button>
        <ButtonLink kind="outline" size="large" href="/success">
          Talk to us first
        </ButtonLink>
      </Form>
      <section className="valuation-notes" aria-labelledby="valuation-conditions">
        <h2 id="valuation-conditions">What accepting means</h2>
        <ul>
          {step.conditions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
