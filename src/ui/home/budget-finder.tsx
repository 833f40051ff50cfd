import { useId } from 'react'
import { Form } from 'react-router'
import { BUDGET_SLIDER } from '#domain/finance/budget.ts'
import type { BudgetView } from '#views/finance/budget-view.ts'
import * as texts from '#words/home.ts'
import { useWords } from '../use-words.ts'
import { useBudget } from './use-budget.ts'

interface BudgetFinderProps {
  readonly budget: BudgetView
  readonly title: string
  /** Heading level; h1 on the finder's own page. */
  readonly level?: 'h1' | 'h2'
}

/**
 * BUDGET-1, BUDGET-2, MONEY-4: what a weekly amount and a deposit buy with interest, and how many cars that is. Without JavaScript the
 * form leads to the listing, or to the finder's page if nothing matches.
 */
export function BudgetFinder({ budget, title, level: Heading = 'h2' }: BudgetFinderProps) {
  const t = useWords()
  const id = useId()
  const { ask, view, busy, type, slide } = useBudget(budget)
  return (
    <section className="budget" aria-labelledby={`${id}-title`}>
      <div className="budget-words">
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>{t(texts.enterWhatRepayEach)}</p>
        {view.assumes.map((text) => (
          <p key={text} className="budget-note">
            {text}
          </p>
        ))}
      </div>
      <Form action="/budget" className="budget-form" autoComplete="off">
        <Money name="weekly" label={t(texts.weeklyRepayment)} value={ask.weekly} onType={type} />
        <Money name="deposit" label={t(texts.deposit)} value={ask.deposit} onType={type} />
        {ask.slid === null ? null : <input type="hidden" name="budget" value={ask.slid} />}
        <div className="budget-sum">
          <p className="label" id={`${id}-budget`}>
            {ask.figures.label}
          </p>
          <p className="budget-figure">{ask.figures.figure}</p>
          <p className="budget-beside">{ask.figures.beside}</p>
          <input
            type="range"
            className="budget-slider no-script:hidden"
            {...BUDGET_SLIDER}
            value={Math.min(Math.max(ask.budget, BUDGET_SLIDER.min), BUDGET_SLIDER.max)}
            aria-labelledby={`${id}-budget`}
            aria-valuetext={ask.figures.figure}
            onChange={(event) => slide(event.currentTarget.valueAsNumber)}
          />
        </div>
        <div className="budget-go" aria-live="polite" aria-busy={busy}>
          <button
            type="submit"
            name="go"
            value="listing"
            disabled={view.message !== null}
            className="button button-primary button-large"
          >
            {view.button}
          </button>
          {view.message ? <p>{view.message}</p> : null}
          <button type="submit" className="button button-outline hidden no-script:flex">
            {t(texts.workOutAgain)}
          </button>
        </div>
      </Form>
    </section>
  )
}

interface MoneyProps {
  readonly name: 'weekly' | 'deposit'
  readonly label: string
  readonly value: string
  readonly onType: (name: 'weekly' | 'deposit', text: string) => void
}

function Money({ name, label, value, onType }: MoneyProps) {
  return (
    <label className="budget-money">
      <span className="label">{label}</span>
      <span aria-hidden="true" className="budget-dollar">
        $
      </span>
      <input
        className="input"
        name={name}
        inputMode="decimal"
        maxLength={20}
        value={value}
        onChange={(event) => onType(name, event.currentTarget.value)}
      />
    </label>
  )
}
