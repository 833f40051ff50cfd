import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { emptyDatabaseIn } from '#storage/testing.ts'
import { clockOfRun } from '../setup/run-clock.ts'

const open: { children: ChildProcess[]; folders: string[] } = { children: [], folders: [] }
afterEach(async () => {
  for (const child of open.children.splice(0)) child.kill('SIGKILL')
  for (const folder of open.folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

it.each([
  { killed: 'once all was said', errand: 'stored', moment: 'said' },
  { killed: 'while the reply was being sent', errand: 'sending', moment: 'under way' },
  { killed: 'once the reply was sent and before that was recorded', errand: 'sent', moment: 'under way' },
])(
  'INBOX-2 INBOX-6 INBOX-7 a process killed $killed: the stage, the note and one mail to the buyer with its file are there',
  async ({ errand, moment }) => {
    const folder = await dataFolder()
    const mails = join(folder, 'mail')
    const first = start(folder, errand)
    await heard(first, 'said')
    await heard(first, moment)
    first.kill('SIGKILL')
    await once(first, 'exit')

    const second = start(folder, 'finish')
    await vi.waitFor(async () => expect(await repliesIn(mails)).toHaveLength(1), { timeout: 120_000, interval: 100 })
    await heard(second, 'ready')
    const [told] = await Promise.all([once(second, 'message'), second.send('stop')])
    expect(told[0]).toEqual({
      conversations: 1,
      stage: 'negotiating',
      waiting: 0,
      events: [
        ['lead', null],
        ['stage', null],
        ['note', 'Likes red.'],
        ['mail-out', null],
        ['assigned', null],
      ],
      replies: ['sent'],
    })
    const [reply = '', ...others] = await repliesIn(mails)
    expect(others).toEqual([])
    expect(reply).toContain('Hi Jo')
    expect(reply).toMatch(/filename="?Offer\.pdf/)
    expect(reply).toContain(Buffer.from('%PDF-1.7 offer').toString('base64'))
  },
  300_000,
)

/** Mails to the buyer in the folder. */
async function repliesIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => /^To: .*jo@mail\.example/m.test(mail))
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-inbox-'))
  open.folders.push(folder)
  const { slug } = sampleSite()
  await mkdir(join(folder, 'mail'))
  await mkdir(join(folder, 'sites', slug), { recursive: true })
  await writeFile(join(folder, 'sites', slug, 'site.json'), JSON.stringify(sampleSite()))
  await emptyDatabaseIn(folder)
  return folder
}

const said = new WeakMap<ChildProcess, Set<unknown>>()

function start(folder: string, errand: string): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { ...clockOfRun(), PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, SITES_DIR: join(folder, 'sites') }
  const child = fork(join(import.meta.dirname, 'inbox-process.ts'), [errand], {
    env,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const messages = new Set<unknown>()
  said.set(child, messages)
  child.on('message', (message) => messages.add(message))
  open.children.push(child)
  return child
}

/** Resolves when the process sends the message; rejects if it ends without it. */
function heard(child: ChildProcess, message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => said.get(child)?.has(message) && resolve()
    child.on('message', look)
    child.on('exit', (code) => reject(new Error(`The process ended with ${code} before it said '${message}'.`)))
    look()
  })
}
