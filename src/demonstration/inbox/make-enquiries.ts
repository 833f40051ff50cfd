import type { Stage } from '#domain/inbox/stage.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { createRandom, type Random } from '../stock/random.ts'
import { type MadeBuyer, makeBuyer } from './buyers.ts'

/** A made conversation: what a buyer sent, and what staff did about it. */
export interface MadeEnquiry {
  readonly buyer: MadeBuyer
  readonly category: LeadCategory
  readonly message: string
  /** Which of the site's cars; null: about none. */
  readonly car: number | null
  /** Which of its locations. */
  readonly place: number
  readonly source: string | null
  readonly arrivedAt: Date
  /** A second enquiry of the same buyer, within a day. */
  readonly againAt: Date | null
  readonly stage: Stage
  readonly reason: string | null
  readonly steps: readonly MadeStep[]
  /** The day of a test drive, and which slot of that day, from 0. */
  readonly appointment: { readonly on: Date; readonly slot: number } | null
  readonly reservation: 'completed' | 'lapsed' | 'refunded' | 'expired' | 'cancelled' | null
}

/** One thing that staff or the buyer did, in order. */
export interface MadeStep {
  readonly kind: 'stage' | 'note' | 'call' | 'mail-out' | 'mail-in' | 'text-out' | 'text-in'
  readonly at: Date
  readonly text: string
  readonly stage?: Stage
}

/**
 * Ninety days of enquiries of a demonstration dealer up to `now`: more on working days, most of them answered, some from the last
 * hours still waiting. The same for the same seed and time.
 */
export function makeEnquiries(
  seed: string,
  now: Date,
  { cars, places }: { readonly cars: number; readonly places: number },
): readonly MadeEnquiry[] {
  const random = createRandom(`enquiries ${seed}`)
  const enquiries: MadeEnquiry[] = []
  for (let day = DAYS; day >= 0; day -= 1) {
    const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS - day * DAY_MS
    const weekday = new Date(midnight).getUTCDay()
    const count = random.whole(1, weekday === 0 ? 2 : 4)
    for (let each = 0; each < count; each += 1) {
      const arrivedAt = new Date(midnight + arrivalMinute(random) * MINUTE_MS)
      const enquiry = makeEnquiry(random, enquiries.length, { arrivedAt, now }, { cars, places })
      if (arrivedAt < now) enquiries.push(enquiry)
    }
  }
  for (const minutes of WAITING_MINUTES) {
    const arrivedAt = new Date(now.getTime() - minutes * MINUTE_MS)
    let enquiry = makeEnquiry(random, enquiries.length, { arrivedAt, now }, { cars, places })
    // A tour of the console answers one of them with its car.
    while (cars > 0 && enquiry.car === null)
      enquiry = makeEnquiry(random, enquiries.length, { arrivedAt, now }, { cars, places })
    enquiries.push({ ...enquiry, ...WAITS })
  }
  return enquiries
}

/** Enquiries that nobody has answered yet, so that the console always has some. */
const WAITING_MINUTES = [1600, 190, 75, 12] as const
const WAITS = { stage: 'new', reason: null, againAt: null, steps: [], appointment: null, reservation: null } as const

const DAYS = 90
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * MINUTE_MS

/** Office hours in the demonstration dealers' time, Brisbane: half past eight to five. Minutes of a UTC day. */
const OPENS = 22.5 * 60
const OPEN_MINUTES = 8.5 * 60

/** Minute of a UTC day: most buyers write while the dealer is open, the others at any time. */
function arrivalMinute(random: Random): number {
  if (random.chance(0.25)) return random.whole(0, DAY_MINUTES - 1)
  return (OPENS + random.whole(0, OPEN_MINUTES)) % DAY_MINUTES
}

/** The time itself in office hours, else soon after the next opening: nobody answers at night. */
function whenOpen(random: Random, at: number): number {
  const sinceOpening = (at / MINUTE_MS - OPENS) % DAY_MINUTES
  if (sinceOpening <= OPEN_MINUTES) return at
  return at + (DAY_MINUTES - sinceOpening + random.whole(2, 70)) * MINUTE_MS
}

function makeEnquiry(
  random: Random,
  number: number,
  { arrivedAt, now }: { readonly arrivedAt: Date; readonly now: Date },
  { cars, places }: { readonly cars: number; readonly places: number },
): MadeEnquiry {
  const ageHours = (now.getTime() - arrivedAt.getTime()) / 3_600_000
  const { category, message, aboutCar } = random.weighted(WISHES, ({ weight }) => weight)
  const stage = random.weighted(STAGES_BY_AGE, ({ weight }) => weight(ageHours)).stage
  const buyer = makeBuyer(random, number)
  const againAt = new Date(arrivedAt.getTime() + random.whole(30, 20 * 60) * MINUTE_MS)
  const isAgain = random.chance(0.12) && againAt < now && stage !== 'new'
  const steps = makeSteps(random, stage, new Date((isAgain ? againAt : arrivedAt).getTime() + MINUTE_MS), now)
  const drives = stage === 'appointment' || (category === 'Test Drive' && random.chance(0.6))
  return {
    buyer,
    category,
    message,
    car: aboutCar && cars > 0 ? random.whole(0, cars - 1) : null,
    place: random.whole(0, Math.max(0, places - 1)),
    source: random.chance(0.25) ? random.pick(['google', 'facebook', 'newsletter']) : null,
    arrivedAt,
    againAt: isAgain ? againAt : null,
    stage,
    reason: stage === 'lost' ? random.pick(LOST) : stage === 'junk' ? random.pick(JUNK) : null,
    steps,
    appointment: drives ? { on: driveDay(random, stage, arrivedAt, now), slot: random.whole(0, 6) } : null,
    reservation:
      stage === 'won' && random.chance(0.4)
        ? 'completed'
        : stage === 'lost' && random.chance(0.2)
          ? random.pick(ENDED)
          : null,
  }
}

