/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Heap bytes in use; run node with --expose-gc to leave out garbage. */
export function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** A table row of an engine's times, in ms per query, compared with `ownP50`. */
export function timesRow(engine: string, times: readonly number[], ownP50: number, exact: string) {
  const p50 = quantile(times, 0.5)
  const p99 = quantile(times, 0.99)
  return {
    engine,
    p50: round(p50),
    p95: round(quantile(times, 0.95)),
    p99: round(p99),
    'p99 / p50': round(p99 / p50),
    'queries/s': round((times.length / times.reduce((sum, time) => sum + time, 0)) * 1000),
    'p50 / ours': round(p50 / ownP50),
    exact,
  }
}

export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

export function round(value: number): number {
  return Number(value.toPrecision(3))
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-AU')
}
