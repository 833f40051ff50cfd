import { useEffect, useMemo, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type {
  EstimateStep,
  OdometerStep,
  OfferStep,
  QuestionStep,
  ValuationPage,
} from '#views/trade-in/valuation-view.ts'
import * as words from '#words/trade-in.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { TextField } from '../form/field.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { useWords } from '../use-words.ts'
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
  const t = useWords()
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
            {title(t(words.whatsOdometer))}
            <Odometer step={step} path={path} fault={fault} />
          </>
        ) : null}
        {step.kind === 'details' ? (
          <>
            <a className="valuation-back" href={step.backHref}>
              <Icon name="chevron-left" className="size-4" />
              {t(words.backEstimate)}
            </a>
            {title(t(words.whereShouldSendOffer))}
            <p className="valuation-introduction">{t(words.lowHighLeaveDetails, { low: step.low, high: step.high })}</p>
            <div className="valuation-details">{children}</div>
          </>
        ) : null}
        {step.kind === 'call' ? (
          <>
            {title(t(words.callFigure))}
            <p className="valuation-introduction">{step.reason}</p>
            <div className="valuation-details">{children}</div>
          </>
        ) : null}
        {step.kind === 'accepted' ? (
          <>
            {title(t(words.acceptedOffer))}
            <p className="valuation-introduction">{t(words.callArrangeInspection)}</p>
            <p>
              <ButtonLink kind="outline" href="/search">
                {t(words.seeWhatsStock)}
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
  const t = useWords()
  const submit = useSubmit()
  const faults = useMemo(() => (fault === null ? null : { fields: { km: [fault] } }), [fault])
  const { attributes, errors, sending } = useForm({ faults, send: (_, form) => submit(form).then(() => null) })
  return (
    <form {...attributes} action={path} className="valuation-odometer">
      <TextField
        id="value-km"
        name="km"
        label={t(words.odometerDistance, { distance: step.distance })}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        required
        error={errors.km?.[0] ?? null}
      />
      <SubmitButton sending={sending} busy={t(words.oneMoment)}>
        {t(words.continueWord)}
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
  const t = useWords()
  return (
    <>
      <div className="valuation-progress">
        <a className="valuation-back" href={step.backHref}>
          <Icon name="chevron-left" className="size-4" />
          {t(words.back)}
        </a>
        <p>{t(words.questionNumber, { number: step.number, of: step.of })}</p>
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
  const t = useWords()
  const { changeover } = step
  return (
    <>
      {title(t(words.estimatedValue))}
      <p className="valuation-figure">
        {step.low}{' '}
        <span>
          <small>{t(words.to)}</small> {step.high}
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
            <dt>{t(words.tradeEstimate)}</dt>
            <dd>−{changeover.less}</dd>
          </div>
          <div className="valuation-rest">
            <dt>{t(words.changeoverApprox)}</dt>
            <dd>{changeover.rest}</dd>
          </div>
        </dl>
      ) : null}
      <p className="valuation-next">
        <ButtonLink size="large" href={step.detailsHref}>
          {t(words.getMyOffer)}
        </ButtonLink>
      </p>
      <section className="valuation-notes" aria-labelledby="valuation-limits">
        <h2 id="valuation-limits">{t(words.aboutYourEstimate)}</h2>
        <ul>
          {step.limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <details className="valuation-given">
        <summary>{t(words.whatTold)}</summary>
        <ul>
          {step.answers.map(({ text, href }) => (
            <li key={href}>
              {text}{' '}
              <a href={href}>
                {t(words.change)}
                <span className="sr-only">: {text}</span>
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
  const t = useWords()
  return (
    <>
      {title(t(words.ourOffer))}
      <p className="valuation-figure">{step.amount}</p>
      <p className="valuation-basis">{t(words.goodUntilUntilSubject, { until: step.until })}</p>
      {fault ? <FormAlert message={fault} /> : null}
      <Form method="post" action={path} className="valuation-next">
        <Button type="submit" size="large" name="offer" value="accept">
          {t(words.acceptThisOffer)}
        </Button>
        <ButtonLink kind="outline" size="large" href="/success">
          {t(words.talkFirst)}
        </ButtonLink>
      </Form>
      <section className="valuation-notes" aria-labelledby="valuation-conditions">
        <h2 id="valuation-conditions">{t(words.whatAcceptingMeans)}</h2>
        <ul>
          {step.conditions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
