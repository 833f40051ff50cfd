import { counted } from '#domain/counted.ts'
import type { FeedQuestions } from '#domain/feed/feed-questions.ts'
import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts'
import { STATE_WORDS } from '#domain/intake/mapping-answers.ts'
import type { RegionCode } from '#domain/region.ts'
import { odometerText } from '#domain/units.ts'
import type { TriedFile } from '#operations/intake/try-file.ts'
import { rowsOfRemarks } from './feed-rows.ts'
import type { TriedRows } from './mapping-values.ts'

/** INTAKE-6: what a mapping makes of the first rows of a file, in words. */
export function triedRows(tried: TriedFile, region: RegionCode, asked: FeedQuestions): TriedRows {
  const { absent, unused, read, usable, cars, remarks, fault } = tried
  const count = (number: number) => number.toLocaleString('en-AU')
  return {
    fault,
    summary:
      read === 0
        ? 'The file has no rows.'
        : `${count(usable)} of the first ${count(read)} rows are cars.${statesText(tried)}`,
    absent,
    unused,
    cars: cars.map((car) => ({
      line: `Line ${count(car.line)}`,
      title: car.title,
      details: [
        car.stocknum,
        car.km === null ? null : odometerText(car.km, region),
        car.place,
        car.state === 'in_stock' ? null : stateText(car.state),
        counted(car.pictures, 'picture'),
      ]
        .filter((part) => part !== null)
        .join(' · '),
      price: car.price === null ? 'no price' : `$${count(car.price)}`,
    })),
    refused: rowsOfRemarks(remarks, region, asked),
  }
}

/** ' For sale 11, not on the website 1.'; empty where all are for sale. */
function statesText({ states }: TriedFile): string {
  if ([...states.keys()].every((state) => state === 'in_stock')) return ''
  const parts = ORDER.flatMap((state) => {
    const cars = states.get(state)
    return cars === undefined ? [] : [`${stateText(state).toLowerCase()} ${cars.toLocaleString('en-AU')}`]
  })
  const text = parts.join(', ')
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const ORDER = [...FEED_STATES, null]

function stateText(state: FeedState | null): string {
  return state === null ? 'Not known yet' : STATE_WORDS[state]
}
