/** What a row of five stars shows (PLACE-5). */
export interface Stars {
  readonly average_rating: number
  readonly count: number
  /** '4.7' */
  readonly text: string
  /** Full stars, four at most. */
  readonly full: number
  /** How much of the star after them is filled: 0 to 1. */
  readonly partial: number
}

/** What a dealer says about the stars (site/options/reviews.ts). */
export interface StarOptions {
  /** Stars show only above it. */
  readonly minimumAverage: number
  readonly hidden: boolean
}

export interface Rating {
  readonly average_rating: number | null
  readonly count: number
}

/** PLACE-5: stars only where the average is above the site's minimum and reviews are not hidden; else null. */
export function starsOf({ average_rating: average, count }: Rating, options: StarOptions): Stars | null {
  if (options.hidden || average === null || average <= options.minimumAverage) return null
  return { average_rating: average, count, text: average.toFixed(1), ...drawn(average) }
}

/** How an average is drawn: at most 4 full stars and a partial one after them, which 5 out of 5 fills. */
function drawn(average: number): Pick<Stars, 'full' | 'partial'> {
  const full = Math.min(MOST_FULL, Math.floor(average))
  return { full, partial: Math.round((average - full) * 100) / 100 }
}

const MOST_FULL = 4
