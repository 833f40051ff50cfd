const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** '$28,990': whole currency units with thousands commas and no decimals, in every region (CARD-5, FIN-5). */
export function formatMoney(amount: number): string {
  return `$${formatWhole(amount)}`
}

/** '28,990': rounded, with thousands commas. */
export function formatWhole(amount: number): string {
  return whole.format(amount)
}

const exact = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$637.41' for 63741 cents; '$637' for whole dollars. */
export function formatCents(cents: number): string {
  return `$${cents % 100 === 0 ? formatWhole(cents / 100) : exact.format(cents / 100)}`
}
