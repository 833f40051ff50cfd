import { useEffect, useState } from 'react'
import type { WorkedOut } from '#domain/lead/worked-out.ts'
import { storedPlan } from '../finance/stored-plan.ts'
import { storedValuation } from '../trade-in/stored-valuation-items.ts'
import { bookedTime } from './last-enquiry.ts'

/**
 * What the buyer worked out in this browser goes along with an enquiry, unless they say no: the value of their trade-in and
 * their deposit and term (MONEY-1, TRADE-1). After hydration, since the page's HTML is the same for everyone.
 */
export function WorkedOutField({ id }: { readonly id: string }) {
  const [found, setFound] = useState<WorkedOut | null>(null)
  useEffect(() => setFound(workedOutHere()), [])
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
        Include what you worked out here
        <span className="block text-sm text-muted">
          {[
            found.trade_in && `Your trade-in: ${found.trade_in}`,
            found.plan,
            found.appointment && `Test drive: ${found.appointment}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </label>
  )
}

function workedOutHere(): WorkedOut | null {
  const valuation = storedValuation()
  const figure = valuation?.figure ?? valuation?.middle
  const trade_in = valuation && figure ? `${valuation.vehicle}, ${figure}` : null
  const plan = planText()
  const appointment = bookedTime(Date.now())
  return trade_in || plan || appointment ? { trade_in, plan, appointment } : null
}

/** '$4,000 deposit, 48 months' */
function planText(): string | null {
  const { deposit = '', months = '' } = storedPlan()
  const amount = Number(deposit.replace(/[$,\s]/g, ''))
  const parts = [
    deposit !== '' && amount > 0 ? `$${amount.toLocaleString('en-AU')} deposit` : null,
    /^\d{1,3}$/.test(months) ? `${months} months` : null,
  ]
  return parts.filter(Boolean).join(', ') || null
}
