import { join } from 'node:path'
import { NO_REVIEWS, type SiteReviews } from '#domain/review/review.ts'
import { unknownName } from '../checks/check.ts'
import { reviewsSchema } from '../docs/json-schema.ts'
import { faultsOfShape } from '../files/faults-of-shape.ts'
import { readJson } from '../files/read-json.ts'
import { withoutGivenIds } from '../files/without-given-ids.ts'
import { reviewsFile } from '../options/reviews-file.ts'
import { type FoundFault, fault, isRecord } from '../site-fault.ts'

export const REVIEWS_FILE = 'reviews.json'

/**
 * Reads and checks customer reviews from `reviews.json` next to `site.json`; without the file an empty list, a count of
 * 0 and no average (PLACE-5, SITE-5).
 */
export async function readReviews(
  folder: string,
  files: readonly string[],
  locations: readonly { readonly id: string }[],
): Promise<{ readonly reviews: SiteReviews; readonly faults: readonly FoundFault[] }> {
  if (!files.includes(REVIEWS_FILE)) return { reviews: NO_REVIEWS, faults: [] }
  const json = await readJson(join(folder, REVIEWS_FILE))
  if (!json.ok) return { reviews: NO_REVIEWS, faults: [json.fault] }
  const parsed = reviewsFile.safeParse(withoutGivenIds(json.value, SCHEMA))
  if (parsed.success) return { reviews: parsed.data, faults: inFile(referenceFaults(parsed.data, locations)) }
  const faults = isRecord(json.value)
    ? faultsOfShape(parsed.error.issues, json.value, SCHEMA)
    : [fault([], 'expected an object with a list')]
  return { reviews: NO_REVIEWS, faults: inFile(faults) }
}

function inFile(faults: readonly FoundFault[]): readonly FoundFault[] {
  return faults.map((each) => ({ ...each, at: [REVIEWS_FILE, ...each.at] }))
}

/** Checks the file's totals and the locations it names. */
function referenceFaults(
  { average_rating: average, count, reviews, locations: rated }: SiteReviews,
  locations: readonly { readonly id: string }[],
): readonly FoundFault[] {
  const ids = locations.map(({ id }) => id)
  return [
    ...((average === null) === (count === 0)
      ? []
      : [fault(['count'], 'an average_rating and its count come together')]),
    ...(count >= reviews.length
      ? []
      : [fault(['count'], `is ${count}, and ${reviews.length} reviews are in the list`)]),
    ...reviews.flatMap(({ location }, index) =>
      location === null ? [] : unknownName(['reviews', index, 'location'], 'location', location, ids),
    ),
    ...rated.flatMap(({ location }, index) => unknownName(['locations', index, 'location'], 'location', location, ids)),
  ]
}

const SCHEMA = reviewsSchema()
