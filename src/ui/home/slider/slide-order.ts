/**
 * Order of slides in an endless loop: the shown slide always has its neighbours next to it. Positions and slides count
 * from 0.
 */

/** With at least this many slides the shown one has one before and one after it; two take turns. */
const RING = 3

/** Number of slides before the shown one at rest. */
export function standsBefore(count: number): number {
  return count >= RING ? 1 : 0
}

/** Position of each slide in the row, with `before` slides before the shown one. */
export function placesAround(shown: number, count: number, before: number): readonly number[] {
  return Array.from({ length: count }, (_, slide) => around(slide - shown + before, count))
}

/** The slide at an index that wraps around: after the last comes the first (SITE-12). */
export function around(slide: number, count: number): number {
  return ((slide % count) + count) % count
}

/** The slides from the opening one on: the document's order, so that it shows first without JavaScript too. */
export function fromOpening<Slide>(slides: readonly Slide[], opensAt: number): readonly Slide[] {
  return [...slides.slice(opensAt), ...slides.slice(0, opensAt)]
}

/** The slide nearest to the scroll position `left`; `starts` are the slides' left edges. */
export function nearestSlide(starts: readonly number[], left: number): number {
  const distances = starts.map((start) => Math.abs(start - left))
  return distances.indexOf(Math.min(...distances))
}
