import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Marks by path within the folder of sites; a mark shows that a file changed without reading it. */
export type FolderMarks = ReadonlyMap<string, string>

/**
 * Marks of every file and folder under the folder of sites; a folder's path ends in a slash. Rejects if the folder
 * itself cannot be read.
 */
export async function folderMarks(folder: string): Promise<FolderMarks> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    ({ name }) => !isHidden(name),
  )
  const marks = await Promise.all(
    entries.map(async (entry): Promise<readonly (readonly [string, string])[]> => {
      const path = join(entry.parentPath, entry.name)
      const name = relative(folder, path)
      if (entry.isDirectory()) return [[`${name}/`, 'folder']]
      try {
        const { mtimeMs, size, ino } = await stat(path)
        return [[name, `${mtimeMs} ${size} ${ino}`]]
      } catch {
        // The file was deleted after the listing.
        return []
      }
    }),
  )
  return new Map(marks.flat())
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

/** Whether to ignore a file: editors' swap files and version control are not part of a site. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~')
}
