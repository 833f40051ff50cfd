/**
 * FORM-1: the day and time wished for as a person reads it, 'Saturday, 28 November 2026 at 10:30 am'. It is the clock on
 * the dealer's wall, so that no time zone comes into it. What is no date and time stays as it was written.
 */
export function preferredTimeText(wish: string): string {
  const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(wish)
  const instant = local ? Date.parse(`${local[1]}T${local[2]}Z`) : Number.NaN
  return Number.isNaN(instant) ? wish : FORMAT.format(instant)
}

const FORMAT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
