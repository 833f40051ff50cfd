import { currentPrice } from '#domain/car/price/current-price.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { fieldStates } from '#domain/form/compare-shown.ts'
import { type FilledForm, withFaults } from '#domain/form/define-form.ts'
import { buyerName } from '#domain/inbox/buyer-name.ts'
import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { type SaleFields, type SaleForm, saleForm } from '#domain/sale/sale-form.ts'
import { type ShownConversation, showConversation } from '#operations/inbox/show-conversation.ts'
import { carNamed, carsLike, nameOfCar } from '#operations/lead/name-car.ts'
import { takeSaleBack } from '#operations/sale/take-sale-back.ts'
import { winLead } from '#operations/sale/win-lead.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { faultText } from '../../form/fault-text.ts'
import { onceId, SEND_AGAIN } from '../../form/once-id.ts'
import { staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { foundCars } from '../by-hand/found-cars.ts'
import { NOT_FOUND } from '../conversation-page.ts'
import { guardOf, meanwhileText, unlessDone } from '../done-meanwhile.ts'
import { back, idOf, refused } from '../lead-call.ts'
import type { WonPage } from './won.page.tsx'

type Filled = FilledForm<SaleFields>

/** SALES-9: a lead is won by a sale, and the sale is taken back. */
export const routes = {
  'GET /leads/:id/won': (call) => wonPage(call, null, null),
  'POST /leads/:id/won': async (call) => {
    const request = staffRequest(call)
    const filled = formOf(request).read(call.form)
    const faults = Object.keys(filled.faults).length
    if (faults > 0) return wonPage(call, filled, faultText(faults))
    const id = onceId(call.form, 'id')
    const { car = '', isElsewhere = '', price = 0, on = '' } = filled.values
    if (id === null) return wonPage(call, filled, SEND_AGAIN)
    const carId = isElsewhere === 'yes' ? null : await carNamed(request, car)
    if (isElsewhere !== 'yes' && carId === null) return wonPage(call, withFaults(filled, { car: NO_CAR }), faultText(1))
    const sale = { id, car: carId === null ? { title: car } : { id: carId }, price, soldOn: on }
    const result = await unlessDone(winLead(request, idOf(call), sale, guardOf(call)))
    if ('event' in result) return wonPage(call, filled, meanwhileText(call, result.event, 'The stage'))
    if (result.ok) return back(call, { did: 'won' })
    if (result.reason === 'not-found') return NOT_FOUND
    return result.reason === 'won'
      ? wonPage(call, filled, 'This lead has a sale already. Take it back first.')
      : wonPage(call, withFaults(filled, { car: CAR_FAULTS[result.reason] }), faultText(1))
  },
  'POST /leads/:id/won/back': async (call) => {
    const result = await unlessDone(takeSaleBack(staffRequest(call), idOf(call)))
    if ('event' in result) return NOT_FOUND
    return result.ok
      ? back(call, { did: 'sale-back' })
      : refused(call, result.reason, 'The sale was taken back before.')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NO_CAR = 'No car of the stock has this number or name. If it is not in our stock, tick the box below.'
const CAR_FAULTS = {
  'car-sold': 'Another lead has a sale of this car. Take that sale back first.',
  'no-such-car': NO_CAR,
} as const

function formOf({ site, now }: StaffRequest) {
  return saleForm(zonedTime(now, site.timezone).date, site.region)
}

/** What the form holds before anything is typed: the car that the person asked for last, its price, and today. */
function valuesOf({ site, now }: StaffRequest, { enquiries }: ShownConversation): SaleForm {
  const car = enquiries.at(-1)?.carNow?.car ?? null
  return {
    car: car ? nameOfCar(car) : (enquiries.at(-1)?.lead.payload.vehicle?.title ?? ''),
    isElsewhere: '',
    price: (car && currentPrice(car)) ?? 0,
    on: zonedTime(now, site.timezone).date,
  }
}

async function wonPage(call: ConsoleCall, filled: Filled | null, fault: string | null): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const shownConversation = await showConversation(request, idOf(call))
  if (shownConversation === null || !mayAct(request.actor, request.site, 'lead.stage', shownConversation.conversation))
    return NOT_FOUND
  const href = `/leads/${idOf(call)}`
  if (shownConversation.sale !== null && filled === null) return { to: href }
  const words = filled?.faults.car === undefined ? '' : (filled.typed.car ?? '')
  const { conversation } = shownConversation
  return {
    status: fault ? 409 : 200,
    page: typedPage<WonPage>({
      kind: 'won',
      fault,
      id: call.platform.randomId(),
      lead: { name: buyerName(conversation), href },
      action: `${href}/won`,
      seen: shownConversation.history.at(-1)?.id ?? '0',
      fields: fieldStates(formOf(request), valuesOf(request, shownConversation), filled),
      cars: foundCars(await carsLike(request, words)),
    }),
  }
}
