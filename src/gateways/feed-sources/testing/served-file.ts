import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NO_MARKS } from '#domain/intake/settled-file.ts'
import { hashOfFile } from '../../save-limited.ts'
import type { FeedSources, Pulled } from '../feed-sources.ts'

/** Dealers' servers that all have one file, 'stock.csv', with the text of `served` at the time, or fail as it says. */
export function serveFile(served: () => string | Exclude<Pulled, { kind: 'fetched' }>): FeedSources {
  return {
    secretsOf: () => [],
    async pull({ folder }) {
      const text = served()
      if (typeof text !== 'string') return text
      const path = join(folder, 'received')
      await writeFile(path, text)
      const file = { path, name: 'stock.csv', bytes: Buffer.byteLength(text), hash: await hashOfFile(path) }
      return { kind: 'fetched', file, marks: { ...NO_MARKS, size: file.bytes } }
    },
  }
}
