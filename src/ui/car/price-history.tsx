import * as words from '#words/car.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** ALERT-4: the prices the car has had on this site, latest first. */
export function PriceHistory({
  prices,
}: {
  readonly prices: readonly { readonly price: string; readonly from: string }[]
}) {
  const t = useWords()
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm text-muted">
        <span className="underline decoration-dotted underline-offset-4">{t(words.priceHistory)}</span>
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="mb-2 text-sm text-muted tabular-nums">
        {prices.map(({ price, from }) => (
          <li key={from + price}>{t(words.priceFromFrom, { price, from })}</li>
        ))}
      </ul>
    </details>
  )
}
