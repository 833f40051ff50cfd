import { NO_QUESTIONS, openQuestions } from '#domain/feed/feed-questions.ts'
import { isPulled } from '#domain/intake/feed-definition.ts'
import { heldQuestion, heldText } from '#domain/intake/held-question.ts'
import { pullAdvice } from '#domain/intake/pull-advice.ts'
import { may } from '#domain/staff/actor.ts'
import { type BoardFeed, showFeeds, showRemovedFeeds } from '#operations/intake/show-feeds.ts'
import { LACKING } from '#operations/intake/take-file.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentOf } from '../time/moment.ts'
import type { FeedAsks, FeedBadge, FeedRunLine, FeedsPage } from './feed-values.ts'
import { asksOf, mappingAddress, outcomeBadge, WAYS } from './feed-words.ts'

const PAUSED: FeedBadge = { text: 'Paused', tone: 'plain' }
const NOTHING_YET: FeedBadge = { text: 'Nothing yet', tone: 'plain' }

const SILENCES = {
  none: null,
  console: { text: 'Silent for a day', tone: 'warning' },
  managers: { text: 'Silent for two days', tone: 'danger' },
  operators: { text: 'Silent for three days', tone: 'danger' },
} as const

/** INTAKE-6: each feed of the site with how it is going. */
export async function boardPage(call: ConsoleCall, notice: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const feeds = await showFeeds(staffRequest(call))
  const removed = await showRemovedFeeds(staffRequest(call))
  const mayPull = may(actor, site, 'feed.run')
  const mayEdit = may(actor, site, 'feed.edit')
  return {
    page: typedPage<FeedsPage>({
      kind: 'feeds',
      notice,
      mayEdit,
      feeds: feeds.map((feed) => lineOf(feed, site, mayPull, mayEdit)),
      removed: removed.map(({ feed, runs, carsForSale }) => ({
        name: feed.name,
        at: momentOf(feed.removedAt ?? feed.createdAt, site),
        cars: carsText(carsForSale),
        runs: runs.slice(0, RUNS_SHOWN).map((run) => runLine(run, site, mayPull)),
      })),
    }),
  }
}

function lineOf(board: BoardFeed, site: Site, mayPull: boolean, mayEdit: boolean): FeedsPage['feeds'][number] {
  const { feed, silence, held, runs } = board
  const { way, isPaused } = feed.definition
  const moment = (at: Date | null) => at && momentOf(at, site)
  const latest = runs[0]
  return {
    name: feed.name,
    way: isPaused ? `${WAYS[way]}, paused` : WAYS[way],
    badge:
      (isPaused ? PAUSED : null) ??
      SILENCES[silence] ??
      (held || latest ? outcomeBadge((held ?? latest)!.outcome, mayPull) : NOTHING_YET),
    advice: adviceOf(board, mayPull),
    asks: asksOfLast(board, mayEdit),
    heldHref: held && `/feed-runs/${held.id}`,
    received: moment(feed.receivedAt),
    next: moment(feed.nextPullAt),
    mayPull: mayPull && isPulled(way),
    mappingHref: mayEdit ? `/feeds/${feed.name}/mapping` : null,
    matchHref: mayEdit && latest?.outcome === 'unusable' && latest.hasFile ? mappingAddress(latest) : null,
    editHref: mayEdit ? `/feeds/${feed.name}/edit` : null,
    uploadHref: mayPull && way !== 'push' ? `/feeds/${feed.name}/upload` : null,
    isPaused,
    ...figuresOf(board, site),
    runs: runs.slice(0, RUNS_SHOWN).map((run) => runLine(run, site, mayPull)),
  }
}

/** A8, SITE-6: what the last file that was read asks. */
function asksOfLast({ feed, runs }: BoardFeed, mayEdit: boolean): FeedAsks | null {
  const run = runs.find(({ report }) => report !== null)
  // Reports were written by this program.
  const { questions = NO_QUESTIONS } = (run?.report ?? {}) as Partial<ImportReport>
  return run ? asksOf(openQuestions(questions, feed.definition.mapping), run, mayEdit) : null
}

function runLine(run: BoardFeed['runs'][number], site: Site, mayDecide: boolean): FeedRunLine {
  return {
    href: `/feed-runs/${run.id}`,
    at: momentOf(run.lastAt, site),
    badge: outcomeBadge(run.outcome, mayDecide),
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
    label: momentOf(run.lastAt, site).text,
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
            ...(feed.appliedAt ? [{ label: 'Last applied', value: momentOf(feed.appliedAt, site).text }] : []),
          ],
  }
}

function adviceOf({ feed, silence, held, runs }: BoardFeed, mayDecide: boolean): string | null {
  if (held) {
    const { heldBack } = held.report as ImportReport
    const file = heldBack ?? { usable: 0, available: 0, reasons: [] }
    return mayDecide
      ? heldQuestion(feed.name, file)
      : `${heldText(feed.name, file)} A manager decides whether to use it.`
  }
  const [last] = runs
  if (last?.outcome === 'unreachable') return pullAdvice(last.sentence)
  if (last?.outcome === 'broken')
    return 'Something failed here, and we have been alerted. You need not change the file; the next one is read as usual.'
  if (last?.outcome === 'unusable' && last.sentence.startsWith(LACKING)) return last.sentence
  if (last?.outcome === 'unusable') return 'Nothing of the last file could be used. Open it below to see why.'
  return silence === 'none' ? null : 'Nothing has come for a while. Ask the sender of the file.'
}
