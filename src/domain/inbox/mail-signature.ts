import { isBlank } from './quote-header.ts'
import { SENT_FROM } from './quote-words.ts'

/** Where the signature of these lines begins; `to` without one. Only lines at their end are one. */
export function signatureStart(lines: readonly string[], from: number, to: number): number {
  const start = sentFromStart(lines, from, to)
  const first = Math.max(from, start - MOST_LINES)
  for (let at = start - 1; at >= first; at -= 1)
    if (lines[at]!.replace('\r', '') === '-- ') return sentFromStart(lines, from, at)
  return start
}

/** Without 'Sent from my iPhone' at the end. */
function sentFromStart(lines: readonly string[], from: number, to: number): number {
  let start = to
  for (let at = to - 1; at >= from; at -= 1) {
    if (isBlank(lines[at])) continue
    if (!isSentFrom(lines[at]!)) break
    start = at
  }
  return start
}

function isSentFrom(line: string): boolean {
  if (line.length > LONGEST) return false
  const text = line.trimStart().toLowerCase()
  return SENT_FROM.some((words) => text.startsWith(words))
}

/** Lines below '-- ', as the rules of the net ask for four at most and people's programs do not. */
const MOST_LINES = 12
/** Outlook's line has an address in it. */
const LONGEST = 120
