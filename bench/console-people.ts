// 50 people at work in the console at once, each with the stream of live updates open (INBOX-5), while leads arrive:
// times per action, times until the others hear of a change, and the server's memory. In the embedded database.
// After npm run build: node bench/console-people.ts [--people 50] [--seconds 60] [--leads 5000]

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { waitBeforeRefresh } from '../src/console/browser/refresh-pace.ts'
import { createConsole } from '../src/console/console-app.ts'
import { loadConsoleBuild } from '../src/server/console/console-build.ts'
import { besideControl, CONTROL_PATH } from './parts/control.ts'
import { fillConversations } from './parts/many-conversations.ts'
import { count } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: size('people', '50', '5') },
    seconds: { type: 'string', default: size('seconds', '60', '4') },
    leads: { type: 'string', default: size('leads', '5000', '200') },
    serve: { type: 'boolean', default: false },
  },
})
const PEOPLE = Number(values.people)
const SECONDS = Number(values.seconds)
const LEADS = Number(values.leads)
/** Milliseconds between two actions of one person. */
const THINKING_MS = size('ms between actions', 10_000, 500)
/** Before each action, its person asks for a page without data. */
const CONTROL = 'control: a page without data'
const NEW_LEAD_EVERY_MS = size('ms between leads', 2_000, 500)
const PASSWORD = 'tram lantern quokka'
/** One turn of a person's work; the writing ones are announced to everybody. */
const TURN = ['list', 'conversation', 'note', 'list', 'conversation', 'stage', 'Today', 'list', 'conversation', 'find']

// The server ends with the process that drives it.
process.on('disconnect', () => process.exit())
if (values.serve) await serve()
else await drive()

