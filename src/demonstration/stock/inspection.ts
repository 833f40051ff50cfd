import type { Random } from './random.ts'

const SERVICES = [
  'Full logbook, every service on time',
  'Full logbook, one service late',
  'Part logbook, receipts since 2023',
  'Serviced by us since it was new',
]
const MARKS = [
  'Kerb rash on the front left wheel',
  'Scratch on the rear bumper, as long as a finger',
  'Stone chips on the bonnet',
  'Small dent in the driver’s door',
  'Wear on the driver’s seat, outer edge',
  'Scuff on the boot lip',
]
const ROADWORTHY = ['Safety certificate comes with it', 'Safety certificate is done, and in the glovebox']
/** Marks and kilometres go together. */
const MARKS_EACH_KM = 40_000

/** What the inspection of a used car found: the same for the same car. */
export function inspection(random: Random, { km, listed }: { readonly km: number; readonly listed: string }) {
  const most = Math.min(4, Math.round(km / MARKS_EACH_KM))
  const marks = random.some(MARKS, random.whole(0, most))
  return {
    inspection_date: listed.slice(0, 'YYYY-MM-DD'.length),
    inspected_by: 'Our workshop',
    roadworthy: random.pick(ROADWORTHY),
    keys: random.chance(0.8) ? '2' : '1',
    service_history: random.pick(SERVICES),
    marks: marks.length === 0 ? null : marks.join('|'),
  }
}
