/**
 * Where slides stand, so that there is always one to go to: a ring of which the shown one has its neighbours beside it.
 * Positions and slides count from 0.
 */

/** From this many on the shown slide has one before it and one after it; two can only take turns. */
const RING = 3

/** How many slides stand before the shown one while nothing moves. */
export function standsBefore(count: number): number {
  return count >= RING ? 1 : 0
}

/** The place of each slide in the row when `before` slides stand before the shown one. */
export function placesAround(shown: number, count: number, before: number): readonly number[] {
  return Array.from({ length: count }, (_, slide) => around(slide - shown + before, count))
}

/** The slide that is so many steps on from another; past the last comes the first (SITE-12). */
export function around(slide: number, count: number): number {
  return ((slide % count) + count) % count
}

/** The slides from the opening one on: that is the order of the document, so that it shows first without script too. */
export function fromOpening<Slide>(slides: readonly Slide[], opensAt: number): readonly Slide[] {
  return [...slides.slice(opensAt), ...slides.slice(0, opensAt)]
}

/** The slide nearest to where the row was left; `starts` are their left edges in the row. */
export function nearestSlide(starts: readonly number[], left: number): number {
  const distances = starts.map((start) => Math.abs(start - left))
  return distances.indexOf(Math.min(...distances))
}
