import type { LimitCounts, WindowCount } from '#storage/limit-counts.ts'

/** About 40 MB. */
const KEYS_AT_MOST = 200_000

/** Counts in process memory, bounded: when full, drops expired windows first, then the oldest. */
export function memoryCounts(keysAtMost = KEYS_AT_MOST): LimitCounts {
  const windows = new Map<string, WindowCount>()

  function makeRoom(now: Date): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    // Drop a tenth at once, so that a flood of new keys does not scan the map for each key.
    for (const key of windows.keys()) {
      if (windows.size <= keysAtMost * 0.9) break
      windows.delete(key)
    }
  }

  return {
    async add(keys, now) {
      const counted = new Map<string, WindowCount>()
      for (const { key, seconds } of keys) {
        const lastWindow = windows.get(key)
        const window =
          lastWindow && lastWindow.endsAt > now
            ? { count: lastWindow.count + 1, endsAt: lastWindow.endsAt }
            : { count: 1, endsAt: new Date(now.getTime() + seconds * 1000) }
        if (lastWindow === undefined && windows.size >= keysAtMost) makeRoom(now)
        windows.set(key, window)
        counted.set(key, window)
      }
      return counted
    },
  }
}
