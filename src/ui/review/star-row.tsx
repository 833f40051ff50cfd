import type { Stars } from '#domain/review/stars.ts'
import * as words from '#words/review.ts'
import type { Say } from '#words/say.ts'
import { useWords } from '../use-words.ts'

/** A star in a 24-pixel square, from its top point on. */
const STAR = ' 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z'
const WIDTH = 24

/** Five partly filled stars (PLACE-5); decorative, since the text next to them says the same. */
export function StarRow({ full, partial }: Pick<Stars, 'full' | 'partial'>) {
  return (
    <svg className="star-row" viewBox={`0 0 ${WIDTH * 5} ${WIDTH}`} aria-hidden="true">
      <path className="star-empty" d={row(5)} />
      <path className="star-full" d={row(full)} />
      {partial > 0 ? (
        // The svg clips the star at its box, which has the width of the filled part.
        <svg
          aria-hidden="true"
          x={full * WIDTH}
          width={WIDTH * partial}
          height={WIDTH}
          viewBox={`0 0 ${WIDTH * partial} ${WIDTH}`}
        >
          <path className="star-full" d={row(1)} />
        </svg>
      ) : null}
    </svg>
  )
}

/** Stars side by side as one path. */
function row(count: number): string {
  return Array.from({ length: count }, (_, index) => `M${(index + 0.5) * WIDTH}${STAR}`).join('')
}

/** PLACE-2, PLACE-5: the stars with the average and the number of reviews. */
export function StarRating({ stars }: { readonly stars: Stars }) {
  const t = useWords()
  return (
    <p className="star-rating">
      <StarRow {...stars} />
      <span className="sr-only">{t(words.rated)}</span> <strong>{stars.text}</strong>
      <span className="sr-only"> {t(words.out5From)}</span> <span>{countText(stars.count, t)}</span>
    </p>
  )
}

function countText(count: number, t: Say): string {
  return t(words.reviews, { count, figure: new Intl.NumberFormat('en-AU').format(count) })
}
