import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A file of a backup. */
export interface BackupFile {
  /** Path within the backup, with '/' between its parts. */
  readonly path: string
  readonly bytes: number
  /** Of the file's bytes, hex. */
  readonly sha256: string
}

/** A compressed file of lines that is being written. */
export interface LinesFile {
  write(lines: readonly string[]): Promise<void>
  end(): Promise<BackupFile>
}

/** The folder of a backup. Only its owner may read it: it holds buyers' data. */
export interface BackupFolder {
  isEmpty(): Promise<boolean>
  writeLines(path: string): Promise<LinesFile>
  writeFile(path: string, bytes: Uint8Array): Promise<BackupFile>
  read(path: string): Promise<Uint8Array>
  /** Lines of a compressed file, in batches. */
  readLines(path: string): AsyncIterable<readonly string[]>
  /** The file as it is now; null if there is none. */
  measure(path: string): Promise<BackupFile | null>
}

const BATCH_LINES = 1_000
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

export function openBackupFolder(folder: string): BackupFolder {
  const pathOf = (path: string) => join(folder, ...path.split('/'))
  const makeFolderOf = (path: string) => mkdir(dirname(pathOf(path)), { recursive: true, mode: PRIVATE_FOLDER })
  return {
    isEmpty: async () => (await readdir(folder).catch(() => [])).length === 0,
    async writeLines(path) {
      await makeFolderOf(path)
      const file = createWriteStream(pathOf(path), { mode: PRIVATE_FILE, flush: true })
      const packer = createGzip()
      const hash = createHash('sha256')
      let bytes = 0
      packer.on('data', (chunk: Buffer) => {
        hash.update(chunk)
        bytes += chunk.length
      })
      packer.pipe(file)
      const completion = finished(file)
      // A failure shows at the next write or at the end, whichever comes first.
      completion.catch((error: Error) => packer.destroy(error))
      return {
        async write(lines) {
          if (lines.length === 0) return
          const isTaken = packer.write(`${lines.join('\n')}\n`)
          if (!isTaken) await Promise.race([new Promise((resolve) => packer.once('drain', resolve)), completion])
        },
        async end() {
          packer.end()
          await completion
          return { path, bytes, sha256: hash.digest('hex') }
        },
      }
    },
    async writeFile(path, bytes) {
      await makeFolderOf(path)
      const unfinished = `${pathOf(path)}.part`
      await writeFile(unfinished, bytes, { mode: PRIVATE_FILE, flush: true })
      await rename(unfinished, pathOf(path))
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    read: (path) => readFile(pathOf(path)),
    async *readLines(path) {
      let batch: string[] = []
      const lines = createInterface({ input: createReadStream(pathOf(path)).pipe(createGunzip()), crlfDelay: Infinity })
      for await (const line of lines) {
        batch.push(line)
        if (batch.length < BATCH_LINES) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async measure(path) {
      const hash = createHash('sha256')
      let bytes = 0
      try {
        for await (const chunk of createReadStream(pathOf(path)) as AsyncIterable<Buffer>) {
          hash.update(chunk)
          bytes += chunk.length
        }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
      return { path, bytes, sha256: hash.digest('hex') }
    },
  }
}
