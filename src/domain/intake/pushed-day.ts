import { counted } from '../counted.ts'
import type { FeedRemark } from '../feed/record.ts'

/** What became of a pushed car. */
export type PushResult = 'added' | 'changed' | 'unchanged' | 'older' | 'refused'

/** INTAKE-6, INTAKE-7: the calls of one day as one line of the board, in the shape of an import's report. */
export interface PushedDay {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly older: number
  readonly refused: number
  /** The latest refused cars. */
  readonly refusedRows: readonly FeedRemark[]
}

const MOST_REFUSED = 50

/** INTAKE-7: counts one more call. */
export function afterPush(day: PushedDay | null, result: PushResult, remarks: readonly FeedRemark[]): PushedDay {
  const { rows, refusedRows, ...counts } = day ?? NOTHING
  const refused = remarks.filter(({ kind }) => kind === 'refused').map((remark) => ({ ...remark, row: rows + 1 }))
  return {
    ...counts,
    rows: rows + 1,
    [result]: counts[result] + 1,
    refusedRows: result === 'refused' ? [...refused, ...refusedRows].slice(0, MOST_REFUSED) : refusedRows,
  }
}

/** '12 calls: 3 added, 8 changed.' */
export function pushedText({ rows, added, changed, refused }: PushedDay): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [refused, 'refused'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en-AU')} ${word}`)
  return `${counted(rows, 'car')} sent: ${said.length === 0 ? 'nothing changed' : said.join(', ')}.`
}

const NOTHING: PushedDay = { rows: 0, added: 0, changed: 0, unchanged: 0, older: 0, refused: 0, refusedRows: [] }
