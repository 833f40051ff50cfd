import { type FeedAnswers, withAnswers } from '#domain/feed/feed-questions.ts'
import { type Clash, compareShown, parentClashes } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { type FeedDefinition, feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import {
  type FeedFormFaults,
  type FeedFormField,
  readFeedForm,
  type TypedFeed,
  typedFeed,
} from '#domain/intake/feed-form.ts'
import { type MappingFields, mappingForm, mappingOf, mappingValues } from '#domain/intake/mapping-form.ts'
import { FEED_AS_FORM, FEED_PARENTS, type FeedFields, withTyped } from '#domain/intake/typed-feed.ts'
import type { StaffPlace } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Transaction } from '#storage/transaction.ts'
import { type AuditedChange, recordAudit } from '../staff/record-audit.ts'
import { signClashes } from '../staff/sign-clashes.ts'
import type { StaffRequest } from '../staff-request.ts'
import { nextPullOf } from './pull-feed.ts'

/** INTAKE-1: adds a feed, or one again that was removed; false if there is one of this name, which stays as it is. */
export async function addFeed(request: StaffRequest, definition: FeedDefinition): Promise<boolean> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'feed.edit', now, placeOfFeed(site, definition))
  const { feeds, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    // Two people may add a feed of one name at the same moment.
    if (!(await feeds.add(definition, nextPullOf(site, { definition }, now), now, within))) return false
    await audit(request, within, definition.name, { after: definition })
    return true
  })
}

interface ChangedFeed {
  readonly ok: true
  readonly definition: FeedDefinition
}

interface RefusedFeedForm {
  readonly ok: false
  readonly faults: FeedFormFaults
  readonly clashes: readonly Clash[]
}

/** INTAKE-1, STAFF-11: stores what a person changed in the form of a feed, on the definition as it is now. */
export function saveFeedForm(
  request: StaffRequest,
  name: string,
  filled: FilledForm<FeedFields>,
): Promise<ChangedFeed | RefusedFeedForm> {
  return changeFeed<RefusedFeedForm>(request, name, async (before, within) => {
    const now = typedFeed(before)
    const { changed, clashes } = compareShown(FEED_AS_FORM, filled, now, () => null)
    const all = [...clashes, ...parentClashes(FEED_AS_FORM, filled, { now, changed }, FEED_PARENTS)]
    if (all.length > 0) {
      const object = { kind: 'feed', id: name }
      const valueIn = (state: unknown, field: string) => typedIn(state)?.[field as FeedFormField]
      return { ok: false, faults: {}, clashes: await signClashes(request, object, { clashes: all, valueIn }, within) }
    }
    const typed = withTyped(now, Object.fromEntries(changed.map((field) => [field, filled.values[field]])))
    const read = readFeedForm(before, typed, request.site, false)
    return read.ok ? read : { ok: false, faults: read.faults, clashes: [] }
  })
}

/** The form of a definition in the audit log; a pause is logged without its definition. */
function typedIn(state: unknown): TypedFeed | null {
  const parsed = feedDefinitionSchema.safeParse(state)
  return parsed.success ? typedFeed(parsed.data) : null
}

interface RefusedMapping {
  readonly ok: false
  readonly clashes: readonly Clash[]
}

/** INTAKE-6, STAFF-11: stores what a person changed in the mapping of a feed. `phrases`: the answered ones, as the file has them. */
export function saveMapping(
  request: StaffRequest,
  name: string,
  filled: FilledForm<MappingFields>,
  phrases: readonly string[],
): Promise<ChangedFeed | RefusedMapping> {
  return changeFeed<RefusedMapping>(request, name, async (before, within) => {
    const now = mappingValues(before.mapping)
    const { changed, clashes } = compareShown(mappingForm(phrases), filled, now, () => null)
    if (clashes.length > 0) {
      const object = { kind: 'feed', id: name }
      const valueIn = (state: unknown, field: string) => {
        const parsed = feedDefinitionSchema.safeParse(state)
        return parsed.success ? mappingValues(parsed.data.mapping)[field] : undefined
      }
      return { ok: false, clashes: await signClashes(request, object, { clashes, valueIn }, within) }
    }
    const chosen = { ...now, ...Object.fromEntries(changed.map((field) => [field, filled.values[field] ?? ''])) }
    return { ok: true, definition: { ...before, mapping: mappingOf(before.mapping, chosen, phrases) } }
  })
}

