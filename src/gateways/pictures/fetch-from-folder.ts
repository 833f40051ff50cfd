import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FetchLimits } from './fetch-limits.ts'
import type { Fetched, PictureMarks } from './fetch-picture.ts'

/**
 * A picture beside its feed. The feed must not reach out of its own folder by it, neither by '..' nor by a link; what
 * its bytes are is judged as with any other.
 */
export async function fetchFromFolder(
  folder: string,
  name: string,
  marks: PictureMarks | null,
  { bytes }: Pick<FetchLimits, 'bytes'>,
): Promise<Fetched> {
  try {
    const [within, file] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    if (!file.startsWith(within + sep)) return { kind: 'failed', fault: 'is not in the folder of its feed' }
    const { size, mtimeMs } = await stat(file)
    if (size > bytes) return { kind: 'failed', fault: `is larger than ${bytes / 1024 / 1024} MB` }
    const etag = `${size}-${mtimeMs}`
    return marks?.etag === etag ? { kind: 'unchanged' } : { kind: 'fetched', file, etag, lastModified: null }
  } catch (error) {
    // Not there, or not ours to read: the feed's maker is told.
    const code = error instanceof Error && 'code' in error ? error.code : error
    return { kind: 'failed', fault: code === 'ENOENT' ? 'is not beside the feed' : `cannot be read (${code})` }
  }
}
