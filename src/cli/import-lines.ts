import { counted } from '#domain/counted.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { ImportOutcome } from '#operations/stock/import-stock.ts'
import type { RemarkCount } from '#operations/stock/remark-tally.ts'
import { type AnswerPlace, questionNotes } from './question-notes.ts'

export interface ImportNames {
  readonly file: string
  readonly site: string
  readonly dryRun: boolean
  readonly answers: AnswerPlace
}

/** Result of an import as lines for the terminal. */
export function importLines(outcome: ImportOutcome, names: ImportNames): readonly string[] {
  if (!outcome.ok) return [outcome.sentence, ...(outcome.report ? remarkLines(outcome.report, names) : [])]
  const { report } = outcome
  return [headline(report, names), ...summary(report, names), ...remarkLines(report, names)]
}

function headline({ heldBack, version }: ImportReport, { file, site, dryRun }: ImportNames): string {
  if (heldBack) {
    const [first = '', ...others] = heldBack.reasons
    const more = others.map((reason) => ` It also ${reason}.`).join('')
    return `Held back: ${file} ${first}.${more} Nothing of ${site} was changed; --force imports it all the same.`
  }
  if (dryRun) return `Dry run: ${file} into ${site}; nothing was changed.`
  return version === null ? `${file} has nothing new for ${site}.` : `Imported ${file} into ${site}.`
}

function summary(
  { rows, added, changed, unchanged, sold, refused, heldBack }: ImportReport,
  { dryRun }: ImportNames,
): readonly string[] {
  if (heldBack) {
    return [
      `  ${counted(rows, 'row')}: ${count(added)} would be added, ${count(changed)} would be changed, ${count(unchanged)} unchanged, ${count(refused)} refused; ${counted(sold, 'car')} would be sold`,
    ]
  }
  const verb = dryRun ? 'would be ' : ''
  return [
    `  ${counted(rows, 'row')}: ${count(added)} ${verb}added, ${count(changed)} ${verb}changed, ${count(unchanged)} unchanged, ${count(refused)} refused`,
    ...(sold > 0
      ? [
          `  ${counted(sold, 'car')} no longer in the feed ${dryRun ? 'would be' : sold === 1 ? 'is now' : 'are now'} sold`,
        ]
      : []),
  ]
}

function remarkLines({ remarks, notices, questions }: ImportReport, { answers }: ImportNames): readonly string[] {
  const refused = remarks.filter(({ kind }) => kind === 'refused')
  const warnings = remarks.filter(({ kind }) => kind === 'warning')
  return [
    ...[...notices, ...questionNotes(questions, answers)].map((notice) => `Note: ${notice}`),
    ...(refused.length > 0 ? ['Refused:', ...refused.map(remarkLine)] : []),
    ...(warnings.length > 0 ? ['Warnings:', ...warnings.map(remarkLine)] : []),
  ]
}

function remarkLine({ column, reason, count: times, first, suggestion }: RemarkCount): string {
  const where = first.map(({ line, value }) => (value === null ? `line ${line}` : `line ${line} '${value}'`)).join(', ')
  const more = times > first.length ? ', …' : ''
  const advice = suggestion === undefined ? '' : `. ${suggestion}`
  return `  ${count(times)} × ${column ?? 'the row'} ${reason} (${where}${more})${advice}`
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}
