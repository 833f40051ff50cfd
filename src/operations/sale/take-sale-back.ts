import { isSame } from '#domain/desk/override.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Sale } from '#storage/inbox/sales.ts'
import type { Transaction } from '#storage/transaction.ts'
import { writeOverrides } from '../desk/edit-cars.ts'
import { type Acted, actOn } from '../inbox/act.ts'
import { clockOf } from '../inbox/undo-lead-step.ts'
import type { WriteGuard } from '../inbox/write-guard.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { SaleUndo } from './win-lead.ts'

/**
 * SALES-9: takes a sale back, at any time: the lead is in the stage that it was in, with its response clock, and the car is as
 * it was for sale. What a colleague changed of the car since stays. Messages that were sent stay sent.
 */
export async function takeSaleBack(request: StaffRequest, id: string, guard?: WriteGuard): Promise<Acted<'no-sale'>> {
  const { platform, site } = request
  const storage = platform.storage.forSite(site)
  const { sales, conversations } = storage.inbox
  let version = 0
  const first = async (within: Transaction) => {
    version = await storage.raiseVersion(within)
  }
  return actOn<'no-sale'>(request, { id, action: 'lead.stage', guard, first }, async (before, within, now) => {
    const sale = await sales.ofConversation(id, within)
    if (sale === null) return { refused: 'no-sale' }
    await freeCar(request, sale, { version, batch: platform.randomId(), now, within })
    await sales.end(sale.id, now, within)
    const { stage, reason } = sale.before
    await conversations.setStage(id, { stage, reason }, now, within)
    await leadAsBefore(request, { conversation: before, sale, now }, within)
    const sold = { id: sale.id, car: sale.carTitle, price: sale.price, on: sale.soldOn }
    const data = { from: before.stage, to: stage, reason, reopens: false, undoes: true, sale: sold }
    return {
      event: { kind: 'stage', data },
      undoes: true,
      before: { stage: before.stage, sale: sale.id },
      after: { stage },
    }
  })
}

/** The car as it was, unless a person has changed its state since. */
async function freeCar(
  request: StaffRequest,
  { carId, batch }: Sale,
  step: Parameters<typeof writeOverrides>[3],
): Promise<void> {
  if (carId === null) return
  const { desk } = request.platform.storage.forSite(request.site)
  const [car] = await desk.cars([carId], step.within)
  const edit = (await desk.editsOfBatch(batch, step.within)).find((each) => each.carId === carId)
  if (car === undefined || edit === undefined) return
  if (!isSame(car.overrides.get('status'), edit.after.get('status'))) return
  const former = edit.before.get('status')
  const rest = [...car.overrides].filter(([part]) => part !== 'status')
  await writeOverrides(request, car, new Map(former ? [...rest, ['status', former]] : rest), step)
}

/** STAFF-12: a lead that was won while it waited for an answer waits again, and one that nobody had is nobody's. */
async function leadAsBefore(
  { platform, site, actor }: StaffRequest,
  { conversation, sale, now }: { readonly conversation: Conversation; readonly sale: Sale; readonly now: Date },
  within: Transaction,
): Promise<void> {
  const { id, assignee, ruleId } = conversation
  const { conversations, events } = platform.storage.forSite(site).inbox
  const won = await events.ofSale(id, sale.id, within)
  if (won === null) return
  // `winLead` wrote it.
  const { clock, isOwned } = won.data['undo'] as SaleUndo
  if (clock) await conversations.restartClock(id, clockOf(clock), new Date(won.at), within)
  const later = await events.lastSince(id, { seen: won.id, kinds: ['assigned'], notBy: null }, within)
  if (!isOwned || later !== null || assignee !== sale.seller.id) return
  await conversations.setAssignee(id, { assignee: null, ruleId, event: 'assigned' }, now, within)
  const by = { id: actor.id, name: actor.name }
  const data = { from: assignee, to: null, name: '', undoes: true }
  await events.add(id, [{ kind: 'assigned', at: now, by, data }], within)
  const change = { before: { assignee }, after: { assignee: null } }
  await platform.colleagues.record(site.slug, actor, { action: 'lead.assign', id, ...change }, within)
}
