import { cutText } from '../cut-text.ts'
import type { OutsideText } from '../outside-text.ts'
import { signatureStart } from './mail-signature.ts'
import { isBlank, isForwardLine, isQuoted, quoteHeaderAt } from './quote-header.ts'
import { FORWARDS } from './quote-words.ts'

/** A piece of a mail's text. All pieces, in their order, are the whole text. */
export interface MailPart {
  readonly kind: 'said' | 'quote' | 'signature'
  readonly text: string
}

/**
 * A1, A2: what a person wrote, and between it what a mail program quotes or signs with. Nothing is left out, so that a wrong
 * guess hides no word for good; where nothing else was written, all of it counts as said. One pass over the lines (H4-1).
 */
export function mailParts(subject: string, text: OutsideText): readonly MailPart[] {
  const whole: readonly MailPart[] = [{ kind: 'said', text }]
  if (isForward(subject)) return whole
  const lines = text.split('\n')
  const parts = partsOf(text, lines, joined(lines, foldedSpans(lines)))
  return parts.some((part) => part.kind === 'said' && !isBlank(part.text)) ? parts : whole
}

/** What the person wrote, for a place that shows a line or two. */
export function saidIn(parts: readonly MailPart[]): string {
  const said = parts.filter(({ kind }) => kind === 'said').map(({ text }) => text.trim())
  return said.filter((text) => text !== '').join('\n\n')
}

/** A person who passes a mail on wants it read. */
function isForward(subject: string): boolean {
  const [, word = ''] = /^\s*([^\s:：]+)[:：]/.exec(cutText(subject, 40)) ?? []
  return FORWARDS.some((each) => each === word.toLowerCase())
}

/** Lines that are folded; the last one is before `to`. */
interface Span {
  readonly from: number
  readonly to: number
  readonly kind: 'quote' | 'signature'
}

/** Lines with '>' and blank ones between them, with the program's line above. */
interface Quote {
  readonly from: number
  readonly to: number
  readonly hasHeader: boolean
}

function foldedSpans(lines: readonly string[]): readonly Span[] {
  const { quotes, end, isForwarded } = quotesOf(lines)
  const signature = isForwarded ? end : signatureStart(lines, quotes.at(-1)?.to ?? 0, end)
  const groups = groupsOf(lines, quotes)
  const last = groups.at(-1)
  const tail: readonly Span[] = [
    { from: signature, to: end, kind: 'signature' },
    ...(isForwarded ? [] : [{ from: end, to: lines.length, kind: 'quote' } as const]),
  ]
  if (last === undefined) return tail
  const isLast = !isForwarded && !hasWords(lines, last.to, signature)
  // Of several groups with words between them each is what the words below answer.
  if (!isLast && !(last.hasHeader && groups.length === 1)) return tail
  const above = isLast ? signatureStart(lines, groups.at(-2)?.to ?? 0, last.from) : last.from
  return [{ from: above, to: last.from, kind: 'signature' }, { ...last, kind: 'quote' }, ...tail]
}

/** All quotes, and where a quote without '>' or a forwarded mail begins, which goes on to the end. */
function quotesOf(lines: readonly string[]) {
  const quotes: Quote[] = []
  let floor = 0
  for (let at = 0; at < lines.length; at += 1) {
    if (isForwardLine(lines[at]!)) return { quotes, end: at, isForwarded: true }
    const header = quoteHeaderAt(lines, at, floor)
    const next = header === null ? at : nextWords(lines, header.after)
    if (isQuoted(lines[next] ?? '')) {
      floor = endOfQuote(lines, next)
      quotes.push({ from: header?.from ?? at, to: floor, hasHeader: header !== null })
      at = floor - 1
    } else if (header?.certainty === 'sure') return { quotes, end: header.from, isForwarded: false }
  }
  return { quotes, end: lines.length, isForwarded: false }
}

function nextWords(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && isBlank(lines[at])) at += 1
  return at
}

function endOfQuote(lines: readonly string[], from: number): number {
  let end = from
  for (let at = from; at < lines.length && (isQuoted(lines[at]!) || isBlank(lines[at])); at += 1)
    if (isQuoted(lines[at]!)) end = at + 1
  return end
}

/** Quotes with nothing but blank lines between them are one. */
function groupsOf(lines: readonly string[], quotes: readonly Quote[]): readonly Quote[] {
  const groups: Quote[] = []
  for (const quote of quotes) {
    const before = groups.at(-1)
    if (before === undefined || hasWords(lines, before.to, quote.from)) groups.push(quote)
    else groups[groups.length - 1] = { ...before, to: quote.to }
  }
  return groups
}

function hasWords(lines: readonly string[], from: number, to: number): boolean {
  return nextWords(lines, from) < to
}

/** Spans with nothing but blank lines between them, or below the last, are one. */
function joined(lines: readonly string[], spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    if (span.from === span.to) continue
    const before = merged.at(-1)
    if (before === undefined || hasWords(lines, before.to, span.from)) merged.push(span)
    else {
      const kind = before.kind === 'quote' ? 'quote' : span.kind
      merged[merged.length - 1] = { from: before.from, to: span.to, kind }
    }
  }
  const last = merged.at(-1)
  if (last && !hasWords(lines, last.to, lines.length)) merged[merged.length - 1] = { ...last, to: lines.length }
  return merged
}

function partsOf(text: string, lines: readonly string[], spans: readonly Span[]): readonly MailPart[] {
  const starts = [0]
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1)
  const parts: MailPart[] = []
  const add = (kind: MailPart['kind'], from: number, to: number) => {
    if (from < to) parts.push({ kind, text: text.slice(starts[from], starts[to]) })
  }
  let from = 0
  for (const span of spans) {
    add('said', from, span.from)
    add(span.kind, span.from, span.to)
    from = span.to
  }
  add('said', from, lines.length)
  return parts
}
