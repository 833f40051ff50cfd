import { zonedInstant } from '#domain/date/zoned-instant.ts'
import { mapRow } from '#domain/feed/car.ts'
import { namesOf } from '#domain/feed/column-names.ts'
import type { FeedRecord, FeedRemark } from '#domain/feed/record.ts'
import { isOlderPush, pushedAt } from '#domain/intake/pushed-car.ts'
import { afterPush, type PushedDay, type PushResult, pushedText } from '#domain/intake/pushed-day.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import { cellsOfObject } from '#gateways/feeds/json-items.ts'
import type { PushedResult } from '#storage/imports/push-car.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Transaction } from '#storage/transaction.ts'
import { noteOnce, WriteConflict, type WriteGuard } from '../inbox/write-guard.ts'
import type { SiteRequest } from '../site-request.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { carPlacer } from '../stock/car-placer.ts'
import { idDeriver } from '../stock/feed-ids.ts'
import { hasOneDealership } from '../stock/feed-options.ts'
import { spellingTally } from '../stock/spelling-tally.ts'
import { usableRow } from '../stock/staged-row.ts'
import { noteBroken } from './note-run.ts'
import { siteOfFeed } from './site-of-feed.ts'

/** What a call did. `car`: null if it changed nothing because it is an older or a repeated one. */
export type PushedCar =
  | {
      readonly ok: true
      readonly result: PushedResult['result'] | 'older' | 'repeated'
      readonly car: PushedResult['car'] | null
      readonly remarks: readonly FeedRemark[]
    }
  | {
      readonly ok: false
      readonly code: 'car-refused' | 'no-feed'
      readonly column: string | null
      readonly reason: string
      readonly suggestion: string | null
    }

/**
 * INTAKE-7: takes one car. Equal content changes nothing, a call with an earlier time than the car's last one changes
 * nothing, and the site's other cars stay as they are.
 */
export async function pushCar(
  request: StaffRequest,
  sent: Readonly<Record<string, unknown>>,
  once: WriteGuard['once'],
): Promise<PushedCar> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'feed.push', now)
  const feed = await feedFor(request, sent['feed'])
  if (feed === null) return { ok: false, code: 'no-feed', column: 'feed', reason: '', suggestion: null }
  try {
    return await takeCar(request, { feed, sent, once })
  } catch (error) {
    // The sender gets an error and sends again; the dealer sees it on the board.
    if (!(error instanceof WriteConflict || error instanceof Refusal))
      await noteBroken(platform, site, feed.name, error)
    throw error
  }
}

interface Sent {
  readonly feed: StoredFeed
  readonly sent: Readonly<Record<string, unknown>>
  readonly once: WriteGuard['once']
}

