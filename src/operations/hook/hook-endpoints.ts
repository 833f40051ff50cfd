import { HOOK_EVENTS, type HookEvent, hookUrlFault } from '#domain/hook/hook-events.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { HookDelivery } from '#storage/hook/hook-deliveries.ts'
import type { HookEndpoint } from '#storage/hook/hook-endpoints.ts'
import type { Transaction } from '#storage/transaction.ts'
import { type AuditedChange, recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { hookSecret } from './hook-secret.ts'
import { sendHook } from './send-hook.ts'

export interface ShownHook {
  readonly endpoint: HookEndpoint
  readonly latest: readonly HookDelivery[]
}

/** STAFF-13: the addresses of a site with their latest deliveries, for people who work on all of it. */
export async function listHooks({ platform, site, actor }: StaffRequest): Promise<readonly ShownHook[]> {
  authorise(actor, site, 'key.manage', platform.clock.now(), EVERYWHERE)
  const { hookEndpoints, hookDeliveries } = platform.storage.forSite(site)
  const hooks: ShownHook[] = []
  for (const endpoint of await hookEndpoints.all())
    hooks.push({ endpoint, latest: await hookDeliveries.latest(endpoint.id, LATEST) })
  return hooks
}

const LATEST = 8
const MOST_ENDPOINTS = 10

export type MadeHook =
  | { readonly ok: true; readonly id: string; readonly secret: string }
  /** `field`: the one to mend; null: none. */
  | { readonly ok: false; readonly fault: string; readonly field: 'url' | 'event' | null }

/** Adds an address. Its secret is returned here and when it is replaced, at no other time. */
export async function addHook(
  request: StaffRequest,
  { url, events }: { readonly url: string; readonly events: readonly HookEvent[] },
): Promise<MadeHook> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'key.make', now, EVERYWHERE)
  const fault = hookUrlFault(url.trim())
  if (fault !== null) return { ok: false, fault, field: 'url' }
  if (events.length === 0) return { ok: false, fault: 'Choose at least one event.', field: 'event' }
  const { hookEndpoints, transaction } = platform.storage.forSite(site)
  if ((await hookEndpoints.all()).length >= MOST_ENDPOINTS)
    return { ok: false, fault: `A site has at most ${MOST_ENDPOINTS} addresses. Remove one first.`, field: null }
  const id = platform.randomId()
  const kinds = events.flatMap((event) => [...HOOK_EVENTS[event].kinds])
  await transaction(async (within) => {
    await hookEndpoints.add({ id, url: url.trim(), kinds, createdBy: actor.id, createdAt: now }, within)
    await record(request, within, id, { after: { url: url.trim(), events } })
  })
  return { ok: true, id, secret: hookSecret(platform, site.slug, { id, secretNumber: 1, isStandard: true }) }
}

/** Makes another secret, which signs from the next call on. Null: the site has no such address. */
export function replaceHookSecret(request: StaffRequest, id: string): Promise<string | null> {
  const { platform, site } = request
  return change(request, id, 'key.make', async (endpoint, within) => {
    await platform.storage.forSite(site).hookEndpoints.replaceSecret(id, within)
    const secretNumber = endpoint.secretNumber + 1
    await record(request, within, id, { after: { secretNumber } })
    return hookSecret(platform, site.slug, { ...endpoint, secretNumber })
  })
}

/** Stops calls to an address, or starts them again; what happens while it is stopped is not sent. Null: none such. */
export function pauseHook(request: StaffRequest, id: string, isPaused: boolean): Promise<boolean | null> {
  const { platform, site } = request
  return change(request, id, 'key.manage', async (endpoint, within) => {
    const at = isPaused ? platform.clock.now() : null
    await platform.storage.forSite(site).hookEndpoints.pause(id, at, within)
    await record(request, within, id, { before: { url: endpoint.url }, after: { paused: isPaused } })
    return true
  })
}

/** Removes an address with its deliveries. Null: the site has no such address. */
export function removeHook(request: StaffRequest, id: string): Promise<boolean | null> {
  const { platform, site } = request
  return change(request, id, 'key.manage', async (endpoint, within) => {
    await platform.storage.forSite(site).hookEndpoints.remove(id, within)
    await record(request, within, id, { before: { url: endpoint.url }, after: { removed: true } })
    return true
  })
}

/** Sends a test, or a delivery again, before it returns its id. Null: the site has no such address or delivery. */
export async function sendHookAgain(
  request: StaffRequest,
  id: string,
  deliveryId: string | null,
): Promise<string | null> {
  const { platform, site } = request
  const due = await change(request, id, 'key.manage', async (_endpoint, within) => {
    const { hookDeliveries } = platform.storage.forSite(site)
    const now = platform.clock.now()
    const hookId = deliveryId ?? platform.randomId()
    if (deliveryId === null) await hookDeliveries.addTest(hookId, id, now, within)
    else if (!(await hookDeliveries.retry(deliveryId, id, now, within))) return null
    await record(request, within, id, { after: deliveryId === null ? { test: hookId } : { again: hookId } })
    return hookId
  })
  if (due !== null) await sendHook(platform, { siteSlug: site.slug, id: due })
  return due
}

async function change<Result>(
  { platform, site, actor }: StaffRequest,
  id: string,
  action: 'key.make' | 'key.manage',
  work: (endpoint: HookEndpoint, within: Transaction) => Promise<Result | null>,
): Promise<Result | null> {
  authorise(actor, site, action, platform.clock.now(), EVERYWHERE)
  const { hookEndpoints, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const endpoint = await hookEndpoints.find(id, within)
    return endpoint && work(endpoint, within)
  })
}

function record(
  { platform, actor }: StaffRequest,
  within: Transaction,
  id: string,
  change: AuditedChange,
): Promise<void> {
  const object = { kind: 'key', id } as const
  return recordAudit(platform.storage, within, actor, {
    action: 'key.manage',
    object,
    change,
    now: platform.clock.now(),
  })
}