/** A conversation in the stage of an appointment has one from today on; others had theirs soon after the enquiry. */
function driveDay(random: Random, stage: Stage, arrivedAt: Date, now: Date): Date {
  const from = stage === 'appointment' ? now : arrivedAt
  return new Date(
    from.getTime() + random.whole(stage === 'appointment' ? 0 : 1, stage === 'appointment' ? 6 : 2) * DAY_MS,
  )
}

/** What staff did until the conversation reached its stage; nothing after now. */
function makeSteps(random: Random, stage: Stage, from: Date, now: Date): readonly MadeStep[] {
  if (stage === 'new') return []
  const untimedSteps: Omit<MadeStep, 'at'>[] = []
  if (stage !== 'junk') {
    untimedSteps.push(
      random.chance(0.5)
        ? { kind: 'call', text: random.pick(CALLS) }
        : {
            kind: 'mail-out',
            text: 'Hi, thanks for getting in touch. The car is here and you are welcome to see it. When suits you?',
          },
    )
    if (random.chance(0.4)) untimedSteps.push({ kind: 'mail-in', text: random.pick(ANSWERS) })
    if (random.chance(0.5)) untimedSteps.push({ kind: 'note', text: random.pick(NOTES) })
    if (stage !== 'contacted') untimedSteps.push({ kind: 'stage', text: '', stage: 'contacted' })
  }
  untimedSteps.push({ kind: 'stage', text: '', stage })
  let at = from.getTime()
  const steps = untimedSteps.flatMap((step, index) => {
    const passed = index === 0 ? random.weighted(FIRST_ANSWERS, ({ weight }) => weight).minutes : LATER
    at = whenOpen(random, at + random.whole(passed[0], passed[1]) * MINUTE_MS)
    // Later than now would be the future: all that is left happened a moment ago.
    return [{ ...step, at: new Date(Math.min(at, now.getTime())) }]
  })
  return stage === 'appointment' ? [...steps, ...makeTexts(at, now)] : steps
}

/** A reminder and its answer, soon after the appointment was made. */
function makeTexts(from: number, now: Date): readonly MadeStep[] {
  const later = (minutes: number) => new Date(Math.min(from + minutes * MINUTE_MS, now.getTime()))
  return [
    { kind: 'text-out', text: 'All booked. Please bring your licence.', at: later(6) },
    { kind: 'text-in', text: 'Great, see you then', at: later(19) },
  ]
}

/** Minutes from one step to the next. */
const LATER = [20, 900] as const
/** Minutes until the first answer. */
const FIRST_ANSWERS: readonly { readonly minutes: readonly [number, number]; readonly weight: number }[] = [
  { minutes: [3, 18], weight: 6 },
  { minutes: [18, 60], weight: 3 },
  { minutes: [60, 240], weight: 1 },
]

const STAGES_BY_AGE: readonly { readonly stage: Stage; readonly weight: (ageHours: number) => number }[] = [
  { stage: 'new', weight: (hours) => (hours < 6 ? 9 : hours < 48 ? 2 : 0) },
  { stage: 'contacted', weight: (hours) => (hours < 72 ? 4 : 1) },
  { stage: 'appointment', weight: (hours) => (hours < 240 ? 2.5 : 0.1) },
  { stage: 'negotiating', weight: (hours) => (hours < 400 ? 1.5 : 0.3) },
  { stage: 'won', weight: (hours) => (hours > 72 ? 3 : 0) },
  { stage: 'lost', weight: (hours) => (hours > 72 ? 6 : 0.2) },
  { stage: 'junk', weight: () => 0.5 },
]

const LOST = ['Bought elsewhere', 'Price', 'Car sold', 'No finance', 'No answer', 'Changed their mind'] as const
const JUNK = ['Spam', 'Duplicate', 'Not a buyer'] as const
const ENDED = ['lapsed', 'refunded', 'expired', 'cancelled'] as const
const CALLS = [
  'Spoke about the trade-in, sends photos tonight.',
  'No answer, left a message.',
  'Wants to come after work.',
  'Asked about the service history.',
] as const
const ANSWERS = [
  'Thanks. Saturday morning works for me.',
  'Can you do anything on the price?',
  'Is the log book complete?',
  'Yes please, hold it until Friday.',
] as const
const NOTES = [
  'Trade-in: 2016 Mazda 3, 140,000 km.',
  'Pre-approved with their bank.',
  'Comparing with one in Ipswich.',
  'Partner has to see it first.',
] as const

interface Wish {
  readonly category: LeadCategory
  readonly message: string
  readonly aboutCar: boolean
  readonly weight: number
}

const WISHES: readonly Wish[] = [
  { category: 'Vehicle Enquiry', message: 'Is this one still available?', aboutCar: true, weight: 8 },
  { category: 'Vehicle Enquiry', message: 'What is your best price, driving away?', aboutCar: true, weight: 5 },
  { category: 'Vehicle Enquiry', message: 'Could you send me more photos of the inside?', aboutCar: true, weight: 3 },
  { category: 'Test Drive', message: 'I would like to drive it this week.', aboutCar: true, weight: 5 },
  { category: 'Finance Enquiry', message: 'What would the repayments be over five years?', aboutCar: true, weight: 3 },
  { category: 'Trade-In Enquiry', message: 'What would you give me for my car?', aboutCar: false, weight: 2 },
  { category: 'General Enquiry', message: 'Are you open on the public holiday?', aboutCar: false, weight: 2 },
  { category: 'Service Booking', message: 'My car is due for its next service.', aboutCar: false, weight: 2 },
]
