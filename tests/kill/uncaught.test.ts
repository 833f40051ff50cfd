import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { writeStormSite } from '../chaos/storm-site.ts'
import { runUntil } from './killed-process.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Loaded before the server: once the server listens for uncaught errors, this causes one that names a buyer. */
const BUG = `
  const error = Object.assign(new Error('value "Josephine Nguyen" of jo@mail.example, 0412 345 678, is too long'), {
    code: '22001',
    table: 'leads',
    detail: 'Failing row contains (Josephine, Nguyen, jo@mail.example, 0412345678).',
    parameters: ['Josephine', 'Nguyen', 'jo@mail.example', '0412345678'],
  })
  process.on('newListener', (event) => {
    if (event === 'uncaughtException') setImmediate(() => { BREAK })
  })
`
const TRACES = /jo@mail|Nguyen|Josephine|412 ?345 ?678/

it.each([
  { what: 'thrown', breaks: 'throw error' },
  { what: 'a rejection', breaks: 'void Promise.reject(error)' },
])('H6 an uncaught error ($what) ends the server with a log entry without a buyer’s details', async ({ breaks }) => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-uncaught-'))
  folders.push(folder)
  await writeStormSite(join(folder, 'sites'))
  const bug = join(folder, 'bug.mjs')
  await writeFile(bug, BUG.replace('BREAK', breaks))
  const { status, lines } = await runUntil('src/server/start.ts', [], {
    NODE_OPTIONS: `--import=${pathToFileURL(bug)}`,
    SITES_DIR: join(folder, 'sites'),
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    OPERATIONS_PORT: '0',
    // A demonstration's log has sentences unless a level is set.
    LOG_LEVEL: 'warn',
    // Without an IPC channel a server that survives the error ends with status 0.
    STOP_WITH_PARENT: '1',
  })
  expect(status).toBe(1)
  const ended = lines.filter((line) => line.includes('ended by an error that nothing caught'))
  expect(ended).toHaveLength(1)
  expect(JSON.parse(ended[0] ?? '')).toMatchObject({ level: 50, error: { code: '22001', table: 'leads' } })
  expect(lines.join('\n')).not.toMatch(TRACES)
})
