import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { emptyDatabaseIn } from '#storage/testing.ts'
import { clockOfRun } from '../setup/run-clock.ts'

const form = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?\nI could come on Friday.',
  trade_in: 'Yes',
  opt_in: 'on',
  submission_id: 'once',
  visited_pages: ['/search'],
  linked_query_params: { utm_source: 'radio' },
}

const open: { children: ChildProcess[]; folders: string[] } = { children: [], folders: [] }
afterEach(async () => {
  for (const child of open.children.splice(0)) child.kill('SIGKILL')
  for (const folder of open.folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

it.each([
  { killed: 'once the lead was acknowledged', errand: 'stored', moment: 'acknowledged' },
  { killed: 'while the mail was being sent', errand: 'sending', moment: 'under way' },
  { killed: 'once the mail was written and before that was recorded', errand: 'sent', moment: 'under way' },
])(
  'FORM-13 a process killed $killed: after a restart there is one lead and one mail, with every field',
  async ({ errand, moment }) => {
    const folder = await dataFolder()
    const mails = join(folder, 'mail')
    const first = start(folder, errand)
    await heard(first, 'acknowledged')
    await heard(first, moment)
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await readdir(mails)).toHaveLength(errand === 'sent' ? 1 : 0)

    const before = await filesIn(mails)
    const second = start(folder, 'finish')
    await expect.poll(() => filesIn(mails), { timeout: 300_000 }).not.toEqual(before)
    await heard(second, 'ready')
    const [answer] = await Promise.all([once(second, 'message'), second.send('stop')])
    expect(answer[0]).toMatchObject({ leads: [{ submissionId: 'once' }], deliveries: [{ state: 'sent', attempts: 1 }] })

    const names = await readdir(mails)
    expect(names).toHaveLength(1)
    const { text } = await PostalMime.parse(await readFile(join(mails, names[0] ?? ''), 'utf8'))
    for (const value of [
      'Jo Nguyen',
      form.email,
      form.phone,
      form.postcode,
      'I could come on Friday.',
      'trade-in: Yes',
      '/search',
      'utm_source=radio',
      'https://cars.example/contact',
      'Marketing messages: Yes',
    ])
      expect(text).toContain(value)
  },
  // Two processes that each open a database: slow when many tests share the machine.
  600_000,
)

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'))
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
  const program = join(import.meta.dirname, 'lead-process.ts')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { ...clockOfRun(), PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, SITES_DIR: join(folder, 'sites') }
  const child = fork(program, [errand, JSON.stringify(form)], {
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

/** The complete mails in the folder, by name and number of the file: one that is written again is another. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(folder, name))).ino}`))
}
