import { TokenType } from '@streamparser/json'
import { jsonTokens } from './json-tokens.ts'

/** The text of one element of the array of rows, and the line that it begins on. */
export interface JsonRow {
  readonly line: number
  readonly json: string
}

/**
 * Cuts a JSON file that comes in pieces into the elements of its array of rows, and holds only the row that is not yet
 * whole. That array is the file itself, the first array in an object, or the one named `records`.
 */
export function jsonRows(records: string | null) {
  const markOf = arrayOfRows(records)
  let state: 'before' | 'inside' | 'over' = 'before'
  let rows: JsonRow[] = []
  /** What no row has yet, without the piece in hand. */
  let held: Buffer[] = []
  /** Line of the first of these bytes. */
  let line = 1
  let piece: Buffer = Buffer.alloc(0)
  /** Offset of the piece in the file. */
  let begin = 0
  /** The piece's first byte that no row has yet. */
  let from = 0

  const read = jsonTokens((token) => {
    const mark = state === 'over' ? null : markOf(token)
    if (mark === null) return
    hold(token.offset - begin)
    const row = heldRow()
    letGo(row.json)
    from += 1
    if (mark === 'comma' || (mark === 'end' && row.json.trim() !== '')) rows.push(row)
    state = mark === 'end' ? 'over' : 'inside'
  })

  function hold(end: number) {
    held.push(piece.subarray(from, end))
    from = end
  }

  function heldRow(): JsonRow {
    const json = Buffer.concat(held).toString()
    return { line: line + lineEnds(json.slice(0, json.search(/[^\0- ]|$/))), json }
  }

  function letGo(text: string) {
    line += lineEnds(text)
    held = []
  }

  return {
    /** The rows that end in the next piece of the file. */
    read(text: string): readonly JsonRow[] {
      begin += piece.length
      piece = Buffer.from(text)
      from = 0
      rows = []
      read(piece)
      hold(piece.length)
      if (state === 'before') letGo(heldRow().json)
      return rows
    },
    state: () => state,
    /** Bytes of the row that is not yet whole. */
    heldBytes: () => held.reduce((sum, { length }) => sum + length, 0),
    /** The row that is not yet whole. */
    heldRow,
  }
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1
}

type Token = Pick<Parameters<Parameters<typeof jsonTokens>[0]>[0], 'token' | 'value'>

/** Which tokens begin, part and end the array of rows. */
function arrayOfRows(records: string | null): (token: Token) => 'begin' | 'comma' | 'end' | null {
  let depth = 0
  /** Depth of the array's brackets; 0 before it begins. */
  let inside = 0
  let lastText: Token['value'] = null
  let name: Token['value'] = null

  return ({ token, value }) => {
    const rowsEnd = inside > 0 && depth === inside
    switch (token) {
      case TokenType.STRING:
        lastText = value
        return null
      case TokenType.COLON:
        if (inside === 0) name = lastText
        return null
      case TokenType.COMMA:
        return rowsEnd ? 'comma' : null
      case TokenType.RIGHT_BRACKET:
      case TokenType.RIGHT_BRACE:
        depth -= 1
        return rowsEnd ? 'end' : null
      case TokenType.LEFT_BRACKET:
        depth += 1
        if (inside > 0 || (depth > 1 && records !== null && name !== records)) return null
        inside = depth
        return 'begin'
      case TokenType.LEFT_BRACE:
        depth += 1
        return null
      default:
        return null
    }
  }
}
