import { counted } from '#domain/counted.ts'
import { dateText } from '#domain/date/date-text.ts'
import { formatMoney } from '#domain/money.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { Site } from '#site/site.ts'

/** SALES-9: a sale as the page of its lead says it. */
export interface SaleView {
  /** 'Sold: 2021 Toyota HiLux for $24,990 on 27 November 2026, by Kim Lee.' */
  readonly text: string
  /** Set where the car is no longer as the sale left it. */
  readonly state: string | null
  /** '2 others asked for this car.', if they may get a mail about it. */
  readonly others: string | null
}

/** `waiting`: how many others asked for the car and may be told. */
export function saleView(
  shown: ShownConversation['sale'],
  { region }: Pick<Site, 'region'>,
  waiting: number,
): SaleView | null {
  if (shown === null) return null
  const { carTitle, price, soldOn, seller } = shown.sale
  const isForSale = shown.carNow !== null && shown.carNow.state !== 'sold'
  return {
    text: `Sold: ${carTitle} for ${formatMoney(price)} on ${dateText(soldOn, region)}, by ${seller.name}.`,
    state: isForSale ? 'The car is for sale again' : null,
    others: waiting === 0 ? null : `${counted(waiting, 'other')} asked for this car.`,
  }
}

/** 'Written to 2 others who asked for this car.' */
export function toldText(query: URLSearchParams): string {
  const [sent, left] = [Number(query.get('sent')), Number(query.get('left'))]
  const rest =
    left > 0
      ? ` ${left === 1 ? 'One' : left} got none: their lead was closed, or a word in braces has no value for them.`
      : ''
  return `Written to ${counted(sent, 'other')} who asked for this car.${rest}`
}
