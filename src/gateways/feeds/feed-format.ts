import path from 'node:path'
import { FeedFault } from './feed-fault.ts'
import type { FeedFile } from './feed-text.ts'

export const FEED_FORMATS = ['csv', 'json', 'ndjson', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Detects the format by file name, unless the first characters clearly contradict it. */
export function formatOf({ file, head }: Pick<FeedFile, 'file' | 'head'>): FeedFormat {
  const start = head.trimStart()
  if (/^<(!doctype html|html)/i.test(start))
    throw new FeedFault(
      `The file ${file} is a web page, not a feed: open its address in a browser to see what it says.`,
    )
  const byName = FORMAT_OF_EXTENSION[path.extname(file).toLowerCase()]
  if (start.startsWith('<')) return 'xml'
  if (start.startsWith('[') && byName !== 'csv') return 'json'
  if (start.startsWith('{'))
    return isWholeJson(start.split('\n', 1)[0] ?? '') && start.includes('\n') ? 'ndjson' : (byName ?? 'json')
  return byName ?? 'csv'
}

const FORMAT_OF_EXTENSION: Readonly<Record<string, FeedFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.xml': 'xml',
}

function isWholeJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    // The first line is the start of a longer JSON text.
    return false
  }
}
