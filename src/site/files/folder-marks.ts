import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isDiskError } from './disk-fault.ts'
import { isHidden, listFolder } from './list-folder.ts'

/** Marks by path within the folder of sites; a mark shows that a file changed without reading it. */
export type FolderMarks = ReadonlyMap<string, string>

/**
 * Marks of every file and folder under the folder of sites; a folder's path ends in a slash. A site's folder that cannot
 * be read has a mark too. Rejects if the folder of sites itself cannot be read.
 */
export async function folderMarks(folder: string): Promise<FolderMarks> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
  const marks = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isDirectory()) return [await markOf(folder, entry)]
      try {
        const below = await listFolder(join(folder, entry.name))
        return await Promise.all([entry, ...below].map((each) => markOf(folder, each)))
      } catch (error) {
        if (!isDiskError(error)) throw error
        return [[`${entry.name}/`, `unreadable ${error.code} ${error.path}`] as const]
      }
    }),
  )
  return new Map(marks.flat().filter((mark) => mark !== null))
}

/** A file's mark changes with its content and with who may read it; null if it was deleted after the listing. */
async function markOf(folder: string, entry: Dirent): Promise<readonly [path: string, mark: string] | null> {
  const path = join(entry.parentPath, entry.name)
  const name = relative(folder, path)
  if (entry.isDirectory()) return [`${name}/`, 'folder']
  return stat(path).then(
    ({ mtimeMs, ctimeMs, size, ino }) => [name, `${mtimeMs} ${ctimeMs} ${size} ${ino}`],
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : [name, `unreadable ${error.code}`]),
  )
}

/** The first folders of the paths whose marks differ: slugs of sites, `_groups`. */
export function touchedFolders(before: FolderMarks, after: FolderMarks): ReadonlySet<string> {
  const paths = new Set([...before.keys(), ...after.keys()])
  const touched = [...paths].filter((path) => before.get(path) !== after.get(path))
  return new Set(touched.flatMap((path) => firstFolder(path) ?? []))
}

/** All top-level folders. */
export function foldersOf(marks: FolderMarks): ReadonlySet<string> {
  return new Set([...marks.keys()].flatMap((path) => firstFolder(path) ?? []))
}

function firstFolder(path: string): string | null {
  const [first, ...rest] = path.split(/[\\/]/)
  return rest.length === 0 || first === undefined || isHidden(first) ? null : first
}
