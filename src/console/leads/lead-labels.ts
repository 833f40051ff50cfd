import type { Car } from '#domain/car/car.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { fullName } from '#domain/car/car-title.ts'
import type { ClockColour } from '#domain/inbox/response-clock.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import type { Site } from '#site/site.ts'
import { priceDisplay, priceLines } from '#views/card/price-display.ts'
import type { Tone } from '../page-values.ts'
import { minutesText } from '../time/relative-time.ts'
import type { ClockBadge, ShownCar, StageBadge } from './leads-page.ts'

/** INBOX-2: the stages, as the console names and colours them. */
const STAGE_BADGES: Readonly<Record<Stage, StageBadge>> = {
  new: { label: 'New', tone: 'info' },
  contacted: { label: 'Contacted', tone: 'plain' },
  appointment: { label: 'Appointment', tone: 'info' },
  negotiating: { label: 'Negotiating', tone: 'warning' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'plain' },
  junk: { label: 'Junk', tone: 'plain' },
}

export function stageBadge(stage: Stage): StageBadge {
  return STAGE_BADGES[stage]
}

const CLOCK_WORDS: Readonly<Record<ClockColour, readonly [word: string, tone: Tone]>> = {
  green: ['Waits', 'good'],
  amber: ['Waits', 'warning'],
  red: ['Overdue', 'danger'],
}

/** INBOX-3: how long a lead has waited, in business minutes; null once answered. */
export function clockBadge(colour: ClockColour | null, minutes: number | null): ClockBadge | null {
  if (colour === null || minutes === null) return null
  // The clock counts opening hours: an enquiry of the night has waited for nothing yet.
  if (minutes === 0) return { text: 'New', tone: 'good' }
  const [word, tone] = CLOCK_WORDS[colour]
  return { text: `${word} ${minutesText(minutes)}`, tone }
}

/** The car as it is now; of a car that is not in the stock any more only the title that the lead has. */
export function shownCar(car: Car | null, title: string | null, site: Site): ShownCar | null {
  if (car === null) return title === null ? null : { title, price: null, state: 'Gone', picture: null }
  return {
    title: fullName(car),
    price: priceText(car, site),
    state: carState(car),
    picture: thumbnail(car),
  }
}

/** '$52,990 drive away' */
function priceText(car: Car, { card }: Site): string {
  return priceLines(priceDisplay(car, card)).join(' · ')
}

function carState(car: Pick<Car, 'status' | 'reserved'>): string | null {
  if (car.status === 'sold') return 'Sold'
  return car.reserved ? 'Reserved' : null
}

/** The smallest size of the main picture, from the console's own address. */
function thumbnail(car: Car): string {
  const { src, srcset } = cardPicture(car)
  return srcset?.split(' ')[0] ?? src
}
