import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Sheets as files, by a name that says all that is on them. */
export interface KeptSheets {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  keep(name: string, sheet: Uint8Array): Promise<void>
}

/** After so many new sheets the folder is measured again. */
const MEASURED_EVERY = 40

/** A folder of sheets that stays within a number of bytes, give or take the latest; the oldest go first. */
export function createKeptSheets(folder: string, limitBytes: number): KeptSheets {
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
    async keep(name, sheet) {
      await mkdir(folder, { recursive: true })
      // A reader must never meet half a file.
      const unfinished = `${fileOf(name)}.${randomUUID()}.part`
      await writeFile(unfinished, sheet, { flush: true })
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
    // Gone since it was listed: another process shrinks the same folder.
    return { path, size: 0, at: 0 }
  }
}
