import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOfFile, type SiteFiles } from './files-of-site.ts'

/** Copies the files to `place` and returns the hashes of the copies. A file that is deleted meanwhile is left out. */
export async function copyWorkingFiles(
  { folder, files }: { readonly folder: string; readonly files: SiteFiles },
  place: string,
): Promise<SiteFiles> {
  const copied: [string, string][] = []
  await mkdir(place, { recursive: true })
  for (const path of Object.keys(files)) {
    const target = join(place, path)
    await mkdir(dirname(target), { recursive: true })
    const taken = await copyFile(join(folder, path), target).catch(gone)
    if (taken === null) continue
    // copyFile copies the mode of the saved file too: make the copy private.
    await chmod(target, 0o600)
    // Hash the copy: the file may have been saved again meanwhile.
    copied.push([path, await hashOfFile(target)])
  }
  return Object.fromEntries(copied)
}

function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
