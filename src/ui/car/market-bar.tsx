import type { MarketView } from '#views/vehicle/market-view.ts'

/**
 * CARD-7: the place of the car's price among those of similar cars. The sentence says all of it, so the bar is for eyes
 * alone. It is drawn as SVG, which takes a place in per cent without the inline style that the site's policy refuses.
 */
export function MarketBar({ market: { text, source, low, high, percent } }: { readonly market: MarketView }) {
  return (
    <div className="market-bar">
      <div aria-hidden="true">
        <svg aria-hidden="true" width="100%" height="16" focusable="false">
          <rect className="market-bar-line" x="0" y="6" width="100%" height="4" rx="2" />
          <circle className="market-bar-mark" cx={`${percent}%`} cy="8" r="7" />
        </svg>
        <p className="market-bar-ends">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      </div>
      <p className="text-sm">{text}</p>
      <p className="text-xs text-muted">{source}</p>
    </div>
  )
}
