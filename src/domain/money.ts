// 'negative': nought has no sign.
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, signDisplay: 'negative' })

/** '$28,990', '-$200': whole currency units with thousands commas and no decimals, in every region (CARD-5, FIN-5). */
export function formatMoney(amount: number): string {
  return withSign(formatWhole(amount))
}

function withSign(text: string): string {
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}

/** '28,990': rounded, with thousands commas. */
export function formatWhole(amount: number): string {
  return whole.format(amount)
}

const exact = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

/** '$637.41' for 63741 cents; '$637' for whole dollars. */
export function formatCents(cents: number): string {
  return withSign(cents % 100 === 0 ? formatWhole(cents / 100) : exact.format(cents / 100))
}
