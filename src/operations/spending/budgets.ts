import {
  type Budget,
  type BudgetName,
  type Budgets,
  type BudgetWindows,
  RECIPIENT_MAILS,
  WINDOW_SECONDS,
} from '#domain/spending/budget.ts'
import type { Log } from '../log/log.ts'
import { type Counted, createLimiter, isOver, type LimiterParts, type StandingCount, waitOf } from './limiter.ts'

export type Spent = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

/** H7: budgets for what visitors cost without signing in. */
export interface Spending {
  /**
   * Takes one unit from a budget, for a site or for the platform (null). Logs a warning when most of it is spent and an
   * error when all is.
   */
  spend(name: BudgetName, siteSlug: string | null): Promise<Spent>
  /** M12: counts a mail to an address that a visitor entered, over all sites. */
  mailTo(recipient: string): Promise<Spent>
  /** Refusals per budget since this process started, for the metrics. */
  refusals(): ReadonlyMap<BudgetName, number>
  /** Budgets that are spent now, as far as this process knows, as sentences. */
  usedUp(): readonly string[]
}

export interface SpendingParts extends LimiterParts {
  readonly budgets: Budgets
  readonly log: Pick<Log, 'warn' | 'error'>
}

/** Share of a budget from which a warning is logged. */
const WARNED_FROM = 0.8

/** Counts budgets in the database, so that restarts do not reset them and processes share them. */
export function createSpending({ budgets, ...parts }: SpendingParts): Spending {
  const { clock, log } = parts
  const limiter = createLimiter(parts)
  const refused = new Map<BudgetName, number>()
  /** Alarms already logged, until their window ends: each is logged once. */
  const alarms = new Map<string, { readonly sentence: string | null; readonly until: Date }>()

  function raiseAlarm(level: 'warn' | 'error', name: BudgetName, site: string | null, standing: StandingCount): void {
    const now = clock.now()
    const alarmKey = `${level} ${standing.name} ${standing.seconds} ${site}`
    if ((alarms.get(alarmKey)?.until ?? now) > now) return
    const window = standing.seconds === WINDOW_SECONDS.hour ? 'hour' : 'day'
    const of = site === null ? 'the platform' : `the site ${site}`
    const sentence = `The budget ${name} of ${of} is used up for this ${window} (${standing.most}).`
    alarms.set(alarmKey, { sentence: level === 'error' ? sentence : null, until: standing.endsAt })
    const event = level === 'error' ? 'a budget is used up' : 'a budget is nearly used up'
    log[level](event, { budget: name, ...(site === null ? {} : { site }), window, most: standing.most })
  }

  /** A full hour takes nothing from the day, so that a burst of refusals does not close a whole day. */
  async function take(name: BudgetName, site: string | null): Promise<number | null> {
    for (const window of ofBudget(name, budgets[name], site)) {
      const [standing] = await limiter.count([window])
      if (standing === undefined) continue
      if (isOver(standing)) raiseAlarm('error', name, site, standing)
      else if (standing.count >= standing.most * WARNED_FROM) raiseAlarm('warn', name, site, standing)
      const wait = waitOf([standing])
      if (wait !== null) return wait
    }
    return null
  }

  return {
    async spend(name, siteSlug) {
      // The site's budget first, so that its refusals do not use up the platform's.
      const wait = (siteSlug === null ? null : await take(name, siteSlug)) ?? (await take(name, null))
      if (wait === null) return { ok: true }
      refused.set(name, (refused.get(name) ?? 0) + 1)
      return { ok: false, retryAfterSeconds: wait }
    },
    async mailTo(recipient) {
      for (const window of windowsOf('mails-to-one', RECIPIENT_MAILS, recipient.trim().toLowerCase())) {
        const wait = waitOf(await limiter.count([window]))
        if (wait !== null) return { ok: false, retryAfterSeconds: wait }
      }
      return { ok: true }
    },
    refusals: () => refused,
    usedUp() {
      const now = clock.now()
      for (const [known, { until }] of alarms) if (until <= now) alarms.delete(known)
      return [...alarms.values()].flatMap(({ sentence }) => sentence ?? [])
    },
  }
}

function ofBudget(name: BudgetName, budget: Budget, site: string | null): readonly Counted[] {
  return site === null
    ? windowsOf(`budget-${name}`, budget.platform, 'platform')
    : windowsOf(`budget-${name}`, budget.site, `site ${site}`)
}

function windowsOf(name: string, { hour, day }: BudgetWindows, of: string): readonly Counted[] {
  return [
    { name, of, most: hour, seconds: WINDOW_SECONDS.hour },
    { name, of, most: day, seconds: WINDOW_SECONDS.day },
  ]
}
