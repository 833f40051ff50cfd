import { Agent, request } from 'node:http'
import { quantile, round } from '../../bench/parts/measure.ts'

export interface Waits {
  readonly pages: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** The longest wait of each path: says which page waits for more than its turn. */
  readonly longestOf: Readonly<Record<string, number>>
}

interface Visit {
  readonly port: number
  readonly host: string
  readonly paths: readonly string[]
}

const EVERY_MS = 25
const GIVE_UP_MS = 30_000

/** Asks for a page every 25 ms, whether the one before was answered or not, until `stop`: how long visitors wait, in ms. */
export function measureWaits({ port, host, paths }: Visit): { stop(): Promise<Waits> } {
  const agent = new Agent({ keepAlive: true })
  const waits: Promise<number | null>[] = []
  const visit = () => {
    const path = paths[waits.length % paths.length] ?? '/'
    const began = performance.now()
    waits.push(
      new Promise((resolve) => {
        const options = { host: '127.0.0.1', port, path, agent, headers: { Host: host }, timeout: GIVE_UP_MS }
        const asked = request(options, (response) => {
          const { statusCode } = response
          response.resume().on('error', () => resolve(null))
          response.on('end', () => resolve(statusCode === 200 ? performance.now() - began : null))
        })
        asked.on('timeout', () => asked.destroy()).on('error', () => resolve(null))
        asked.end()
      }),
    )
  }
  const timer = setInterval(visit, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      const all = await Promise.all(waits)
      agent.destroy()
      const answered = all.filter((wait) => wait !== null)
      const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => round(quantile(answered, part)))
      const longestOf = Object.fromEntries(
        paths.map((path, place) => {
          const own = all.filter((wait, turn) => wait !== null && turn % paths.length === place)
          return [path, round(Math.max(...(own as number[])))]
        }),
      )
      const failed = all.length - answered.length
      return { pages: all.length, failed, p50: p50!, p99: p99!, longest: longest!, longestOf }
    },
  }
}
