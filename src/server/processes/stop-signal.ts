/** Resolves on Ctrl-C or SIGTERM, or with STOP_WITH_PARENT once the process that started this one is gone. */
export function stopSignal(stopWithParent: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    if (!stopWithParent) return
    if (process.connected) process.once('disconnect', () => resolve())
    else resolve()
  })
}
