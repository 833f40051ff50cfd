import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { amountOf, budgetOf, weeklyOf } from '#domain/finance/budget.ts'
import { budgetFigures } from '#views/finance/budget-figures.ts'
import type { BudgetView } from '#views/finance/budget-view.ts'
import { storedPlan, storePlan } from '../browser-storage/stored-plan.ts'

const DEBOUNCE_MS = 300

interface Typed {
  readonly weekly: string
  readonly deposit: string
  /** The slider's position, until a field is typed in again. */
  readonly slid: number | null
}

/** The finder's current figures, and the server's last result for them. */
export function useBudget(first: BudgetView) {
  const { weekly, deposit, budget: asked, terms } = first
  const [typed, setTyped] = useState<Typed>(() => ({
    weekly,
    deposit,
    slid: asked === budgetOf(weekly, deposit, terms) ? null : asked,
  }))
  const { load, data, state } = useFetcher<{ readonly budget: BudgetView }>()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = useCallback(
    (next: Typed) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => load(`/budget?${questionOf(next)}`), DEBOUNCE_MS)
    },
    [load],
  )
  // The figures that the visitor last entered, unless the address has others.
  useEffect(() => {
    const plan = storedPlan()
    if (window.location.search !== '' || (plan.weekly === undefined && plan.deposit === undefined)) return
    show({ weekly: plan.weekly ?? weekly, deposit: plan.deposit ?? deposit, slid: null })
  }, [show, weekly, deposit])
  const change = (next: Typed) => {
    storePlan({ weekly: next.weekly, deposit: next.deposit })
    show(next)
  }
  const budget = typed.slid ?? budgetOf(typed.weekly, typed.deposit, terms)
  const view = data?.budget ?? first
  return {
    ask: { ...typed, budget, figures: budgetFigures(typed.weekly, typed.deposit, terms) },
    view,
    busy: state !== 'idle' || view.budget !== budget,
    type: (name: 'weekly' | 'deposit', text: string) => change({ ...typed, [name]: text, slid: null }),
    // The fields follow the slider in whole dollars per week, so that the total below matches them (D-66).
    slide: (to: number) => {
      const deposit = amountOf(typed.deposit) === null ? '0' : typed.deposit
      change({ weekly: String(weeklyOf(to, deposit, terms)), deposit, slid: null })
    },
  }
}

function questionOf({ weekly, deposit, slid }: Typed): URLSearchParams {
  return new URLSearchParams({ weekly, deposit, ...(slid === null ? {} : { budget: String(slid) }) })
}
