import { mkdtemp, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Now, by the clock of files: theirs is the machine's and not the run's (run-clock.ts). */
export async function fileTime(): Promise<Date> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-time-'))
  try {
    return (await stat(folder)).mtime
  } finally {
    await rmdir(folder)
  }
}
