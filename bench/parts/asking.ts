import { get, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { RunningServer } from '../../tests/browser/running-server.ts'

/** Of every person of a demonstration. */
const PASSWORD = 'tram lantern quokka'

/** The text of a page of a host, such as `console`. Throws unless it answers 200. */
export async function answered(
  { port }: RunningServer,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = { ...headers, host: `${host}.localhost:${port}` }
    get({ host: '127.0.0.1', port, path, headers: sent, agent: false }, resolve).on('error', reject)
  })
  const text = (await buffer(response)).toString('utf8')
  if (response.statusCode !== 200) throw new Error(`${host}${path} answered ${response.statusCode}`)
  return text
}

/** Sends a form of the console. */
export async function post(
  { port }: RunningServer,
  path: string,
  form: Readonly<Record<string, string>>,
  cookie = '',
): Promise<IncomingMessage['headers']> {
  const host = `console.localhost:${port}`
  const headers = { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, resolve)
      .on('error', reject)
      .end(new URLSearchParams(form).toString())
  })
  const text = (await buffer(response)).toString('utf8')
  if ((response.statusCode ?? 500) >= 400)
    throw new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 500)}`)
  return response.headers
}

/** The cookie of a demonstration's person. `role`: one that needs no second factor. */
export async function signIn(server: RunningServer, role: string): Promise<string> {
  const headers = await post(server, '/sign-in', { email: `${role}@forecourt.example`, password: PASSWORD })
  return (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
}

/**
 * Asks for each page at its rate a second while the work runs, however slow the answers are. Returns their milliseconds,
 * which count from when a request was due.
 */
export async function askSteadily<Page extends string>(
  rates: Readonly<Record<Page, number>>,
  ask: (page: Page) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Readonly<Record<Page, readonly number[]>>> {
  const pages = Object.keys(rates) as Page[]
  const times = Object.fromEntries(pages.map((page) => [page, [] as number[]])) as Record<Page, number[]>
  const sent: Promise<void>[] = []
  let isOver = false
  const readers = pages.map(async (page) => {
    const start = performance.now()
    for (let count = 0; !isOver; count += 1) {
      const due = start + (count * 1000) / rates[page]
      await setTimeout(Math.max(0, due - performance.now()))
      sent.push(ask(page).then(() => void times[page].push(performance.now() - due)))
    }
  })
  await work()
  isOver = true
  await Promise.all(readers)
  await Promise.all(sent)
  return times
}
