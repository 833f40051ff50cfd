// node bench/upgrade.ts [COMMIT]: an older program beside this one on one Postgres (OPS-6). Builds COMMIT (default: the
// one before the newest migration), starts it, starts this program beside it under load, stores and reads through both,
// and starts the older one again on the migrated database. Fails if a request fails or something is not there.

import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { startLoad } from '../tests/chaos/keep-alive-load.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { type Machine, startMachine } from '../tests/chaos/two-machines.ts'
import { checkOutOlder } from './older-checkout.ts'
import { compareWithBound, size } from './smallest.ts'

const BUYER = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0423456789', postcode: '4000' }
const CSV = 'stocknum,make,model,year,price,car_type\nK1,Toyota,Corolla,2020,20000,used\n'
const ENOUGH = size('requests at each step', 1_000, 50)

const root = await mkdtemp(join(tmpdir(), 'forecourt-upgrade-'))
const older = await checkOutOlder(join(root, 'program'), process.argv[2] ?? size('older program', '', 'HEAD'))
const postgres = await startPostgres()
const settings = { DATABASE_URL: postgres.url(), COOKIE_SECRET: 'a secret of this bench that both machines share' }
const machines: Machine[] = []
let answered = 0
try {
  const old = await start('older', older.folder)
  await during([old], async () => {
    const fresh = await start('newer')
    await during([old, fresh], async () => {
      await writeFile(join(root, 'feed.csv'), CSV)
      await fresh.run('stock', 'import', '--site', 'yard', join(root, 'feed.csv'), '--force')
      await until(async () => (await old.ask('/api/search?make=Toyota')).text.includes('Corolla'))
      for (const [index, machine] of [old, fresh].entries()) {
        // Another person each: two equal leads would be one.
        const json = { ...BUYER, phone: `042345678${index}`, message: 'Is it there?', category: 'General Enquiry' }
        assert.equal((await machine.ask('/api/leads', { json })).status, 201)
      }
    })
  })
  await old.server.end()
  const again = await start('older', older.folder)
  await during([again, ...machines.slice(1, 2)], async () => {
    assert.ok((await again.ask('/api/search?make=Toyota')).text.includes('Corolla'))
  })
  const leads = await postgres.query('select id from leads')
  const names = await postgres.query('select name from kysely_migration order by name desc limit 1')
  assert.equal(leads.length, 2)
  console.table({
    'older program': older.commit,
    'newest migration': names[0]?.['name'],
    'requests answered': answered,
    'requests failed': 0,
    'leads stored through both': leads.length,
  })
  compareWithBound('leads stored through both', leads.length, { atLeast: 2 })
} finally {
  for (const { server } of machines) await server.end('SIGKILL')
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}

async function start(name: string, checkout?: string): Promise<Machine> {
  const folder = join(root, name, 'sites', 'yard')
  await mkdir(folder, { recursive: true })
  const site = smallSite({ slug: 'yard', id: 'yard', locations: [smallLocation({ leadEmail: 'sales@yard.example' })] })
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  const machine = await startMachine(root, name, settings, checkout)
  machines.push(machine)
  return machine
}

/** Does something while clients read pages of `up`, which answer a thousand requests each, all of them well. */
async function during(up: readonly Machine[], act: () => Promise<void>): Promise<void> {
  const loads = up.map(({ server }) =>
    startLoad({ port: server.port, host: 'yard.localhost', paths: ['/', '/search', '/contact'], clients: 6 }),
  )
  await act()
  for (const load of loads) {
    await until(async () => load.answered() > ENOUGH)
    await load.stop()
    assert.deepEqual(load.failures(), {})
    answered += load.answered()
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    if (await isSo()) return
    await setTimeout(100)
  }
  assert.fail('Not so after a minute.')
}
