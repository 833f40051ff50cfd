import type { CalculatorField } from '#domain/finance/calculator.ts'
import { LOAN_MONTHS, LONGEST_AMOUNT } from '#domain/finance/calculator.ts'
import { FREQUENCIES } from '#domain/finance/loan.ts'
import { CALCULATOR_ID, type CalculatorResult } from '#views/finance/calculate.ts'
import type { CalculatorView } from '#views/finance/calculator-view.ts'
import { FactList } from '../car/fact-list.tsx'
import { SelectField, TextField } from '../form/field.tsx'
import { useTrade } from '../trade-context.ts'
import { Repayment } from './repayment.tsx'
import { useCalculator } from './use-calculator.ts'

/** Id of the calculator's heading. */
export const CALCULATOR_HEADING = 'calculator-heading'

/**
 * MONEY-1: the repayment calculator. Its figures follow while the buyer types; without JavaScript its form loads the page
 * again with them, and either way the address can be shared.
 */
export function Calculator({ view, title }: { readonly view: CalculatorView; readonly title: string | null }) {
  const { text, change, calculation } = useCalculator(view)
  const trade = useTrade()
  const { faults, result } = calculation
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
      <h2 id={CALCULATOR_HEADING}>Repayment calculator</h2>
      {title ? <p className="text-muted">{title}</p> : null}
      <div className="calculator-columns">
        <form
          action={`${view.action}#${CALCULATOR_ID}`}
          aria-labelledby={CALCULATOR_HEADING}
          className="calculator-fields"
          autoComplete="off"
        >
          {view.carId === null ? field('price', 'Price ($)') : <input type="hidden" name="car_id" value={view.carId} />}
          {field('deposit', 'Deposit ($)')}
          {field('trade_in', 'Trade-in value ($)')}
          <SelectField
            id="calculator-months"
            name="months"
            label="Loan term"
            required
            value={text.months}
            error={faults.months ?? null}
            onChange={(event) => change('months', event.currentTarget.value)}
          >
            {LOAN_MONTHS.map((months) => (
              <option key={months} value={months}>
                {months === 12 ? '1 year' : `${months / 12} years`}
              </option>
            ))}
          </SelectField>
          {field('rate', 'Interest rate (%)')}
          {field('balloon', 'Balloon ($)', 'Due at the end.')}
          <fieldset className="calculator-frequency">
            <legend className="label">Repay</legend>
            {FREQUENCIES.map((frequency) => (
              <label key={frequency}>
                <input
                  type="radio"
                  name="frequency"
                  value={frequency}
                  checked={text.frequency === frequency}
                  onChange={() => change('frequency', frequency)}
                />
                {FREQUENCY_LABELS[frequency]}
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button button-primary hidden no-script:flex">
            Work it out
          </button>
        </form>
        <div className="calculator-result" aria-live="polite">
          {result ? (
            <Result result={result} carsLabel={trade(result.carsLabel)} />
          ) : (
            <p>Check the fields marked above to see a repayment.</p>
          )}
        </div>
      </div>
    </section>
  )
}

/** Empty counts as nothing. */
const OPTIONAL: readonly CalculatorField[] = ['trade_in', 'balloon']

const FREQUENCY_LABELS = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const

function Result({ result, carsLabel }: { readonly result: CalculatorResult; readonly carsLabel: string }) {
  const { claim, facts, lenders, carsHref, shareHref } = result
  return (
    <>
      <Repayment claim={claim} look="page">
        <FactList facts={facts} />
      </Repayment>
      <p className="calculator-links">
        <a href={carsHref} className="button button-outline">
          {carsLabel}
        </a>
        <a href={shareHref} className="link">
          Link to these figures
        </a>
      </p>
      {lenders.length > 0 ? (
        <section aria-labelledby="calculator-lenders" className="calculator-lenders">
          <h3 id="calculator-lenders">{lenders.length === 1 ? 'Estimate for this car' : 'Estimates by lender'}</h3>
          <ul>
            {lenders.map(({ name, claim }) => (
              <li key={name}>
                <p className="font-semibold">{name}</p>
                <Repayment claim={claim} look="page" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
