import { isPulled } from '#domain/intake/feed-definition.ts'
import { pullAdvice } from '#domain/intake/pull-advice.ts'
import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'
import { may } from '#domain/staff/actor.ts'
import { approveRun, pullNow, rejectRun, tryRun } from '#operations/intake/manage-feeds.ts'
import { type BoardFeed, showFeeds, showRemovedFeeds, showRun } from '#operations/intake/show-feeds.ts'
import { changesText } from '#operations/intake/take-file.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { refusedRows } from '../feed-rows.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import type { FeedBadge, FeedRunLine, FeedRunPage, FeedsPage } from '../pages/feed-page.ts'
import { momentOf } from '../time/moment.ts'
import { withPatience } from '../with-patience.ts'

/** INTAKE-6: the board of feeds; INTAKE-3: one file, with the decision on a held one. */
export const FEEDS = {
  'GET /feeds': (call) => board(call, SAID[call.query.get('did') ?? ''] ?? null),
  'POST /feeds/:name/pull': async (call) => {
    const { site, actor } = onSite(call)
    const work = pullNow(call.platform, site, actor, call.params['name'] ?? '')
    const done = await withPatience(work, call.platform.log)
    if (!done.isDone) return board(call, 'The feed is being read. Load this page again in a minute for the result.')
    return board(call, done.result?.sentence ?? 'This feed is being pulled now, or it is uploaded.')
  },
  'GET /feed-runs/:id': (call) => runPage(call, null),
  'POST /feed-runs/:id/trial': async (call) => {
    const { site, actor } = onSite(call)
    const work = tryRun(call.platform, site, actor, call.params['id'] ?? '')
    const done = await withPatience(work, call.platform.log)
    if (!done.isDone) return runPage(call, 'This file takes too long to try. Nothing was changed.')
    if (done.result === null) return runPage(call, 'This file is no longer stored.')
    return done.result.ok ? runPage(call, null, done.result.report) : runPage(call, done.result.sentence)
  },
  'POST /feed-runs/:id': async (call) => {
    const { site, actor } = onSite(call)
    const decide = formText(call.form, 'do') === 'approve' ? approveRun : rejectRun
    const id = call.params['id'] ?? ''
    const done = await withPatience(decide(call.platform, site, actor, id), call.platform.log)
    if (!done.isDone)
      return runPage(call, 'The file is being applied. Load this page again in a minute for the result.')
    if (done.result === null) return runPage(call, 'Another person decided on this file, or a later one replaced it.')
    if (!done.result.isDone) return runPage(call, done.result.sentence)
    return { to: `/feed-runs/${encodeURIComponent(id)}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  saved: 'Saved. The next file is read in this way, even if it is the same.',
  paused: 'Paused. No file is looked for, and silence warns no one.',
  resumed: 'Resumed.',
  uploaded: 'The file is here and is being read. Load this page again in a minute for the result.',
  removed: 'Removed. Its cars stay for sale as they are, and its history is below.',
}

const WAYS = { https: 'HTTPS', sftp: 'SFTP', ftps: 'FTPS', upload: 'Uploaded', push: 'Pushed, car by car' } as const

const BADGES: Readonly<Record<FeedOutcome, FeedBadge>> = {
  applied: { text: 'Applied', tone: 'good' },
  same: { text: 'No change', tone: 'plain' },
  growing: { text: 'Being written', tone: 'plain' },
  held: { text: 'Waits for you', tone: 'warning' },
  approved: { text: 'Approved', tone: 'good' },
  rejected: { text: 'Rejected', tone: 'plain' },
  replaced: { text: 'Replaced', tone: 'plain' },
  unusable: { text: 'Cannot be read', tone: 'danger' },
  unreachable: { text: 'Not received', tone: 'danger' },
  broken: { text: 'Our fault', tone: 'danger' },
}

const PAUSED: FeedBadge = { text: 'Paused', tone: 'plain' }

const SILENCES = {
  none: null,
  console: { text: 'Silent for a day', tone: 'warning' },
  managers: { text: 'Silent for two days', tone: 'danger' },
  operators: { text: 'Silent for three days', tone: 'danger' },
} as const

async function board(call: ConsoleCall, notice: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const feeds = await showFeeds(call.platform, site, actor)
  const removed = await showRemovedFeeds(call.platform, site, actor)
  const mayPull = may(actor, site, 'feed.run')
  const mayEdit = may(actor, site, 'feed.edit')
  return {
    page: {
      kind: 'feeds',
      notice,
      mayEdit,
      feeds: feeds.map((feed) => lineOf(feed, site, mayPull, mayEdit)),
      removed: removed.map(({ feed, runs, carsForSale }) => ({
        name: feed.name,
        at: momentOf(feed.removedAt ?? feed.createdAt, site.timezone),
        cars: carsText(carsForSale),
        runs: runs.slice(0, RUNS_SHOWN).map((run) => runLine(run, site)),
      })),
    },
  }
}

function lineOf(board: BoardFeed, site: Site, mayPull: boolean, mayEdit: boolean): FeedsPage['feeds'][number] {
  const { feed, silence, held, runs } = board
  const { way, isPaused } = feed.definition
  const moment = (at: Date | null) => at && momentOf(at, site.timezone)
  const latest = runs[0]
  return {
    name: feed.name,
    way: isPaused ? `${WAYS[way]}, paused` : WAYS[way],
    badge:
      (isPaused ? PAUSED : null) ??
      SILENCES[silence] ??
      (held ? BADGES.held : latest ? BADGES[latest.outcome] : { text: 'Nothing yet', tone: 'plain' }),
    advice: adviceOf(board),
    heldHref: held && `/feed-runs/${held.id}`,
    received: moment(feed.receivedAt),
    next: moment(feed.nextPullAt),
    mayPull: mayPull && isPulled(way),
    mappingHref: mayEdit ? `/feeds/${feed.name}/mapping` : null,
    editHref: mayEdit ? `/feeds/${feed.name}/edit` : null,
    uploadHref: mayPull && way !== 'push' ? `/feeds/${feed.name}/upload` : null,
    isPaused,
    ...figuresOf(board, site),
    runs: runs.slice(0, RUNS_SHOWN).map((run) => runLine(run, site)),
  }
}

function runLine(run: BoardFeed['runs'][number], site: Site): FeedRunLine {
  return {
    href: `/feed-runs/${run.id}`,
    at: momentOf(run.lastAt, site.timezone),
    badge: BADGES[run.outcome],
    sentence: run.times > 1 ? `${run.sentence} ${run.times} times in a row.` : run.sentence,
  }
}

function carsText(cars: number): string {
  if (cars === 0) return 'None of its cars is for sale.'
  return `${cars === 1 ? 'One car is' : `${cars.toLocaleString('en-AU')} cars are`} still for sale. Mark them as sold in Stock, or let another feed take them over.`
}

const RUNS_SHOWN = 6
/** Fewer files are no trend. */
const FEWEST_OF_A_TREND = 3

/** INTAKE-6: the last file in figures, and the rows of the last files. */
function figuresOf({ feed, runs }: BoardFeed, site: Site): Pick<FeedsPage['feeds'][number], 'trend' | 'facts'> {
  // Reports were written by this program.
  const read = runs.flatMap((run) => (run.report === null ? [] : [{ run, report: run.report as ImportReport }]))
  const count = (number: number) => number.toLocaleString('en-AU')
  const last = read[0]?.report
  const points = read.toReversed().map(({ run, report }) => ({
    label: momentOf(run.lastAt, site.timezone).text,
    value: report.rows,
    text: `${count(report.rows)} rows`,
  }))
  return {
    trend: points.length < FEWEST_OF_A_TREND ? [] : points,
    facts:
      last === undefined
        ? []
        : [
            { label: 'Rows in', value: count(last.rows) },
            {
              label: read[0]?.run.outcome === 'held' ? 'Would change' : 'Changed',
              value: count(last.added + last.changed + (last.sold ?? 0)),
            },
            { label: 'Refused', value: count(last.refused) },
            ...(feed.appliedAt ? [{ label: 'Last applied', value: momentOf(feed.appliedAt, site.timezone).text }] : []),
          ],
  }
}

function adviceOf({ silence, held, runs }: BoardFeed): string | null {
  if (held) return 'A file looks wrong and changed nothing. See what it would change, then approve or reject it.'
  if (runs[0]?.outcome === 'unreachable') return pullAdvice(runs[0].sentence)
  if (runs[0]?.outcome === 'broken')
    return 'Something failed here, and we have been alerted. You need not change the file; the next one is read as usual.'
  if (runs[0]?.outcome === 'unusable' && runs[0].sentence.includes('not in the file'))
    return 'We could not tell which columns hold what. Match the columns under ‘Mapping’, or ask the sender.'
  if (runs[0]?.outcome === 'unusable') return NOT_READ
  return silence === 'none' ? null : 'Nothing has come for a while. Ask the sender of the file.'
}

const NOT_READ =
  'Nothing of the last file could be used. Open it below to see why; ‘Mapping’ says which column is what.'

/** `trial`: what the stored file would do today, shown instead of what it did. */
async function runPage(
  call: ConsoleCall,
  fault: string | null,
  trial: ImportReport | null = null,
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const run = await showRun(call.platform, site, actor, call.params['id'] ?? '')
  // The report was written by this program.
  const report = trial ?? (run.report as ImportReport | null)
  const count = (number: number) => number.toLocaleString('en-AU')
  const named = [
    ['Rows', report?.rows],
    ['Added', report?.added],
    ['Changed', report?.changed],
    ['Sold', report?.sold],
    ['Missing', report?.missing],
    ['Refused', report?.refused],
    ['New prices', report?.preview?.repricedCount],
  ] as const
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'feed-run',
      id: run.id,
      feed: run.feed,
      at: momentOf(run.lastAt, site.timezone),
      badge: BADGES[run.outcome],
      sentence: run.sentence,
      fault,
      mayDecide: run.outcome === 'held' && may(actor, site, 'feed.run'),
      figures: named.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: count(value) }])),
      changes: changesOf(report, count),
      refused: refusedRows(report),
      mayTry: run.hasFile && may(actor, site, 'feed.run'),
      trial: trial && `Today this file would do this: ${changesText(trial)} Nothing was changed.`,
    },
  }
}

function changesOf(report: ImportReport | null, count: (number: number) => string): FeedRunPage['changes'] {
  const preview = report?.preview
  if (!preview) return []
  const price = (amount: number | null) => (amount === null ? 'no price' : `$${count(amount)}`)
  const name = ({ title, stocknum }: { title: string; stocknum: string | null }) =>
    stocknum ? `${title} · ${stocknum}` : title
  return [
    { title: 'Would be sold', rows: preview.sold.map((car) => [name(car), price(car.price)] as const) },
    {
      title: 'New prices',
      rows: preview.repriced.map((car) => [name(car), `${price(car.before)} → ${price(car.price)}`] as const),
    },
    { title: 'Would be added', rows: preview.added.map((car) => [name(car), price(car.price)] as const) },
  ].filter(({ rows }) => rows.length > 0)
}
