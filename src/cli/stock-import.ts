import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { csvText } from '#domain/csv-text.ts'
import { withAnswers } from '#domain/feed/feed-questions.ts'
import type { FeedRemark } from '#domain/feed/record.ts'
import { type ImportOutcome, importStock } from '#operations/stock/import-stock.ts'
import type { ImportProgress } from '#operations/stock/stage-feed.ts'
import { didYouMean } from '#site/nearest.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from './command-context.ts'
import { importLines } from './import-lines.ts'
import { readMapping } from './read-mapping.ts'
import { type AnswerFlags, readAnswers } from './typed-answers.ts'

export interface StockImportFlags extends AnswerFlags {
  readonly site: string
  readonly mapping?: string
  readonly dryRun: boolean
  readonly force: boolean
  readonly report?: string
}

/** `forecourt stock import --site SLUG FILE` (STOCK-1). Exit status 0 done, 1 nothing usable, 2 usage, 3 held back. */
export async function stockImportCommand(
  context: CommandContext,
  typed: string,
  flags: StockImportFlags,
): Promise<ExitStatus> {
  const mapping = await readMapping(flags.mapping === undefined ? null : resolve(context.cwd, flags.mapping))
  if (!mapping.ok) {
    for (const fault of mapping.faults) context.printError(fault)
    return EXIT_STATUS.usage
  }
  const read = readAnswers(flags)
  if (!read.ok) {
    for (const sentence of read.sentences) context.printError(sentence)
    return EXIT_STATUS.usage
  }
  if (IS_ADDRESS.test(typed)) {
    context.printError(
      `"${withoutUserInfo(typed)}" is an address, and this command takes a file: download it first (curl -o feed.csv …, or sftp), then import that file.`,
    )
    return EXIT_STATUS.usage
  }
  const { platform, sites, refused } = await context.open()
  const site = sites.find(({ slug }) => slug === flags.site)
  if (site === undefined) {
    const slugs = sites.map(({ slug }) => slug)
    const isRefused = refused.includes(flags.site)
    const hint = isRefused
      ? `its site.json is refused, and 'forecourt site check ${flags.site}' says why.`
      : (didYouMean(flags.site, slugs) ?? `there are: ${slugs.join(', ') || 'none'}.`)
    context.printError(`There is no site '${flags.site}'; ${hint}`)
    return EXIT_STATUS.usage
  }
  const file = resolve(context.cwd, typed)
  const report = flags.report === undefined ? null : openReport(resolve(context.cwd, flags.report))
  const used = withAnswers(mapping.mapping, read.answers)
  const outcome = await importStock(platform, site, file, {
    options: { mapping: used, dryRun: flags.dryRun, force: flags.force },
    listeners: { onProgress: progressPrinter(context), ...(report && { onRemark: report.add }) },
  })
  const reportFault = report && (await report.close())
  context.progress?.('')
  const kept = await platform.storage.forSite(site).feeds.find(used.feed)
  const place = { siteSlug: site.slug, feed: kept && used.feed }
  const names = { file: typed, site: site.name, dryRun: flags.dryRun, answers: place }
  for (const line of importLines(outcome, names)) context.print(line)
  if (reportFault) context.printError(reportFault)
  return reportFault ? EXIT_STATUS.failed : statusOf(outcome)
}

const IS_ADDRESS = /^[a-z][a-z0-9+.-]+:\/\//i

/** L6: removes user and password, which must not appear on a terminal or in a log. */
function withoutUserInfo(address: string): string {
  return address.replace(/^([^/]+:\/\/)[^/@]*@/, '$1')
}

function statusOf(outcome: ImportOutcome): ExitStatus {
  if (!outcome.ok) return EXIT_STATUS.failed
  return outcome.report.heldBack ? EXIT_STATUS.heldBack : EXIT_STATUS.done
}

/** A progress bar on a terminal; elsewhere a line per 10%, to keep logs short. */
function progressPrinter({ progress, print }: CommandContext): (now: ImportProgress) => void {
  let tenth = 0
  return ({ rows, bytesRead, bytes, step }) => {
    const share = bytes === 0 ? 1 : Math.min(1, bytesRead / bytes)
    const text =
      step === 'merging' ? `${count(rows)} rows read; merging` : `${count(rows)} rows read, ${Math.floor(share * 100)}%`
    if (progress) progress(`${bar(share)} ${text}`)
    else if (step === 'merging' || Math.floor(share * 10) > tenth) print(text)
    tenth = Math.floor(share * 10)
  }
}

const BAR_WIDTH = 30

function bar(share: number): string {
  const filledWidth = Math.round(share * BAR_WIDTH)
  return `[${'='.repeat(filledWidth)}${' '.repeat(BAR_WIDTH - filledWidth)}]`
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}

/** Streams remarks to a CSV file, so that a million bad rows do not fill the memory. */
function openReport(file: string) {
  const stream = createWriteStream(file)
  let fault: string | null = null
  stream.on('error', (error) => {
    fault = `The report ${file} can’t be written: ${error.message}.`
  })
  stream.write(csvText([['line', 'row', 'kind', 'column', 'reason', 'value', 'suggestion']]))
  return {
    add({ line, row, kind, column, reason, value, suggestion }: FeedRemark) {
      stream.write(csvText([[String(line), String(row), kind, column ?? '', reason, value ?? '', suggestion ?? '']]))
    },
    async close(): Promise<string | null> {
      stream.end()
      try {
        await finished(stream)
      } catch {
        // The error listener has set `fault`.
      }
      return fault
    },
  }
}
