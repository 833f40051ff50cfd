/** Actions by visitors that cost money, or that reach a person, each time. */
export const BUDGET_NAMES = [
  'sign-in-codes',
  'lead-texts',
  'geocoding',
  'plate-lookups',
  'valuations',
  'buyer-mails',
  'buyer-texts',
] as const
export type BudgetName = (typeof BUDGET_NAMES)[number]

/** Limits per hour and per day, for one site and for all sites together. */
export interface Budget {
  readonly site: BudgetWindows
  readonly platform: BudgetWindows
}

export interface BudgetWindows {
  readonly hour: number
  readonly day: number
}

export type Budgets = Readonly<Record<BudgetName, Budget>>

/** Length of each window in seconds. */
export const WINDOW_SECONDS: Readonly<Record<keyof BudgetWindows, number>> = { hour: 3_600, day: 86_400 }

/** Well above what a busy dealer's buyers need, and affordable for the operator on a bad day. */
export const STANDARD_BUDGETS: Budgets = {
  'sign-in-codes': { site: { hour: 60, day: 300 }, platform: { hour: 600, day: 3_000 } },
  'lead-texts': { site: { hour: 120, day: 600 }, platform: { hour: 1_200, day: 6_000 } },
  geocoding: { site: { hour: 600, day: 3_000 }, platform: { hour: 3_000, day: 15_000 } },
  'plate-lookups': { site: { hour: 60, day: 300 }, platform: { hour: 600, day: 3_000 } },
  valuations: { site: { hour: 120, day: 600 }, platform: { hour: 1_200, day: 6_000 } },
  'buyer-texts': { site: { hour: 200, day: 1_000 }, platform: { hour: 2_000, day: 10_000 } },
  'buyer-mails': { site: { hour: 300, day: 2_000 }, platform: { hour: 3_000, day: 20_000 } },
}

/** M12: maximum number of mails from forms to one address, across all sites. */
export const RECIPIENT_MAILS: BudgetWindows = { hour: 5, day: 15 }

export type ReadBudgets =
  | { readonly ok: true; readonly budgets: Budgets }
  /** One sentence with the fault and the correct format. */
  | { readonly ok: false; readonly fault: string }

/**
 * Parses an operator's budgets, 'sign-in-codes.site.hour=30, geocoding.platform.day=0', on top of the standard ones.
 */
export function readBudgets(text: string): ReadBudgets {
  let budgets: Budgets = STANDARD_BUDGETS
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, name = '', scope = '', window = '', most = ''] =
      /^([a-z-]+)\.(site|platform)\.(hour|day) *= *(\d{1,9})$/.exec(part) ?? []
    if (!isBudgetName(name) || !isScope(scope) || !isWindow(window)) return { ok: false, fault: faultOf(part) }
    const budget = budgets[name]
    budgets = { ...budgets, [name]: { ...budget, [scope]: { ...budget[scope], [window]: Number(most) } } }
  }
  return { ok: true, budgets }
}

function faultOf(part: string): string {
  return `'${part}' is not a budget. Write one such as sign-in-codes.site.hour=30, of ${BUDGET_NAMES.join(', ')}, for site or platform, by hour or day`
}

function isBudgetName(text: string): text is BudgetName {
  return BUDGET_NAMES.some((name) => name === text)
}

function isScope(text: string): text is keyof Budget {
  return text === 'site' || text === 'platform'
}

function isWindow(text: string): text is keyof BudgetWindows {
  return text === 'hour' || text === 'day'
}
