/** A row of five stars (PLACE-5). */
export interface Stars {
  readonly average_rating: number
  readonly count: number
  /** '4.7' */
  readonly text: string
  /** Full stars, at most four. */
  readonly full: number
  /** Fill of the next star, 0 to 1. */
  readonly partial: number
}

/** The site's options for stars (site/options/reviews.ts). */
export interface StarOptions {
  /** Stars show only if the average is above this. */
  readonly minimumAverage: number
  readonly hidden: boolean
}

export interface Rating {
  readonly average_rating: number | null
  readonly count: number
}

/** PLACE-5: the stars, if the average is above the site's minimum and reviews are not hidden; else null. */
export function starsOf({ average_rating: average, count }: Rating, options: StarOptions): Stars | null {
  if (options.hidden || average === null || average <= options.minimumAverage) return null
  return { average_rating: average, count, text: average.toFixed(1), ...drawn(average) }
}

/** At most 4 full stars and a partial one, so that 5 out of 5 fills the fifth. */
function drawn(average: number): Pick<Stars, 'full' | 'partial'> {
  const full = Math.min(MOST_FULL, Math.floor(average))
  return { full, partial: Math.round((average - full) * 100) / 100 }
}

const MOST_FULL = 4
