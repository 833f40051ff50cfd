import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stored window sticker PDFs, named by a hash of their content. */
export interface StoredStickers {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  store(name: string, sticker: Uint8Array): Promise<void>
}

/** The folder's size is checked after this many new files. */
const MEASURED_EVERY = 40

/** A folder of PDFs limited to about `limitBytes`; the oldest are deleted first. */
export function createStoredStickers(folder: string, limitBytes: number): StoredStickers {
  const fileOf = (name: string) => join(folder, `${name}.pdf`)
  let added = 0
  return {
    async read(name) {
      const bytes = await readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return bytes === null ? null : new Uint8Array(bytes)
    },
    async store(name, sticker) {
      await mkdir(folder, { recursive: true })
      // Write to a temporary file and rename it, so that readers never see half a file.
      const unfinished = `${fileOf(name)}.${randomUUID()}.part`
      await writeFile(unfinished, sticker, { flush: true })
      await rename(unfinished, fileOf(name))
      if (added % MEASURED_EVERY === 0) await shrink(folder, limitBytes)
      added += 1
    },
  }
}

async function shrink(folder: string, limitBytes: number): Promise<void> {
  const files = await Promise.all((await readdir(folder)).map((name) => measured(join(folder, name))))
  let held = 0
  for (const { path, size } of files.sort((a, b) => b.at - a.at)) {
    held += size
    if (held > limitBytes) await rm(path, { force: true })
  }
}

async function measured(path: string): Promise<{ readonly path: string; readonly size: number; readonly at: number }> {
  try {
    const { size, mtimeMs } = await stat(path)
    return { path, size, at: mtimeMs }
  } catch {
    // Deleted meanwhile by another process that shrinks the same folder.
    return { path, size: 0, at: 0 }
  }
}
