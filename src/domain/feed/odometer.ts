import { formatWhole } from '../money.ts'
import { REGIONS } from '../region.ts'
import { inUnit, odometerText } from '../units.ts'
import { type AmountsOf, plausibleKilometres, USED_FROM } from './plausible-amounts.ts'
import type { CellReader } from './reader.ts'
import { kilometresOf } from './unit.ts'
import { UNIT_WORDS } from './unit-words.ts'

/**
 * D-24, SITE-6: parses an odometer, in kilometres. A figure without a unit is in the file's, else in the site's. Text
 * that is not a reading refuses the row, because an odometer is never guessed. An implausible reading is left out with a
 * remark. Remarks are in the unit of the site.
 */
export function readOdometer(read: CellReader, car: AmountsOf, thisYear: number): number | null {
  if (UNKNOWN.test(read.text('km') ?? '')) {
    read.warn('km', 'says that the reading is not known; left empty')
    return null
  }
  const { distance } = REGIONS[read.region]
  const reading = read.amount('km')
  if (reading.kind === 'none') return null
  if (reading.kind === 'unclear' || reading.per !== null) {
    read.refuse('km', `is not an odometer reading in ${UNIT_WORDS[distance]}`, read.text('km'))
    return null
  }
  const km = kilometresOf(reading.amount, reading.unit ?? read.unitOf('odometer', 'km'))
  if (km < 0 || km > READABLE_UP_TO) {
    const most = formatWhole(inUnit(distance, READABLE_UP_TO, 'km'))
    read.refuse('km', `is not an odometer reading in ${UNIT_WORDS[distance]} between 0 and ${most}`, read.text('km'))
    return null
  }
  const { max } = plausibleKilometres(car, thisYear)
  if (km > max) {
    read.warn(
      'km',
      'is not a plausible odometer reading for such a car; left empty',
      undefined,
      `Such a car has at most ${odometerText(max, read.region)}.`,
    )
    return null
  }
  if (car.car_type !== 'used' && km > USED_FROM[car.car_type])
    read.warn(
      'km',
      `is a lot for a ${car.car_type === 'new' ? 'new car' : 'demonstrator'}; it is shown`,
      undefined,
      'Is the car used?',
    )
  return km
}

/** American titles: true mileage unknown, not the actual mileage, exempt by age. */
const UNKNOWN = /^(?:tmu|true mileage unknown|mileage unknown|unknown mileage|not actual(?: mileage)?|exempt)$/i
const READABLE_UP_TO = 2_000_000
