import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { type Machine, startMachine } from './two-machines.ts'

let root: string
let postgres: OwnPostgres
const machines: Machine[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-apart-'))
  postgres = await startPostgres()
  for (const name of ['a', 'b']) await writeSite(join(root, name, 'sites'))
  // One after the other: the first creates the tables.
  for (const name of ['a', 'b']) machines.push(await startMachine(root, name, { DATABASE_URL: postgres.url() }))
})
afterAll(async () => {
  for (const machine of machines) await machine.server.stop('SIGKILL')
  await postgres?.stop()
  await rm(root, { recursive: true, force: true })
})

it('O-B7 a second machine without the shared object store warns in /readyz', async () => {
  const [a, b] = machines
  await expect.poll(() => warningsOf(a)).toEqual([])
  await expect
    .poll(() => warningsOf(b))
    .toEqual([expect.stringMatching(/^The published files of yard are not on this machine: set OBJECTS_URL/)])
})

async function writeSite(folder: string): Promise<void> {
  await mkdir(join(folder, 'yard'), { recursive: true })
  const site = smallSite({ slug: 'yard', id: 'yard', hostnames: [] })
  await writeFile(join(folder, 'yard', 'site.json'), JSON.stringify(site))
}

async function warningsOf(machine: Machine | undefined): Promise<readonly string[]> {
  return (await (await fetch(`http://127.0.0.1:${machine?.server.operationsPort}/readyz`)).json()).warnings
}
