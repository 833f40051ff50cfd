import { approveText, approveTitle, heldText } from '#domain/intake/held-question.ts'
import { showRun } from '#operations/intake/show-feeds.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { askFirst } from '../held/ask-first.ts'
import { staffRequest } from '../on-site.ts'

/** CR-B9: 'Sell 227 cars?' Null: the person said yes, or there is nothing to decide. */
export async function feedRunQuestion(call: ConsoleCall): Promise<ConsoleAnswer | null> {
  const run = await showRun(staffRequest(call), idOf(call))
  // The report was written by this program.
  const report = run.report as ImportReport | null
  if (run.outcome !== 'held' || report === null) return null
  const { sold, added, preview, heldBack } = report
  const changes = { sold, added, repriced: preview?.repricedCount ?? 0 }
  return askFirst(call, addressOf(call), {
    title: approveTitle(changes),
    sentences: [
      ...(heldBack ? [heldText(run.feed, heldBack)] : []),
      `With this file ${approveText(changes)}`,
      'You can undo it for an hour.',
    ],
    button: 'Use the file',
    back: addressOf(call),
  })
}

/** The id in the address. */
export function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

/** The address of the file's page. */
export function addressOf(call: ConsoleCall): string {
  return `/feed-runs/${encodeURIComponent(idOf(call))}`
}
