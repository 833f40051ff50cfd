import { carTitle } from '#domain/car/car-title.ts'
import { showReserved } from '#operations/reservation/reservation-desk.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { askFirst } from '../held/ask-first.ts'
import { staffRequest } from '../on-site.ts'
import { idOf } from './reservation-page.ts'
import { amountText } from './reservation-words.ts'

/** STAFF-12: money and sales ask first. Null: the person said yes, or it is not possible at the moment anyway. */
export async function askAbout(
  call: ConsoleCall,
  act: 'complete' | 'cancel' | 'refund',
  question: (about: Readonly<Record<'car' | 'buyer' | 'amount', string>>) => {
    readonly title: string
    readonly sentences: readonly string[]
    readonly button: string
  },
): Promise<ConsoleAnswer | null> {
  const request = staffRequest(call)
  const { reservation, car, acts } = await showReserved(request, idOf(call))
  if (!acts.includes(act)) return null
  const { name, last_name } = reservation.buyer
  const buyer = `${name} ${last_name}`.trim() || 'the buyer'
  const about = { car: car ? carTitle(car) : 'former car', buyer, amount: amountText(reservation) }
  const back = `/reservations/${idOf(call)}`
  return askFirst(call, `${back}/${act}`, { ...question(about), back })
}
