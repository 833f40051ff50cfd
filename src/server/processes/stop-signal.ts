/** What ends a server. A closed terminal sends SIGHUP; several processes have another use for it (OPS-6). */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves on one of the signals, or with STOP_WITH_PARENT once the process that started this one is gone. */
export function stopSignal(
  stopWithParent: boolean,
  signals: readonly (typeof ENDING_SIGNALS)[number][] = ['SIGINT', 'SIGTERM'],
): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
    if (!stopWithParent) return
    if (process.connected) process.once('disconnect', () => resolve())
    else resolve()
  })
}
