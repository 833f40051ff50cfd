import { fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { buyerName } from '#domain/inbox/buyer-name.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { OTHERS_FORM, type OthersFields } from '#domain/sale/others-form.ts'
import { type OtherBuyer, showOthers } from '#operations/sale/others-who-asked.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { momentAgo } from '../../time/moment.ts'
import { NOT_FOUND } from '../conversation-page.ts'
import { idOf } from '../lead-call.ts'
import { shownCar, stageBadge } from '../lead-labels.ts'
import type { OthersPage } from './others.page.tsx'

/** SALES-9: who else asked for the car, and the mail to them; `came`: the form that comes back. */
export async function othersPage(
  call: ConsoleCall,
  fault: string | null,
  came?: FilledForm<OthersFields>,
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, now } = request
  const shownOthers = await showOthers(request, idOf(call))
  if (shownOthers === null) return NOT_FOUND
  const { conversation, sale, others, like, draft } = shownOthers
  const href = `/leads/${conversation.id}`
  const ids = others.filter(({ notTold }) => notTold === null).map((other) => other.conversation.id)
  const cars = like.flatMap((car) => {
    const view = shownCar(car, null, site)
    return view ? [{ ...view, id: car.id }] : []
  })
  const usual = { to: ids, text: draft.text, car: cars.map(({ id }) => id) }
  return {
    status: fault ? 409 : 200,
    page: typedPage<OthersPage>({
      kind: 'others',
      fault,
      lead: { name: buyerName(conversation), href },
      car: sale.carTitle,
      action: `${href}/others`,
      saleId: sale.id,
      others: others.map((other) => ({
        id: other.conversation.id,
        href: `/leads/${other.conversation.id}`,
        name: buyerName(other.conversation),
        stage: stageBadge(other.conversation.stage),
        owner: other.owner ?? 'Unassigned',
        at: momentAgo(other.conversation.lastLeadAt, site, now),
        because: becauseText(other, site),
      })),
      fields: fieldStates(OTHERS_FORM, usual, came),
      signature: draft.signature,
      cars,
    }),
  }
}

function becauseText({ notTold, conversation: { phone } }: OtherBuyer, { region }: Site): string | null {
  const call = phone ? ` Call ${formatPhone(phone, region)}.` : ''
  if (notTold === 'told') return 'Has this mail.'
  if (notTold === 'no-address') return `Left no mail address.${call}`
  return notTold === 'ended' ? `Wants no more marketing messages.${call}` : null
}
