import { cutText } from '../cut-text.ts'
import { withoutEnds } from '../without-ends.ts'
import { BEFORE_DATE, FORWARDED, HEADER_LABELS, ORIGINAL, WROTE } from './quote-words.ts'

/** Where a mail program's line above a quoted mail begins and what comes after it. */
export interface QuoteHeader {
  readonly from: number
  readonly after: number
  /** 'sure': a mail follows, also without '>'. 'likely': only if lines with '>' follow. */
  readonly certainty: 'sure' | 'likely'
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

/** A line of a quoted mail, as programs mark it. Some put a space before. */
export function isQuoted(line: string): boolean {
  return /^ {0,3}>/.test(line)
}

/** A1: the mail below this line is passed on, so the person wants it read. */
export function isForwardLine(line: string): boolean {
  return ruledWords(line, FORWARDED) || (line.length <= LONGEST_LINE && endsWithColon(line) && isOneOf(line, FORWARDED))
}

/**
 * A2: the header of a quoted mail that ends or begins at this line; null if a person wrote it. `floor`: the first line that
 * may belong to it. It looks at a few lines, each of a stated length, so a mail is read in one pass (H4-1).
 */
export function quoteHeaderAt(lines: readonly string[], at: number, floor: number): QuoteHeader | null {
  const line = lines[at]!
  if (isQuoted(line) || isBlank(line)) return null
  if (ruledWords(line, ORIGINAL)) return { from: at, after: at + 1, certainty: 'sure' }
  if (isHeaderBlock(lines, at)) return { from: ruleAbove(lines, at, floor), after: at + 1, certainty: 'sure' }
  return attributionAt(lines, at, floor)
}

/** 'From: …', 'Sent: …', 'Subject: …', one below the other. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (labelOf(lines[at]!) === null) return false
  const labels = new Set<string>()
  for (let index = at; index < at + MOST_LABELS && !isBlank(lines[index]); index += 1) {
    const label = labelOf(lines[index]!)
    if (label === null) continue
    labels.add(label)
    // A person who writes where a car goes from, and when, names no address.
    if (label === 'from' && hasAddress(cutText(lines[index]!, LONGEST_LINE))) labels.add('subject')
  }
  return labels.size === 3
}

function labelOf(line: string): 'from' | 'date' | 'subject' | null {
  const start = cutText(line, LONGEST_LABEL)
  const colon = start.search(/[:：]/)
  if (colon === -1) return null
  return HEADER_LABELS.get(withoutEnds(start.slice(0, colon), ' *\t\u00a0').toLowerCase()) ?? null
}

/** Outlook draws a line above its header. */
function ruleAbove(lines: readonly string[], at: number, floor: number): number {
  for (let index = at - 1; index >= Math.max(floor, at - 2); index -= 1)
    if (!isBlank(lines[index])) return isRule(lines[index]!) ? index : at
  return at
}

function isRule(line: string): boolean {
  const text = line.trim()
  return text.length >= 10 && (withoutEnds(text, '_') === '' || withoutEnds(text, '-') === '')
}

/** 'On Thu, 26 Nov 2026 at 14:05, Kim <kim@dealer.example> wrote:', also where a program breaks it into lines. */
function attributionAt(lines: readonly string[], at: number, floor: number): QuoteHeader | null {
  const last = lines[at]!
  if (last.length > LONGEST_LINE || !endsWithColon(last)) return null
  let text = ''
  let header: QuoteHeader | null = null
  for (let from = at; from >= Math.max(floor, at - MOST_WRAPPED + 1); from -= 1) {
    const line = lines[from]!
    if (isBlank(line) || isQuoted(line) || line.length > LONGEST_LINE) break
    text = text === '' ? line.trim() : `${line.trim()} ${text}`
    const certainty = certaintyOf(text)
    if (certainty === null) continue
    // Of a wrapped line the part with the name and the time may be enough, but it begins where the program began.
    if (beginsWithDate(line)) return { from, after: at + 1, certainty }
    header ??= { from, after: at + 1, certainty }
  }
  return header
}

function endsWithColon(line: string): boolean {
  return /[:：]$/.test(line.trimEnd())
}

function certaintyOf(text: string): QuoteHeader['certainty'] | null {
  if (!/\b(?:19|20)\d\d|\d[:.h]\d\d/.test(text)) return null
  const lower = text.toLowerCase()
  const says = WROTE.some((word) => lower.includes(word))
  if (hasAddress(text)) return says ? 'sure' : 'likely'
  return says ? 'likely' : null
}

function beginsWithDate(line: string): boolean {
  const text = line.trim().toLowerCase()
  return /\d/.test(text) && !/[.!?]$/.test(text) && BEFORE_DATE.some((word) => text.startsWith(word))
}

function hasAddress(text: string): boolean {
  return /[^\s@]@[^\s@]/.test(text)
}

/** Whether these words are between dashes. */
function ruledWords(line: string, words: readonly string[]): boolean {
  const text = line.trim()
  return text.startsWith('--') && isOneOf(text, words)
}

function isOneOf(line: string, words: readonly string[]): boolean {
  if (line.length > LONGEST_LINE) return false
  const text = withoutEnds(line, '-–—*:： \t\u00a0').toLowerCase()
  return text.length <= LONGEST_WORDS && words.includes(text)
}

const LONGEST_LINE = 400
const LONGEST_LABEL = 24
const LONGEST_WORDS = 60
/** Lines that a header may have, with long lists of recipients. */
const MOST_LABELS = 8
/** Lines into which a program breaks its line above a quote. */
const MOST_WRAPPED = 4
