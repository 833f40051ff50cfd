import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '../browser/running-server.ts'
import { HOST } from './storm-site.ts'

/** Buyers who read pages, enquire and reserve on several processes while things break. */
export interface Storm {
  /** Ids of leads answered with 201, by submission id. */
  readonly acknowledged: ReadonlyMap<string, string>
  /** All submission ids sent; some unacknowledged ones may be stored too. */
  readonly sent: ReadonlySet<string>
  readonly reservations: ReadonlySet<string>
  readonly pages: { readonly read: number; readonly failed: number }
  /** Resolves when this many more leads are acknowledged. Rejects after three minutes. */
  more(count: number): Promise<void>
  /** Stops, and resolves when all running requests are answered. */
  stop(): Promise<void>
}

export interface StormOptions {
  /** Called for each request: a restarted process has another port. */
  readonly servers: () => readonly RunningServer[]
  readonly leadWorkers?: number
  readonly pageWorkers?: number
  /** Milliseconds between a buyer's answer and the next request. */
  readonly paceMs?: number
}

const AFTER_A_FAILURE_MS = 50
const ANSWER_WITHIN_MS = 15_000

export function startStorm({ servers, leadWorkers = 6, pageWorkers = 3, paceMs = 40 }: StormOptions): Storm {
  const acknowledged = new Map<string, string>()
  const sent = new Set<string>()
  const reservations = new Set<string>()
  const pages = { read: 0, failed: 0 }
  let isStopping = false
  let turn = 0
  const nextServer = () => {
    turn += 1
    const all = servers()
    return all[turn % all.length]
  }

  async function enquire(): Promise<void> {
    while (!isStopping) {
      const number = sent.size
      const submissionId = `storm-${number}`
      sent.add(submissionId)
      // A buyer without an answer sends the same form again, perhaps to another process.
      while (!acknowledged.has(submissionId)) {
        const answer = await ask(nextServer(), '/api/leads', leadOf(submissionId, number))
        if (answer?.status === 201) acknowledged.set(submissionId, JSON.parse(answer.text).lead_id)
        else if (isStopping) return
        else await pause(AFTER_A_FAILURE_MS)
      }
      await pause(paceMs)
    }
  }

  async function reserve(): Promise<void> {
    for (let car = 0; !isStopping; car += 1) {
      const found = await ask(nextServer(), '/api/search?make=Toyota')
      const hits: readonly { readonly id: string }[] = found?.status === 200 ? JSON.parse(found.text).hits : []
      const id = hits[car % Math.max(1, hits.length)]?.id
      const answer = id ? await ask(nextServer(), '/api/reservations', reservationOf(id, car), `storm-${car}`) : null
      if (answer?.status === 201) reservations.add(JSON.parse(answer.text).reservation_id)
      await pause(AFTER_A_FAILURE_MS)
    }
  }

  async function read(): Promise<void> {
    for (let place = 0; !isStopping; place += 1) {
      const answer = await ask(nextServer(), PAGES[place % PAGES.length] ?? '/')
      if (answer?.status === 200) pages.read += 1
      else pages.failed += 1
      await pause(paceMs)
    }
  }

  const workers = [
    ...Array.from({ length: leadWorkers }, enquire),
    ...Array.from({ length: pageWorkers }, read),
    reserve(),
  ]
  return {
    acknowledged,
    sent,
    reservations,
    pages,
    async more(count) {
      const wanted = acknowledged.size + count
      for (const began = Date.now(); acknowledged.size < wanted; await pause(20))
        if (Date.now() - began > 180_000)
          throw new Error(`${acknowledged.size} leads were acknowledged; ${wanted} were waited for.`)
    },
    async stop() {
      isStopping = true
      await Promise.all(workers)
    },
  }
}

const PAGES = ['/', '/search', '/search?sort=price_asc', '/search?make=Toyota', '/contact-us']

export function leadOf(submissionId: string, number: number): object {
  return {
    name: 'Jo',
    last_name: 'Nguyen',
    email: `jo-${number}@mail.example`,
    phone: `04${String(10_000_000 + number)}`,
    postcode: '4000',
    message: submissionId,
    category: 'General Enquiry',
    submission_id: submissionId,
  }
}

function reservationOf(carId: string, number: number): object {
  return {
    car_id: carId,
    name: 'Al',
    last_name: 'Moss',
    email: `al-${number}@mail.example`,
    phone: `04${String(20_000_000 + number)}`,
    postcode: '4000',
    terms: true,
  }
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** Requests the storm's site from one process; null without a complete answer. `fetch` allows no Host header. */
export function ask(
  server: RunningServer | undefined,
  path: string,
  body?: object,
  key?: string,
): Promise<Answer | null> {
  if (server === undefined) return Promise.resolve(null)
  return new Promise((resolve) => {
    const nothing = () => resolve(null)
    const headers = {
      Host: HOST,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    }
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, method: body ? 'POST' : 'GET', headers, timeout: ANSWER_WITHIN_MS },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (data) => {
          text += data
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', nothing)
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', nothing)
    asked.end(body && JSON.stringify(body))
  })
}
