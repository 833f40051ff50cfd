import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FetchLimits } from './fetch-limits.ts'
import type { Fetched, PictureMarks } from './fetched.ts'

/**
 * Reads a picture next to its feed. The feed must not reach outside its folder, by '..' or a symbolic link. The content
 * is checked like any other picture.
 */
export async function fetchFromFolder(
  folder: string,
  name: string,
  marks: PictureMarks | null,
  { bytes }: Pick<FetchLimits, 'bytes'>,
): Promise<Fetched> {
  try {
    const within = await realpath(folder).catch(absent)
    if (within === null) return { kind: 'elsewhere' }
    const file = await realpath(join(folder, name))
    if (!file.startsWith(within + sep)) return { kind: 'failed', fault: 'is not in the folder of its feed' }
    const { size, mtimeMs } = await stat(file)
    if (size > bytes) return { kind: 'failed', fault: `is larger than ${bytes / 1024 / 1024} MB` }
    const etag = `${size}-${mtimeMs}`
    return marks?.etag === etag ? { kind: 'unchanged' } : { kind: 'fetched', file, etag, lastModified: null }
  } catch (error) {
    // Missing or unreadable: reported to the dealer.
    const code = error instanceof Error && 'code' in error ? error.code : error
    return {
      kind: 'failed',
      fault: code === 'ENOENT' ? 'is not in the folder of the feed' : `cannot be read (${code})`,
    }
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
