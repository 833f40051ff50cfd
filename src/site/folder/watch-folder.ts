import { type FSWatcher, watch } from 'node:fs'

export interface FolderWatch {
  close(): void
}

const SETTLE_MS = 50

/**
 * Calls `look` soon after anything changes under a folder, and every `pollMs` in any case: change notices get lost on
 * network drives and in some containers, and checking the files' marks is cheap.
 */
export function watchFolder(folder: string, look: () => void, { notices, pollMs }: WatchOptions): FolderWatch {
  let settling: NodeJS.Timeout | null = null
  const soon = () => {
    // An editor writes in several steps; one check after them is enough.
    settling ??= setTimeout(() => {
      settling = null
      look()
    }, SETTLE_MS)
  }
  const watcher = notices ? openWatcher(folder, soon) : null
  const poll = setInterval(look, pollMs)
  poll.unref()
  return {
    close: () => {
      clearInterval(poll)
      if (settling !== null) clearTimeout(settling)
      watcher?.close()
    },
  }
}

export interface WatchOptions {
  /** Whether to ask the system for change notices, in addition to polling. */
  readonly notices: boolean
  readonly pollMs: number
}

function openWatcher(folder: string, soon: () => void): FSWatcher | null {
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, soon)
    // Deleting a watched folder makes the watcher fail; polling continues.
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    // Not every system can watch a tree; polling is the fallback.
    return null
  }
}
