import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GatewayError } from '../gateway-error.ts'
import type { SandboxStore } from './sandbox.ts'

/**
 * Stores the sandbox's payments as files, so that they survive a restart. Readable by this user only: they hold
 * personal details.
 */
export function createSandboxFolder(folder: string): SandboxStore {
  return {
    async read(id) {
      // The id comes from a URL: only ids that we issue are files.
      if (!/^sandbox_[0-9a-f]{32}$/.test(id)) return null
      return readFile(join(folder, `${id}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    async write(id, text) {
      const unfinished = join(folder, `.${id}.${process.pid}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(unfinished, text, { mode: 0o600, flush: true })
        await rename(unfinished, join(folder, `${id}.json`))
      } catch (error) {
        throw new GatewayError('payments', `cannot write to ${folder}: ${String(error)}`, { cause: error })
      }
    },
  }
}
