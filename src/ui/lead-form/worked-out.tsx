import { useEffect, useState } from 'react'
import type { WorkedOut } from '#domain/lead/worked-out.ts'
import { formatMoney } from '#domain/money.ts'
import * as words from '#words/lead-form.ts'
import type { Say } from '#words/say.ts'
import { keptFigures } from '../browser-storage/kept-figures.ts'
import { storedValuation } from '../browser-storage/stored-valuation-items.ts'
import { useWords } from '../use-words.ts'
import { bookedTime } from './last-enquiry.ts'

/**
 * What the buyer worked out in this browser goes along with an enquiry, unless they say no: the value of their trade-in and
 * their deposit and term (MONEY-1, TRADE-1). After hydration, since the page's HTML is the same for everyone.
 */
export function WorkedOutField({ id }: { readonly id: string }) {
  const t = useWords()
  const [found, setFound] = useState<WorkedOut | null>(null)
  useEffect(() => setFound(workedOutHere(t)), [t])
  if (found === null) return null
  return (
    <label htmlFor={id} className="mt-3 flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="checkbox"
        id={id}
        name="worked_out"
        value={JSON.stringify(found)}
        defaultChecked
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        {t(words.includeWhatWorkedOut)}
        <span className="block text-sm text-muted">
          {[
            found.trade_in && t(words.tradeTrade, { trade_in: found.trade_in }),
            found.plan,
            found.appointment && t(words.testDriveAppointment, { appointment: found.appointment }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </label>
  )
}

function workedOutHere(t: Say): WorkedOut | null {
  const trade_in = tradeText()
  const plan = planText(t)
  const appointment = bookedTime(Date.now())
  return trade_in || plan || appointment ? { trade_in, plan, appointment } : null
}

/** '2019 Mazda CX-5, $18,400 to $21,000'; '$18,000' where the buyer gave a value and no vehicle. */
function tradeText(): string | null {
  const valuation = storedValuation()
  const figure = valuation?.figure ?? valuation?.middle
  if (valuation && figure) return `${valuation.vehicle}, ${figure}`
  const typed = keptFigures()?.tradeIn ?? null
  return typed === null || typed === 0 ? null : formatMoney(typed)
}

/** '$4,000 deposit, 48 months' */
function planText(t: Say): string | null {
  const { deposit, months } = keptFigures() ?? {}
  const parts = [
    deposit ? t(words.amountDeposit, { amount: deposit.toLocaleString('en-AU') }) : null,
    months ? t(words.monthsMonths, { months }) : null,
  ]
  return parts.filter(Boolean).join(', ') || null
}
