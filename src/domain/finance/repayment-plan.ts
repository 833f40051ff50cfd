/** The fields of a repayment plan, by their names in forms. */
const PLAN_FIELDS = ['weekly', 'deposit', 'months', 'frequency', 'trade_in'] as const
export type PlanField = (typeof PLAN_FIELDS)[number]

/**
 * What a buyer last entered about repayments, as typed. The budget finder and the calculator fill themselves with it, so
 * that a deposit is typed once, and every car shows its price with it. What belongs to one car (price, rate, balloon) is not
 * part of it.
 */
export type RepaymentPlan = Readonly<Partial<Record<PlanField, string>>>

const LONGEST = 20

/** A plan from any JSON value; other fields and long texts are left out. */
export function repaymentPlan(value: unknown): RepaymentPlan {
  if (typeof value !== 'object' || value === null) return {}
  const fields = value as Readonly<Record<string, unknown>>
  const kept = PLAN_FIELDS.flatMap((name) => {
    const text = fields[name]
    return typeof text === 'string' && text.length <= LONGEST ? [[name, text]] : []
  })
  return Object.fromEntries(kept)
}
