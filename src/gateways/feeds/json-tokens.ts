import { Tokenizer } from '@streamparser/json'
import { FeedFault } from './feed-fault.ts'

type ParsedToken = Parameters<Tokenizer['onToken']>[0]

/** A file with more of them is not JSON, and each takes the time of a new tokenizer. */
const WRONG_CHARACTERS = 100_000

/**
 * Reads JSON piece by piece and gives its tokens, with their first byte in the file, to `onToken`. `@streamparser/json`
 * stops at the first wrong character, but a bad row never stops the good ones (STOCK-1). So a new tokenizer goes on
 * after it: in the same text, or at the next mark outside texts. Only `JSON.parse` says whether a row is valid.
 */
export function jsonTokens(onToken: (token: ParsedToken) => void): (piece: Uint8Array) => void {
  let tokenizer = new Tokenizer()
  /** Offset in the file at which this tokenizer began. */
  let begin = 0
  let length = 0
  let fault: Error | null = null
  let faults = 0

  function start(offset: number, opening: string) {
    tokenizer = new Tokenizer()
    begin = offset - opening.length
    tokenizer.onToken = (token) => onToken({ ...token, offset: begin + token.offset })
    tokenizer.onError = (error) => {
      fault = error
    }
    tokenizer.write(opening)
  }

  start(0, '')
  return (piece) => {
    for (let from = 0; from < piece.length; ) {
      fault = null
      tokenizer.write(piece.subarray(from))
      if (fault === null) break
      faults += 1
      if (faults > WRONG_CHARACTERS)
        throw new FeedFault(`The file has more than ${WRONG_CHARACTERS.toLocaleString('en-AU')} wrong characters.`)
      const { position, state } = placeOf(fault)
      const inText = state.startsWith('STRING')
      from = begin + position - length
      if (!inText) while (from < piece.length && !MARKS.has(piece[from] ?? 0)) from += 1
      else if (!state.startsWith('STRING_UNICODE')) from += 1
      start(length + from, inText ? '"' : '')
    }
    length += piece.length
  }
}

const MARKS = new Set(Buffer.from('{}[],:"'))

/** Only the text of its error says where the tokenizer stopped, and in which state. */
const STOPPED = /\(absolute position "(\d+)"\) in state (\w+)$/

function placeOf(fault: Error) {
  const [, position, state] = STOPPED.exec(fault.message) ?? []
  if (position === undefined || state === undefined) throw fault
  return { position: Number(position), state }
}
