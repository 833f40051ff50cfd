import { SHOWN_DAYS, WITHIN_DAYS } from '#domain/desk/former-price.ts'
import { formatMoney } from '#domain/money.ts'
import type { FormerPriceOfCar } from '#operations/desk/show-desk-car.ts'

/** DESK-7: whether buyers see a car's former price, and why. */
export function formerPriceText({ amount, days, why }: FormerPriceOfCar): string {
  return TEXTS[why](formatMoney(amount), days)
}

const TEXTS: Readonly<Record<FormerPriceOfCar['why'], (amount: string, days: number) => string>> = {
  proven: (amount, days) => `Buyers see ‘Was ${amount}’: we advertised it on ${days} of the last ${WITHIN_DAYS} days.`,
  trusted: (amount) => `Buyers see ‘Was ${amount}’. This website doesn’t ask for days of advertising.`,
  'not-higher': (amount) => `${amount} isn’t higher than the price, so buyers don’t see it. Remove it?`,
  'too-few-days': (amount, days) =>
    `We advertised ${amount} on ${days} of the last ${WITHIN_DAYS} days. Buyers see it from ${SHOWN_DAYS} days on. Remove it?`,
  never: (amount) => `We never advertised ${amount}, so buyers don’t see it. Remove it?`,
}