/** A8, SITE-6: stores what words of the feed mean and which units its bare figures are in, from the next file on. */
export async function answerFeed(request: StaffRequest, name: string, answers: FeedAnswers): Promise<void> {
  await changeFeed<never>(request, name, async (before) => ({
    ok: true,
    definition: { ...before, mapping: withAnswers(before.mapping, answers) },
  }))
}

/** Reads a feed's definition, locked, and stores what `change` makes of it; a refusal stores nothing. */
async function changeFeed<Refused extends { readonly ok: false }>(
  request: StaffRequest,
  name: string,
  change: (before: FeedDefinition, within: Transaction) => Promise<ChangedFeed | Refused>,
): Promise<ChangedFeed | Refused> {
  const { platform, site, actor, now } = request
  const { feeds, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const { definition: before } = await editable(request, name, within)
    const changed = await change(before, within)
    if (!changed.ok) return changed
    const { definition } = changed
    authorise(actor, site, 'feed.edit', now, placeOfFeed(site, definition))
    await feeds.save(definition, nextPullOf(site, { definition }, now), now, within)
    await audit(request, within, name, { before, after: definition })
    return changed
  })
}

/** INTAKE-1: a paused feed is not looked at, and its silence warns nobody. Its files stay as they are. */
export async function pauseFeed(request: StaffRequest, name: string, isPaused: boolean): Promise<void> {
  const { platform, site } = request
  const now = platform.clock.now()
  const { feeds, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const before = await editable(request, name, within)
    if (before.definition.isPaused === isPaused) return
    const definition = { ...before.definition, isPaused }
    const nextPullAt = nextPullOf(site, { definition }, now)
    // Silence while it was paused is nobody's fault.
    await feeds.change(name, { definition, nextPullAt, ...(!isPaused && { expectedSince: now }) }, within)
    await audit(request, within, name, { before: { isPaused: !isPaused }, after: { isPaused } })
  })
}

/**
 * INTAKE-1: ends a feed. Its cars stay for sale as they are, no file sells them any more, and another feed that has one of
 * them takes it over. Its history stays; a file that waits for approval cannot be approved any more. False: the feed is
 * being pulled.
 */
export async function removeFeed(request: StaffRequest, name: string): Promise<boolean> {
  const { platform, site } = request
  const { feeds, feedRuns, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const before = await editable(request, name, within)
    if (!(await feeds.remove(name, platform.clock.now(), within))) return false
    await feedRuns.replaceHeld(name, within)
    await audit(request, within, name, { before: before.definition })
    return true
  })
}

/** STAFF-5: a person whose rights are for one location edits the feeds of that location alone. */
function placeOfFeed(site: Site, { dealership, location }: FeedDefinition): StaffPlace {
  const feedLocation = site.locations.find(({ slug }) => slug === location)
  return { dealership: feedLocation?.dealershipSlug ?? (dealership || null), location: feedLocation?.id ?? null }
}

/** The feed, if the actor may edit it. */
async function editable(
  { platform, site, actor }: StaffRequest,
  name: string,
  within?: Transaction,
): Promise<StoredFeed> {
  const now = platform.clock.now()
  authorise(actor, site, 'feed.edit', now)
  const feed = await platform.storage.forSite(site).feeds.find(name, within)
  if (feed === null) throw new Refusal('absent', 'feed.edit')
  authorise(actor, site, 'feed.edit', now, placeOfFeed(site, feed.definition))
  return feed
}

/** INTAKE-1: a feed with what its form needs. */
export async function openFeedForm(
  request: StaffRequest,
  name: string | null,
): Promise<{ readonly feed: StoredFeed | null; readonly secrets: readonly string[]; readonly carsForSale: number }> {
  const { platform, site, actor } = request
  authorise(actor, site, 'feed.edit', platform.clock.now())
  const feed = name === null ? null : await editable(request, name)
  const carsForSale = feed === null ? 0 : await platform.storage.forSite(site).feeds.carsForSale(feed.name)
  return { feed, secrets: platform.feedSources.secretsOf(site.slug), carsForSale }
}

function audit(
  { platform, actor }: StaffRequest,
  within: Transaction,
  id: string,
  change: AuditedChange,
): Promise<void> {
  const object = { kind: 'feed', id } as const
  return recordAudit(platform.storage, within, actor, {
    action: 'feed.edit',
    object,
    change,
    now: platform.clock.now(),
  })
}
