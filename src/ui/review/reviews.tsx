import type { ReviewsView, ReviewView } from '#views/review/reviews-view.ts'
import * as words from '#words/review.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { StarRating, StarRow } from './star-row.tsx'

/** PLACE-5: customer reviews in a row that scrolls by touch, wheel and arrow keys, after the rating. */
export function Reviews({ reviews, label }: { readonly reviews: ReviewsView; readonly label: string }) {
  const t = useWords()
  return (
    <div className="reviews">
      <div className="reviews-sum">
        {reviews.stars ? <StarRating stars={reviews.stars} /> : null}
        <p className="reviews-source">
          {t(words.sourceReviewsShowingLatest, { source: reviews.source, count: reviews.reviews.length })}
        </p>
        {reviews.all ? (
          <a href={reviews.all.href} rel="noopener" className="more-link">
            {reviews.all.label}
            <Icon name="arrow" className="size-5" />
          </a>
        ) : null}
      </div>
      <section
        aria-label={label}
        className="reviews-scroll" // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys.
        tabIndex={0}
      >
        <ul className="reviews-row">
          {reviews.reviews.map((review) => (
            <ReviewCard key={`${review.date} ${review.author}`} review={review} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function ReviewCard({ review }: { readonly review: ReviewView }) {
  const t = useWords()
  return (
    <li className="review">
      <StarRow full={Math.min(review.rating, 4)} partial={review.rating - Math.min(review.rating, 4)} />
      <span className="sr-only">{t(words.ratingOut5Stars, { rating: review.rating })}</span>
      <blockquote className="review-text">{review.text}</blockquote>
      <p className="review-author">
        <strong>{review.author}</strong>
        <span>
          <time dateTime={review.date}>{review.dateText}</time>
          {review.place ? `, ${review.place}` : null}
        </span>
      </p>
    </li>
  )
}