async function takeCar({ platform, site, actor }: StaffRequest, { feed, sent, once }: Sent): Promise<PushedCar> {
  const now = platform.clock.now()
  const { feed: _, ...body } = sent
  const all = cellsOfObject(body)
  if (all === null) return refusal({ column: null, reason: 'has too many values', value: null })
  const feedSite = siteOfFeed(site, feed.definition)
  // The feed's mapping adds to the names of dealer systems.
  const { fields = {}, ...others } = feed.definition.mapping
  const mapping = { ...others, feed: feed.name, fields, matchOthers: true }
  const record: FeedRecord = { row: 1, line: 1, cells: namesOf(mapping, hasOneDealership(feedSite)).cells(all) }
  const mapped = mapRow(record, {
    mapping,
    site: feedSite,
    lastYear: now.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    notation: await platform.storage.forSite(site).feedRuns.lastNotation(feed.name),
    ...(feedSite.intake && { limits: feedSite.intake }),
  })
  // An unknown word would put a withdrawn car up for sale.
  const status = mapped.remarks.find(({ column }) => column === 'status')
  const unknown = status && { ...status, reason: status.reason.replace(/;.*/, '') }
  const bad = mapped.ok
    ? mapped.row.keys.stocknum === null
      ? NO_STOCK_NUMBER
      : unknown
    : mapped.remarks.find(({ kind }) => kind === 'refused')
  const { feeds, feedRuns, imports, pushedCars, transaction, apiWrites } = platform.storage.forSite(site)
  const day = async (result: PushResult, within: Transaction) => {
    const received = { receivedAt: now, warned: 'none', ...(isChange(result) && { appliedAt: now }) } as const
    await feeds.change(feed.name, received, within)
    const id = `${feed.name}-${zonedInstant(now, site.timezone).slice(0, 10)}`
    const before = await feedRuns.find(id, within)
    // The report was written by this function.
    const report = afterPush(before?.report as PushedDay | null, result, bad ? [{ ...bad, kind: 'refused' }] : [])
    const sentence = pushedText(report)
    await feedRuns.keepDay({ id, feed: feed.name, at: now, sentence, report }, within)
  }
  if (!mapped.ok || bad) {
    await transaction((within) => day('refused', within))
    return refusal(bad ?? { column: null, reason: 'cannot be read', value: null })
  }
  const { keys } = mapped.row
  const location = site.locations.find(({ slug }) => slug === mapped.row.car.location.slug)
  authorise(actor, site, 'feed.push', now, { dealership: keys.dealershipSlug, location: location?.id ?? null })
  const row = usableRow(record, await carPlacer(platform, site)(mapped.row), site.slug)
  const spellings = spellingTally()
  for (const [field, names] of await imports.spellings(null)) spellings.add(field, names)
  spellings.note(mapped.row.car)
  const key = { feed: feed.name, dealershipSlug: keys.dealershipSlug, stocknum: keys.stocknum ?? '' }
  const changedAt = pushedAt(record.cells, now)
  const { remarks } = mapped
  return transaction(async (within): Promise<PushedCar> => {
    await imports.lock(within)
    if (once !== null) {
      const earlier = await apiWrites.fingerprint({ keyId: actor.id, ...once }, within)
      if (earlier === once.fingerprint) return { ok: true, result: 'repeated', car: null, remarks }
      if (earlier !== null) throw new WriteConflict('other-call')
      await noteOnce(platform, { actor, once, version: null }, now, within)
    }
    if (isOlderPush(changedAt, await pushedCars.changedAt(key, within))) {
      await day('older', within)
      return { ok: true, result: 'older', car: null, remarks }
    }
    await pushedCars.note(key, changedAt, now, within)
    const push = await imports.push(
      platform.randomId(),
      { feed: feed.name, row, respellings: spellings.respellings(), at: now, firstListedAt: now },
      within,
    )
    await day(push.result, within)
    if (push.result !== 'unchanged') {
      const after = { act: push.result, status: row.status }
      await recordAudit(platform.storage, within, actor, {
        action: 'feed.push',
        object: { kind: 'car', id: push.car.id },
        change: { after },
        now,
      })
    }
    return { ok: true, ...push, remarks }
  })
}

/** The stock number says which car a call is about. */
const NO_STOCK_NUMBER: FeedRemark = {
  row: 1,
  line: 1,
  column: 'stocknum',
  reason: 'is missing',
  value: null,
  kind: 'refused',
}

/** The named feed; without a name the one that takes pushed cars, or the only one. */
async function feedFor({ platform, site }: SiteRequest, name: unknown): Promise<StoredFeed | null> {
  const feeds = await platform.storage.forSite(site).feeds.list()
  if (name !== undefined) return feeds.find((feed) => feed.name === name) ?? null
  const pushed = feeds.filter(({ definition }) => definition.way === 'push')
  const possible = pushed.length > 0 ? pushed : feeds
  return possible.length === 1 ? (possible[0] ?? null) : null
}

function refusal({
  column,
  reason,
  value,
  suggestion = null,
}: Pick<FeedRemark, 'column' | 'reason' | 'value'> & { suggestion?: string | null }): PushedCar {
  const what = [column, value === null ? null : `'${value}'`].filter((part) => part !== null).join(' ')
  return { ok: false, code: 'car-refused', column, reason: `${what === '' ? 'The car' : what} ${reason}.`, suggestion }
}

function isChange(result: PushResult): boolean {
  return result === 'added' || result === 'changed'
}
