import { useEffect, useState } from 'react'
import type { CalculatorField, CalculatorText } from '#domain/finance/calculator.ts'
import { type Calculation, calculate } from '#views/finance/calculate.ts'
import type { CalculatorView } from '#views/finance/calculator-view.ts'
import { keptFigures } from '../browser-storage/kept-figures.ts'
import { storedPlan, storePlan } from '../browser-storage/stored-plan.ts'

/** The calculator's fields and figures, which follow while the buyer types. */
export function useCalculator(view: CalculatorView) {
  const [text, setText] = useState(view.text)
  // What this browser knows of the buyer goes in after hydration: the page is the same for all visitors.
  useEffect(() => setText((typed) => ({ ...typed, ...remembered(view) })), [view])
  const change = (name: CalculatorField, value: string) => {
    setText((typed) => ({ ...typed, [name]: value }))
    if (KEPT.some((each) => each === name)) storePlan({ [name]: value })
  }
  const calculation: Calculation = calculate(view, text)
  return { text, change, calculation }
}

/** What every other car shows too; the rest belongs to one car. */
const KEPT: readonly CalculatorField[] = ['deposit', 'trade_in', 'months', 'frequency']

/** The buyer's last deposit and term, and the value of their trade-in; an address with figures of its own keeps them. */
function remembered({ text, usual }: CalculatorView): Partial<CalculatorText> {
  if (Object.entries(text).some(([name, value]) => value !== usual[name as CalculatorField])) return {}
  const { deposit, months, frequency } = storedPlan()
  const tradeIn = keptFigures()?.tradeIn ?? null
  return {
    ...(deposit === undefined ? {} : { deposit }),
    ...(months === undefined ? {} : { months }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(tradeIn === null ? {} : { trade_in: String(tradeIn) }),
  }
}
