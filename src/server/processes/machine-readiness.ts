import type { Readiness, Signal } from '../health/readiness.ts'

/** What one process of the machine answered; null if it did not. */
export interface Answered {
  readonly number: number
  readonly readiness: Readiness | null
}

/**
 * Readiness of a machine of `count` processes: that of every process that serves, because any of them may get the next
 * request. One that is being started again gets none, so it is a warning as long as another serves.
 */
export function machineReadiness(answers: readonly Answered[], count: number): Readiness {
  const pages = signal(answers, 'pages')
  const leads = signal(answers, 'leads')
  const missing = Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !answers.some((answer) => answer.number === number))
    .map((number) => `Process ${number} of ${count} is not up; it is started again.`)
  const warnings = answers.flatMap(({ readiness }) => readiness?.warnings ?? [])
  return {
    status: pages.ready ? (leads.ready ? 'ready' : 'degraded') : 'not ready',
    pages,
    leads,
    warnings: [...new Set([...warnings, ...missing])],
  }
}

function signal(answers: readonly Answered[], task: 'pages' | 'leads'): Signal {
  if (answers.length === 0) return { ready: false, reasons: ['No process of this machine is up.'] }
  const reasons = answers.flatMap(
    ({ number, readiness }) => readiness?.[task].reasons ?? [`Process ${number} does not answer.`],
  )
  return { ready: reasons.length === 0, reasons: [...new Set(reasons)] }
}
