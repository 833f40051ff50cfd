import { buyerName } from '#domain/inbox/buyer-name.ts'
import { ANSWER_FAULTS } from '#domain/inbox/form/answer-forms.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { type OtherBuyer, showOthers } from '#operations/sale/others-who-asked.ts'
import { tellOthers } from '#operations/sale/tell-others.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { momentAgo } from '../../time/moment.ts'
import { NOT_FOUND } from '../conversation-page.ts'
import { back, idOf } from '../lead-call.ts'
import { shownCar, stageBadge } from '../lead-labels.ts'
import type { OthersPage } from './others.page.tsx'

/** SALES-9: a mail to the others who asked for a car that is sold. */
export const routes = {
  'GET /leads/:id/others': (call) => othersPage(call, null),
  'POST /leads/:id/others': async (call) => {
    const all = (name: string) => call.form.getAll(name).map(String)
    const mail = { saleId: formText(call.form, 'sale'), to: all('to'), text: formText(call.form, 'text') }
    const done = await tellOthers(staffRequest(call), idOf(call), { ...mail, carIds: all('car') })
    if (done.ok) return back(call, { did: 'told', sent: String(done.sent), left: String(done.left) })
    if (done.reason === 'not-found' || done.reason === 'no-sale') return NOT_FOUND
    return othersPage(call, FAULTS[done.reason])
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const FAULTS = {
  ...ANSWER_FAULTS,
  nobody: 'Tick who gets the mail.',
  told: 'They have this mail already.',
  empty: 'Write something to the buyers first.',
  'no-address': 'They left no mail address.',
  'subject-variables': ANSWER_FAULTS.variables,
} as const

async function othersPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, now } = request
  const shown = await showOthers(request, idOf(call))
  if (shown === null) return NOT_FOUND
  const { conversation, sale, others, like, draft } = shown
  const href = `/leads/${conversation.id}`
  const isTicked = (name: string, value: string) => fault === null || call.form.getAll(name).includes(value)
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
        isTicked: isTicked('to', other.conversation.id),
        because: becauseText(other, site),
      })),
      text: fault === null ? draft.text : formText(call.form, 'text'),
      signature: draft.signature,
      cars: like.flatMap((car) => {
        const view = shownCar(car, null, site)
        return view ? [{ ...view, id: car.id, isTicked: isTicked('car', car.id) }] : []
      }),
    }),
  }
}

function becauseText({ notTold, conversation: { phone } }: OtherBuyer, { region }: Site): string | null {
  const call = phone ? ` Call ${formatPhone(phone, region)}.` : ''
  if (notTold === 'told') return 'Has this mail.'
  if (notTold === 'no-address') return `Left no mail address.${call}`
  return notTold === 'ended' ? `Wants no more marketing messages.${call}` : null
}
