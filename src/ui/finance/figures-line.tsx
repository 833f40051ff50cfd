import { formatMoney } from '#domain/money.ts'
import type { BuyerFigures } from '#domain/price-story/buyer-figures.ts'
import * as words from '#words/price.ts'
import type { Say } from '#words/say.ts'
import { forgetFigures } from '../browser-storage/kept-figures.ts'
import { useWords } from '../use-words.ts'

/** Which figures of the buyer the prices of this page are with. They stay on the buyer's device until they are forgotten. */
export function FiguresLine({ figures }: { readonly figures: BuyerFigures }) {
  const t = useWords()
  return (
    <p className="your-figures-line">
      <span>{t(words.yourFigures, { figures: said(figures, t).join(', ') })}</span>
      <button type="button" className="link min-h-11 px-2" onClick={forgetFigures}>
        {t(words.forget)}
        <span className="sr-only"> {t(words.theseFigures)}</span>
      </button>
    </p>
  )
}

function said({ state, deposit, tradeIn, months, frequency }: BuyerFigures, t: Say): readonly string[] {
  return [
    state,
    deposit === null ? null : t(words.amountDeposit, { amount: formatMoney(deposit) }),
    tradeIn === null ? null : t(words.amountTrade, { amount: formatMoney(tradeIn) }),
    months === null ? null : t(words.monthsLong, { count: months / 12 }),
    frequency === null ? null : t(FREQUENCIES[frequency]),
  ].filter((each) => each !== null)
}

const FREQUENCIES = { weekly: words.weekly, fortnightly: words.fortnightly, monthly: words.monthly } as const
