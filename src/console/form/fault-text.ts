/** The first line of a form that comes back with faults at its fields. */
export function faultText(count: number): string {
  return `Nothing is saved yet: ${count === 1 ? 'one field needs' : `${count} fields need`} a correction.`
}
