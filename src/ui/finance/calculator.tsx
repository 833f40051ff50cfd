import type { CalculatorField } from '#domain/finance/calculator.ts'
import { LOAN_MONTHS, LONGEST_AMOUNT } from '#domain/finance/calculator.ts'
import { FREQUENCIES } from '#domain/finance/loan.ts'
import { CALCULATOR_ID, type CalculatorResult } from '#views/finance/calculate.ts'
import type { CalculatorView } from '#views/finance/calculator-view.ts'
import * as words from '#words/finance.ts'
import { FactList } from '../elements/fact-list.tsx'
import { SelectField, TextField } from '../form/field.tsx'
import { useWords } from '../use-words.ts'
import { PageRepayment } from './page-repayment.tsx'
import { useCalculator } from './use-calculator.ts'

/** Id of the calculator's heading. */
export const CALCULATOR_HEADING = 'calculator-heading'

/**
 * MONEY-1: the repayment calculator. Its figures follow while the buyer types; without JavaScript its form loads the page
 * again with them, and either way the address can be shared.
 */
export function Calculator({ view, title }: { readonly view: CalculatorView; readonly title: string | null }) {
  const t = useWords()
  const { text, change, calculation } = useCalculator(view)
  const { faults, result, surplus } = calculation
  const field = (name: CalculatorField, label: string, hint?: string) => (
    <TextField
      id={`calculator-${name}`}
      name={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST_AMOUNT}
      required={!OPTIONAL.includes(name)}
      value={text[name]}
      error={faults[name] ?? null}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  )
  return (
    <section id={CALCULATOR_ID} className="calculator box" aria-labelledby={CALCULATOR_HEADING}>
      <h2 id={CALCULATOR_HEADING}>{t(words.repaymentCalculator)}</h2>
      {title ? <p className="text-muted">{title}</p> : null}
      <div className="calculator-columns">
        <form
          action={`${view.action}#${CALCULATOR_ID}`}
          aria-labelledby={CALCULATOR_HEADING}
          className="calculator-fields"
          autoComplete="off"
        >
          {view.carId === null ? (
            field('price', t(words.price))
          ) : (
            <input type="hidden" name="car_id" value={view.carId} />
          )}
          {field('deposit', t(words.deposit))}
          {field('trade_in', t(words.tradeInValue))}
          <SelectField
            id="calculator-months"
            name="months"
            label={t(words.loanTerm)}
            required
            value={text.months}
            error={faults.months ?? null}
            onChange={(event) => change('months', event.currentTarget.value)}
          >
            {LOAN_MONTHS.map((months) => (
              <option key={months} value={months}>
                {t(words.years, { count: months / 12 })}
              </option>
            ))}
          </SelectField>
          {field('rate', t(words.interestRate))}
          {field('balloon', t(words.balloon), t(words.dueEnd))}
          <fieldset className="calculator-frequency">
            <legend className="label">{t(words.repay)}</legend>
            {FREQUENCIES.map((frequency) => (
              <label key={frequency}>
                <input
                  type="radio"
                  name="frequency"
                  value={frequency}
                  checked={text.frequency === frequency}
                  onChange={() => change('frequency', frequency)}
                />
                {t(FREQUENCY_LABELS[frequency])}
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button button-primary hidden no-script:flex">
            {t(words.workItOut)}
          </button>
        </form>
        <div className="calculator-result" aria-live="polite">
          {result ? (
            <Result result={result} carsLabel={result.carsLabel} />
          ) : (
            <p>{surplus ?? t(words.checkFieldsMarkedAbove)}</p>
          )}
        </div>
      </div>
    </section>
  )
}

/** Empty counts as nothing. */
const OPTIONAL: readonly CalculatorField[] = ['trade_in', 'balloon']

const FREQUENCY_LABELS = { weekly: words.weekly, fortnightly: words.fortnightly, monthly: words.monthly } as const

function Result({ result, carsLabel }: { readonly result: CalculatorResult; readonly carsLabel: string }) {
  const t = useWords()
  const { claim, facts, lenders, carsHref, shareHref } = result
  return (
    <>
      <PageRepayment claim={claim}>
        <FactList facts={facts} />
      </PageRepayment>
      <p className="calculator-links">
        <a href={carsHref} className="button button-outline">
          {carsLabel}
        </a>
        <a href={shareHref} className="link">
          {t(words.shareTheseFigures)}
        </a>
      </p>
      {lenders.length > 0 ? (
        <section aria-labelledby="calculator-lenders" className="calculator-lenders">
          <h3 id="calculator-lenders">{lenders.length === 1 ? t(words.estimateCar) : t(words.estimatesByLender)}</h3>
          <ul>
            {lenders.map(({ name, claim }) => (
              <li key={name}>
                <p className="font-semibold">{name}</p>
                <PageRepayment claim={claim} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
