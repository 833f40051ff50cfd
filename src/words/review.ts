export const rated = 'Rated'
export const out5From = 'out of 5 from'
export const reviews = { one: '{figure} review', other: '{figure} reviews' } as const
export const sourceReviewsShowingLatest = '{source} reviews. Showing the latest {count}.'
export const ratingOut5Stars = '{rating} out of 5 stars'
export const readAllCountReviews = 'Read all {count} reviews on {source}'
