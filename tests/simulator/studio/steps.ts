import { isOver } from '#domain/draft/draft-state.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { approveDraft, proposeDraft, reopenDraft, sendBackDraft } from '#operations/draft/propose-draft.ts'
import { publishDraft, rebaseDraft } from '#operations/draft/publish-draft.ts'
import { restoreVersion } from '#operations/draft/restore-version.ts'
import { runSchedules } from '#operations/draft/run-schedules.ts'
import { scheduleDraft } from '#operations/draft/schedule-draft.ts'
import { type ShownDraft, showDraft } from '#operations/draft/show-draft.ts'
import { redoInDraft, undoInDraft } from '#operations/draft/undo-draft.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy, type StaffRequest } from '#operations/staff-request.ts'
import { publishSite } from '#site/published/publish-site.ts'
import { draftFolder, writeDraft } from '../published.ts'
import { type KnownDraft, SITES, type SiteSlug, type World } from '../world.ts'
import { OPTIONS, optionIn } from './read-drafts.ts'

const PEOPLE = ['Kim', 'Lee', 'Olga'] as const

function requestOf({ platform }: World, siteSlug: SiteSlug, name: string): StaffRequest {
  const person = sampleStaff(['owner'], { siteSlug, id: name.toLowerCase(), name })
  return requestBy(platform, platform.site(siteSlug), person)
}

/** An agency publishes a folder, so that drafts meet a version that is not theirs. */
export async function publishFolder(world: World, siteSlug = world.random.pick(SITES)): Promise<void> {
  const { folder, history, clock } = world
  const name = `${siteSlug} ${world.random.below(1_000_000)}`
  await writeDraft(folder, siteSlug, name)
  const place = { folder: draftFolder(folder, siteSlug), history }
  await publishSite(place, siteSlug, { by: 'the agency', message: name, now: clock.now() })
}

export async function publishBoth(world: World): Promise<void> {
  for (const slug of SITES) await publishFolder(world, slug)
}

export async function begin(world: World): Promise<void> {
  const siteSlug = world.random.pick(SITES)
  const made = await createDraft(requestOf(world, siteSlug, world.random.pick(PEOPLE)), { name: 'Easter' })
  if (made.ok) know(world, siteSlug, made.id)
}

function know({ drafts }: World, siteSlug: SiteSlug, id: string): void {
  drafts.set(id, { siteSlug, changes: new Map(), startsAt: null })
}

interface OpenedDraft {
  readonly id: string
  readonly known: KnownDraft
  readonly request: StaffRequest
  readonly shown: ShownDraft
}

/** The drafts that people work on. */
const DRAFTS_AT_ONCE = 3

/** A draft as one person's window shows it. */
async function look(world: World): Promise<OpenedDraft | null> {
  if (world.drafts.size === 0) await begin(world)
  const [id, known] = world.random.pick([...world.drafts].slice(-DRAFTS_AT_ONCE))
  const request = requestOf(world, known.siteSlug, world.random.pick(PEOPLE))
  const shown = await showDraft(request, id)
  if (shown === null || isOver(shown.draft)) {
    await begin(world)
    return null
  }
  return { id, known, request, shown }
}

