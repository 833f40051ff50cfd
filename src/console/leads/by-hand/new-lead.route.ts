import { fieldStates } from '#domain/form/compare-shown.ts'
import { type FilledForm, withFaults } from '#domain/form/define-form.ts'
import { faultsTogether, type HandLead, type HandLeadFields, handLeadForm } from '#domain/lead/hand-lead.ts'
import { carsLike } from '#operations/lead/name-car.ts'
import { placesToTake, takeLead } from '#operations/lead/take-lead.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { faultText } from '../../form/fault-text.ts'
import { onceId, SEND_AGAIN } from '../../form/once-id.ts'
import { staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { foundCars } from './found-cars.ts'
import type { NewLeadPage } from './new-lead-values.ts'

/** SALES-1: a lead that staff write down. */
export const routes = {
  'GET /leads/new': (call) => newPage(call, null, null),
  'POST /leads': async (call) => {
    const request = staffRequest(call)
    const read = formOf(request).read(call.form)
    const filled = withFaults(read, faultsTogether(read.values))
    const faults = Object.keys(filled.faults).length
    if (faults > 0) return newPage(call, filled, faultText(faults))
    const id = onceId(call.form, 'id')
    if (id === null) return newPage(call, filled, SEND_AGAIN)
    const result = await takeLead(request, id, { ...valuesOf(request), ...read.values })
    if (!result.ok)
      return newPage(call, filled, 'This form was sent before with other words. Send it again as a new lead.')
    return { to: result.conversationId === null ? '/leads?taken' : `/leads/${result.conversationId}?did=taken` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function formOf({ site }: StaffRequest) {
  return handLeadForm({ region: site.region, sources: site.leads.sources })
}

/** What the form holds before anything is typed. */
function valuesOf(request: StaffRequest): HandLead {
  const [place] = placesToTake(request)
  const [source = ''] = request.site.leads.sources
  return { name: '', phone: '', email: '', car: null, source, location: place?.id ?? '', note: null, consent: '' }
}

/** A person whom the page before could not find (/calendar/new). */
function personOf(asked: (name: string) => string): Pick<HandLead, 'name' | 'phone' | 'email'> {
  return { name: asked('name'), phone: asked('phone'), email: asked('email') }
}

async function newPage(
  call: ConsoleCall,
  filled: FilledForm<HandLeadFields> | null,
  fault: string | null,
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site } = request
  const queryText = (name: string) => call.query.get(name)?.trim() ?? ''
  const car = queryText('car')
  const cars = await carsLike(request, car)
  return {
    status: fault ? 409 : 200,
    page: typedPage<NewLeadPage>({
      kind: 'new-lead',
      fault,
      id: call.platform.randomId(),
      fields: fieldStates(formOf(request), { ...valuesOf(request), ...personOf(queryText), car: car || null }, filled),
      sources: site.leads.sources.map((source) => ({ value: source, label: source })),
      locations: placesToTake(request).map(({ id, name }) => ({ value: id, label: name })),
      marketing: site.leads.optInText,
      cars: foundCars(cars),
    }),
  }
}
