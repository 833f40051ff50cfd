import { z } from 'zod'
import { cutText } from '../cut-text.ts'
import { cleanLine } from '../form/clean-text.ts'

/** What a buyer worked out on this site before asking, in words: the dealer then answers with the same figures. */
export interface WorkedOut {
  /** '2019 Mazda CX-5, $18,400 to $21,000' */
  readonly trade_in: string | null
  /** '$4,000 deposit, 48 months' */
  readonly plan: string | null
  /** 'Saturday 28 November at 10:30 am': a test drive that is booked already. */
  readonly appointment: string | null
}

/**
 * The value of the form's field, JSON. Undefined if there is nothing, or nothing readable: it must not block a lead. It is
 * text from a browser, so it is shown as what the buyer saw, and never as our offer.
 */
export function workedOut() {
  return z
    .unknown()
    .optional()
    .transform((value): WorkedOut | undefined => {
      const parsed = SHAPE.safeParse(jsonOf(value))
      if (!parsed.success) return undefined
      const { trade_in, plan, appointment } = parsed.data
      if (!(trade_in || plan || appointment)) return undefined
      return { trade_in: trade_in || null, plan: plan || null, appointment: appointment || null }
    })
}

const LONGEST = 200
const words = z
  .string()
  .transform((text) => cutText(cleanLine(text), LONGEST))
  .nullable()
  .default(null)
const SHAPE = z.object({ trade_in: words, plan: words, appointment: words })

function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