/** Two windows change options at once; a window without an answer sends the same again. */
export async function change(world: World): Promise<void> {
  const opened = await look(world)
  if (opened === null) return
  const windows = world.random.onceIn(3) ? 2 : 1
  const sent = Array.from({ length: windows }, () => wantedStep(world, opened))
  const calls = sent.flatMap((each) => (world.random.onceIn(4) ? [each, each] : [each]))
  const ended = await Promise.allSettled(
    calls.map(async ({ who, value, step }) => {
      const done = await changeDraft(requestOf(world, opened.known.siteSlug, who), opened.id, step)
      if (done?.ok === true && done.changes.length > 0) opened.known.changes.set(value, new Set([false]))
    }),
  )
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

function wantedStep({ random }: World, { shown }: OpenedDraft) {
  const option = random.pick(OPTIONS)
  const file = shown.files['site.json']
  const before = file && 'json' in file ? optionIn(file.json, option) : undefined
  const value = `${option.at(-1)} ${random.below(1_000_000_000)}`
  const set = { kind: 'set', path: option, after: value } as const
  const wanted = typeof before === 'string' ? { ...set, before } : set
  return {
    who: random.pick(PEOPLE),
    value,
    step: { key: random.id(), seen: shown.last, changes: [wanted] },
  }
}

/** Takes a step back, or makes it again. Without an answer it may be either. */
export async function undo(world: World): Promise<void> {
  const opened = await look(world)
  if (opened === null) return
  const { id, known } = opened
  const author = opened.shown.changes.at(-1)?.by.name ?? world.random.pick(PEOPLE)
  const request = requestOf(world, known.siteSlug, author)
  const shown = (await showDraft(request, id)) ?? opened.shown
  const isUndo = shown.redo === null || world.random.onceIn(2)
  const step = isUndo ? shown.undo : shown.redo
  if (step === null) return
  const values = shown.changes.flatMap((each) =>
    each.step === step && each.kind === 'set' && typeof each.after === 'string' ? [each.after] : [],
  )
  const touched = values.filter((value) => known.changes.has(value))
  const was = touched.map((value) => known.changes.get(value) ?? new Set<boolean>())
  for (const value of touched) known.changes.set(value, new Set([true, false]))
  const done = await (isUndo ? undoInDraft : redoInDraft)(request, id, step)
  for (const [at, value] of touched.entries())
    known.changes.set(value, done?.ok === true ? new Set([isUndo]) : (was[at] ?? new Set([false])))
}

export async function publish(world: World): Promise<void> {
  const opened = await look(world)
  if (opened === null) return
  const open = opened.shown.changes.filter(({ undone }) => !undone).map(({ number }) => number)
  const chosen = world.random.onceIn(3) ? open.filter(() => world.random.onceIn(2)) : null
  await publishDraft(opened.request, opened.id, { chosen, message: 'From a draft.' })
}

export async function propose(world: World): Promise<void> {
  const opened = await look(world)
  if (opened === null) return
  const { id, request, shown } = opened
  if (shown.draft.state !== 'proposed') await proposeDraft(request, id, 'Please look.')
  else if (world.random.onceIn(3)) await sendBackDraft(request, id, 'Not yet.')
  else await approveDraft(request, id, { message: 'Approved.' })
}

/** Schedules a draft, or takes its schedule back. Without an answer it may be either. */
export async function schedule(world: World): Promise<void> {
  const opened = await look(world)
  if (opened === null) return
  const { id, known, request, shown } = opened
  if (shown.draft.state === 'scheduled') {
    known.startsAt = null
    await reopenDraft(request, id)
    return
  }
  const inHours = (hours: number) =>
    new Date(world.clock.now().getTime() + ZONE_MS + hours * 3_600_000).toISOString().slice(0, 16)
  const endsAt = world.random.onceIn(2) ? inHours(8) : null
  const done = await scheduleDraft(request, id, { startsAt: inHours(3), endsAt })
  if (done?.ok === true) known.startsAt = done.startsAt
}

/** Brisbane is ten hours before UTC, all year. */
const ZONE_MS = 10 * 3_600_000

export async function restore(world: World): Promise<void> {
  const siteSlug = world.random.pick(SITES)
  const versions = await world.history.versions(siteSlug)
  if (versions.length < 2) return
  const { number } = world.random.pick(versions)
  const made = await restoreVersion(requestOf(world, siteSlug, 'Lee'), { number, part: null })
  if (made.ok) know(world, siteSlug, made.id)
}

export async function rebase(world: World): Promise<void> {
  const opened = await look(world)
  if (opened !== null) await rebaseDraft(opened.request, opened.id)
}

export async function runSchedule(world: World): Promise<void> {
  world.clock.pass(60 + world.random.below(240))
  await runSchedules(world.platform, SITES)
}
