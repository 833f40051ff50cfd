import { Icon } from '../elements/icon.tsx'

/** ALERT-4: the prices the car has had on this site, latest first. */
export function PriceHistory({
  prices,
}: {
  readonly prices: readonly { readonly price: string; readonly from: string }[]
}) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm text-muted">
        <span className="underline decoration-dotted underline-offset-4">Price history</span>
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="mb-2 text-sm text-muted tabular-nums">
        {prices.map(({ price, from }) => (
          <li key={from + price}>{`${price} from ${from}`}</li>
        ))}
      </ul>
    </details>
  )
}
