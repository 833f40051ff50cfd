/** The first line of a form that comes back with faults at its fields. */
export function faultText(count: number, done: Undone = 'saved'): string {
  return `Nothing is ${done} yet: ${count === 1 ? 'one field needs' : `${count} fields need`} a correction.`
}

type Undone = 'saved' | 'sent' | 'refunded' | 'moved' | 'booked' | 'assigned'
