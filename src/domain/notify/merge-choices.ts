/** The form of a person's notification settings as its controls hold it. */
export interface TypedChoices {
  /** Ticked boxes: 'lead-new mail'. */
  readonly ticks: ReadonlySet<string>
  /** Quiet hours: '21:00', or empty. */
  readonly from: string
  readonly to: string
  /** Hour of the daily summary, or empty. */
  readonly summary: string
}

/**
 * STAFF-11: what to store of settings that were open in two windows: what this one changed (`typed` is not `shown`), and
 * the rest as it is `now`. A person's own later word counts, so nothing clashes.
 */
export function mergeChoices(now: TypedChoices, shown: TypedChoices, typed: TypedChoices): TypedChoices {
  const isOn = (tick: string) => (typed.ticks.has(tick) === shown.ticks.has(tick) ? now : typed).ticks.has(tick)
  const text = (name: 'from' | 'to' | 'summary') => (typed[name] === shown[name] ? now : typed)[name]
  return {
    ticks: new Set([...now.ticks, ...typed.ticks].filter(isOn)),
    from: text('from'),
    to: text('to'),
    summary: text('summary'),
  }
}