/** The server's process: says its port and cookies, then its memory whenever asked. */
async function serve(): Promise<void> {
  const platform = await createTestPlatform({ sites: [sampleSite()], now: new Date() })
  const site = platform.site('yard')
  await fillConversations(platform.storage, 'yard', LEADS, new Date())
  await platform.storage.rawDatabase().executeSql('analyze')
  const live = { ...platform, clock: { ...platform.clock, now: () => new Date() } }
  const app = createConsole({
    platform: { ...live, colleagues: staffColleagues(platform.storage, live.clock) },
    build: await loadConsoleBuild('build'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
  })
  const server = createServer({ keepAliveTimeout: 120_000 }, getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cookies: string[] = []
  const { members, transaction } = platform.storage.forSite(site)
  for (let n = 0; n < PEOPLE; n += 1) {
    const email = `kim${n}@yard.example`
    const personId = await platform.accounts.addPerson({ email, name: `Kim ${n}`, password: PASSWORD })
    await transaction((within) => members.add(within, { personId, roles: ['manager'], scope: WHOLE_SITE }, new Date()))
    const headers = platform.accounts.headersOf(new Headers(), `203.0.113.${n}`)
    const signedIn = await platform.accounts.signIn(email, PASSWORD, headers)
    const cookie = signedIn.cookies.map((each) => each.split(';')[0]).join('; ')
    const { value } = await platform.accounts.session(new Headers({ cookie }), new Date())
    if (value) await platform.storage.staff.people.noteSecondFactor(value.id, new Date())
    cookies.push(cookie)
  }
  process.on('message', (message) => {
    if (message === 'memory') {
      globalThis.gc?.()
      process.send?.({ rss: process.memoryUsage().rss, heap: process.memoryUsage().heapUsed })
    }
    if (message === 'leads') void arrive()
  })
  process.send?.({ port: (server.address() as AddressInfo).port, cookies })

  async function arrive(): Promise<void> {
    for (let n = 0; ; n += 1) {
      await enquire(requestOn(live, site), { email: `new${n}@mail.example`, phone: `0498 ${String(100_000 + n)}` })
      await pause(NEW_LEAD_EVERY_MS)
    }
  }
}

async function drive(): Promise<void> {
  const child = fork(import.meta.filename, ['--serve', '--people', String(PEOPLE), '--leads', String(LEADS)], {
    execArgv: ['--expose-gc'],
  })
  const [{ port, cookies }] = (await once(child, 'message')) as [{ port: number; cookies: string[] }]
  const agent = new Agent({ keepAlive: true })
  const times = new Map<string, number[]>()
  const heard: number[] = []
  const written = new Map<string, number>()
  const memory = async () => {
    child.send('memory')
    const [{ rss, heap }] = (await once(child, 'message')) as [{ rss: number; heap: number }]
    return `${Math.round(rss / 1e6)} MB resident, ${Math.round(heap / 1e6)} MB of heap`
  }
  const ask = (cookie: string, path: string, fields?: Readonly<Record<string, string>>) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const body = fields && new URLSearchParams(fields).toString()
      const call = request(
        { port, path, agent, method: body ? 'POST' : 'GET', headers: headersOf(cookie, body) },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part) => (text += part))
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        },
      )
      call.once('error', reject)
      call.end(body)
    })
  /** Each open page reads itself again after changes, at the console script's own pace. */
  const listen = (cookie: string) => {
    let readAt = Number.NEGATIVE_INFINITY
    let tookMs = 0
    let dueAt = Number.POSITIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      const wait = waitBeforeRefresh(Math.random(), performance.now() - readAt, tookMs)
      if (performance.now() + wait >= dueAt) return
      dueAt = performance.now() + wait
      clearTimeout(timer)
      timer = setTimeout(async () => {
        dueAt = Number.POSITIVE_INFINITY
        readAt = performance.now()
        await measured('list, by live update', () => ask(cookie, '/leads'))
        tookMs = performance.now() - readAt
      }, wait)
    }
    const call = request({ port, path: '/events?stream', headers: headersOf(cookie) }, (answer) => {
      answer.setEncoding('utf8').on('data', (part: string) => {
        for (const [, id] of part.matchAll(/^data: (.+)$/gm)) {
          const since = written.get(id ?? '')
          if (since !== undefined) heard.push(performance.now() - since)
          refresh()
        }
      })
    })
    call.on('error', () => {})
    call.end()
    return call
  }

  console.log(`before the streams: ${await memory()}`)
  const streams = cookies.map(listen)
  await pause(1_000)
  console.log(`with ${streams.length} streams: ${await memory()}`)
  child.send('leads')
  await everybody()
  console.log(`after ${SECONDS} s: ${await memory()}`)
  const controls = times.get(CONTROL) ?? []
  const rows = [...times].map(([action, each]) => ({ action, count: each.length, ...besideControl(each, controls) }))
  const hearing = besideControl(heard, controls)
  console.log(`${PEOPLE} people, ${count(LEADS)} leads, embedded Postgres, Node ${process.version}`)
  console.table(rows)
  console.log(
    `${count(heard.length)} changes heard: p50 ${hearing['p50 ms']} ms, p99 ${hearing['p99 ms']} ms after they were sent`,
  )
  compareWithBound('p50 until a change is heard, times the control', hearing['p50 / control'], { atMost: 30 })
  child.kill('SIGKILL')
  process.exit()

  /** Everybody does one thing after another at the pace of people, until the time is over. */
  async function everybody(): Promise<void> {
    const until = performance.now() + SECONDS * 1000
    await Promise.all(
      cookies.map(async (cookie, person) => {
        const act = worker(cookie)
        await pause((person / PEOPLE) * THINKING_MS)
        for (let turn = person; performance.now() < until; turn += 1) {
          await measured(CONTROL, () => ask('', CONTROL_PATH))
          await act(turn)
          await pause(THINKING_MS)
        }
      }),
    )
  }

  function worker(cookie: string) {
    let ids: readonly string[] = []
    return async (turn: number) => {
      const action = TURN[turn % TURN.length] ?? 'list'
      const id = ids[(turn * 7) % Math.max(1, ids.length)] ?? null
      if (action === 'list' || id === null) {
        const { text } = await measured('list', () => ask(cookie, '/leads'))
        ids = [...new Set([...text.matchAll(/data-lead="([^"]+)"/g)].map(([, each]) => each ?? ''))]
      } else if (action === 'conversation') await measured(action, () => ask(cookie, `/leads/${id}`))
      else if (action === 'Today') await measured(action, () => ask(cookie, '/'))
      else if (action === 'find') await measured(action, () => ask(cookie, '/find?q=nguyen'))
      else {
        written.set(id, performance.now())
        const fields = action === 'note' ? { text: `Note ${turn}` } : { stage: 'contacted' }
        await measured(action, () => ask(cookie, `/leads/${id}/${action}`, { ...fields, place: '' }))
      }
    }
  }

  async function measured(action: string, run: () => Promise<{ status: number; text: string }>) {
    const start = performance.now()
    const answer = await run()
    const each = times.get(action) ?? []
    times.set(action, each)
    each.push(performance.now() - start)
    // 409: another person set that stage a moment before.
    if (![200, 303, 409].includes(answer.status)) throw new Error(`${action} answers ${answer.status}`)
    return answer
  }
}

function headersOf(cookie: string, body?: string): Record<string, string> {
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return { host: 'console.localhost', cookie, ...form }
}
