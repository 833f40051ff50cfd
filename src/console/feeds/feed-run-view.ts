import { timeOfDay } from '#domain/date/local-time.ts'
import { NO_QUESTIONS } from '#domain/feed/feed-questions.ts'
import { heldText } from '#domain/intake/held-question.ts'
import { may } from '#domain/staff/actor.ts'
import { questionsOfRun, showRun } from '#operations/intake/show-feeds.ts'
import { changesText } from '#operations/intake/take-file.ts'
import { mayUndoUntil } from '#operations/intake/undo-approval.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentOf } from '../time/moment.ts'
import { refusedRows } from './feed-rows.ts'
import type { FeedRunPage } from './feed-values.ts'
import { asksOf, byRegionOf, fileTitle, mappingAddress, outcomeBadge } from './feed-words.ts'

export interface ShownRun {
  readonly fault?: string | null
  readonly notice?: string | null
  /** What the stored file would do today, shown instead of what it did. */
  readonly trial?: ImportReport | null
}

/** INTAKE-3: one file, with what it did or would do. */
export async function runPage(
  call: ConsoleCall,
  { fault = null, notice = null, trial = null }: ShownRun,
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, actor, now } = request
  const run = await showRun(staffRequest(call), call.params['id'] ?? '')
  const mayRun = may(actor, site, 'feed.run')
  const until = mayRun ? await mayUndoUntil(request, run) : null
  // The report was written by this program.
  const report = trial ?? (run.report as ImportReport | null)
  const isHeld = run.outcome === 'held'
  const mayEdit = may(actor, site, 'feed.edit')
  const mayMatch = run.outcome === 'unusable' && run.hasFile && mayEdit
  const questions = await questionsOfRun(request, run.feed, report)
  return {
    status: fault === null ? 200 : 409,
    page: typedPage<FeedRunPage>({
      kind: 'feed-run',
      id: run.id,
      title: fileTitle(run.feed, run.lastAt, site, now),
      at: momentOf(run.lastAt, site),
      badge: outcomeBadge(run.outcome, mayRun),
      sentence: isHeld && report?.heldBack ? heldText(run.feed, report.heldBack) : run.sentence,
      why: isHeld ? run.sentence : null,
      fault,
      notice,
      mayDecide: isHeld && mayRun,
      waits: isHeld && !mayRun,
      undoUntil: until && timeOfDay(until, site),
      notes: report?.notices ?? [],
      asks: asksOf(questions, run, mayEdit),
      byRegion: byRegionOf(questions, run, mayEdit),
      figures: figuresOf(report),
      changes: changesOf(report, run.outcome === 'approved' && trial === null),
      refused: refusedRows(report, site.region, mayEdit ? questions : NO_QUESTIONS),
      mayTry: run.hasFile && mayRun,
      matchHref: mayMatch ? mappingAddress(run) : null,
      trial: trial && `Today this file would do this: ${changesText(trial)} Nothing was changed.`,
    }),
  }
}

function figuresOf(report: ImportReport | null): FeedRunPage['figures'] {
  const named = [
    ['Rows', report?.rows],
    ['Added', report?.added],
    ['Changed', report?.changed],
    ['Sold', report?.sold],
    ['Missing', report?.missing],
    ['Refused', report?.refused],
    ['New prices', report?.preview?.repricedCount],
  ] as const
  return named.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: count(value) }]))
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}

function changesOf(report: ImportReport | null, isDone: boolean): FeedRunPage['changes'] {
  const preview = report?.preview
  if (!preview) return []
  const price = (amount: number | null) => (amount === null ? 'no price' : `$${count(amount)}`)
  const name = ({ title, stocknum }: { title: string; stocknum: string | null }) =>
    stocknum ? `${title} · ${stocknum}` : title
  return [
    {
      title: isDone ? 'Marked as sold' : 'Would be sold',
      rows: preview.sold.map((car) => [name(car), price(car.price)] as const),
    },
    {
      title: 'New prices',
      rows: preview.repriced.map((car) => [name(car), `${price(car.before)} → ${price(car.price)}`] as const),
    },
    {
      title: isDone ? 'Added' : 'Would be added',
      rows: preview.added.map((car) => [name(car), price(car.price)] as const),
    },
  ].filter(({ rows }) => rows.length > 0)
}
