import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkKey, type Objects } from './objects.ts'

const UNFINISHED = '.part'
const ATTEMPTS = 5

/** Objects as files of a folder. Private to the user that runs the server. */
export function createFolderObjects(folder: string): Objects {
  const fileOf = (key: string) => join(folder, ...checkKey(key).split('/'))
  return {
    async read(key) {
      const bytes = await orAbsent(readFile(fileOf(key)))
      return bytes && new Uint8Array(bytes)
    },
    async write(key, bytes) {
      const file = fileOf(key)
      const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
      // Another may remove the folder when its last object goes: then it is made again.
      for (let attempt = 1; ; attempt += 1) {
        await mkdir(dirname(file), { recursive: true })
        const written = await orAbsent(writeFile(unfinished, bytes, { flush: true, mode: 0o600 }).then(() => true))
        if (written || attempt === ATTEMPTS) break
      }
      // Renamed when it is whole and on the disk: a process killed while it writes leaves the former object.
      await rename(unfinished, file)
    },
    async *list(prefix) {
      for (const file of await filesBelow(join(folder, dirname(`${prefix}x`)))) {
        const key = relative(folder, file).split(sep).join('/')
        if (!key.startsWith(prefix) || key.endsWith(UNFINISHED)) continue
        const stats = await orAbsent(stat(file))
        if (stats) yield { key, size: stats.size, changedAt: stats.mtime }
      }
    },
    async remove(key) {
      const file = fileOf(key)
      await rm(file, { force: true })
      // Other objects are beside it, or the folder is gone.
      await rmdir(dirname(file)).catch(() => {})
    },
    async fault() {
      try {
        await mkdir(folder, { recursive: true })
        return null
      } catch (error) {
        return `The folder ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`
      }
    },
  }
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await orAbsent(readdir(folder, { recursive: true, withFileTypes: true }))
  return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function orAbsent<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
