import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NO_MARKS } from '#domain/intake/settled-file.ts'
import type { FeedSources, Pulled } from '#gateways/feed-sources/feed-sources.ts'
import { hashOfFile } from '#gateways/save-limited.ts'
import { type Faults, InjectedFault } from './faults.ts'
import type { Random } from './random.ts'

/** A file that lists a dealer's cars, by stock number. */
export interface FeedFile {
  readonly text: string
  readonly prices: ReadonlyMap<string, number>
}

/** A file as it went to one pull. */
export interface ServedFile {
  readonly siteSlug: string
  /** Of this pull alone. */
  readonly name: string
  readonly file: FeedFile
  readonly hash: string
  readonly faultsBefore: number
}

/** Servers of dealers, which the seed owns: a pull gets the file, the one before it, half of one, or no answer. */
export interface FeedServer {
  readonly sources: FeedSources
  /** The files of each site, latest last. */
  readonly files: Map<string, FeedFile[]>
  readonly served: ServedFile[]
  /** From now on every pull gets the latest file. */
  isSteady: boolean
}

export function dealersServer(random: Random, faults: Faults): FeedServer {
  const server: FeedServer = { sources: { secretsOf: () => [], pull }, files: new Map(), served: [], isSteady: false }
  return server

  async function pull({ account, folder, now }: Parameters<FeedSources['pull']>[0]): Promise<Pulled> {
    const [siteSlug = ''] = account.split('--')
    const files = server.files.get(siteSlug) ?? []
    const luck = server.isSteady ? 0 : random.below(8)
    // An older copy of the file may come late.
    const file = (luck === 1 ? files.at(-2) : undefined) ?? files.at(-1)
    if (luck === 2 || file === undefined) return { kind: 'failed', fault: 'cannot be reached' }
    if (luck === 3) return { kind: 'growing', look: { marks: { ...NO_MARKS, size: random.below(100) }, at: now } }
    const path = join(folder, 'received')
    await writeFile(path, file.text)
    const name = `stock-${server.served.length}.csv`
    const hash = await hashOfFile(path)
    const bytes = Buffer.byteLength(file.text)
    try {
      return await faults.throughGateway('feeds', async () => {
        server.served.push({ siteSlug, name, file, hash, faultsBefore: faults.happened })
        return { kind: 'fetched', file: { path, name, bytes, hash }, marks: { ...NO_MARKS, size: bytes } }
      })
    } catch (error) {
      if (error instanceof InjectedFault) throw error
      return { kind: 'failed', fault: 'broke off' }
    }
  }
}
