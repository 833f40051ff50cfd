import type { Registry } from 'prom-client'
import type { Readiness } from '../health/readiness.ts'

/** What the main process asks the others, with the answers (OPS-3). */
export interface Answers {
  readonly readiness: Readiness
  readonly metrics: readonly ProcessMetric[]
  readonly hostnames: readonly string[]
}
export type Asked = keyof Answers

export type ProcessMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]

/** What a process says of itself once it serves. */
export interface Started {
  readonly port: number
  readonly sites: readonly { readonly slug: string; readonly name: string; readonly hostnames: readonly string[] }[]
}

export type ToProcess = { readonly kind: 'ask'; readonly asked: Asked; readonly id: number }
export type FromProcess =
  | { readonly kind: 'started'; readonly started: Started }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answers[Asked] }
