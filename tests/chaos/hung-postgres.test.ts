import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { type Machine, startMachine } from './two-machines.ts'

const CARS = 8

let root: string
let postgres: OwnPostgres
let machine: Machine
let cars: readonly string[]

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-hung-'))
  postgres = await startPostgres()
  machine = await startMachine(root, 'a', { DATABASE_URL: postgres.url() })
  await mkdir(join(machine.sitesFolder, 'yard'))
  const site = smallSite({ slug: 'yard', id: 'yard', hostnames: [] })
  await writeFile(join(machine.sitesFolder, 'yard', 'site.json'), JSON.stringify(site))
  const rows = Array.from({ length: CARS }, (_, place) => `K${place},Toyota,Corolla,2020,9990,used`)
  await writeFile(join(root, 'feed.csv'), ['stocknum,make,model,year,price,car_type', ...rows].join('\n'))
})
afterAll(async () => {
  await postgres?.thaw().catch(() => {})
  await machine?.server.stop('SIGKILL')
  await postgres?.stop()
  await rm(root, { recursive: true, force: true })
})

it('C-8 while Postgres hangs, an uncached car page is answered, with the dealer’s number, and works once it goes on', async () => {
  await expect.poll(async () => (await machine.ask('/')).status).toBe(200)
  await machine.run('stock', 'import', '--site', 'yard', join(root, 'feed.csv'), '--force')
  await expect
    .poll(async () => {
      const { text } = await machine.ask('/search')
      cars = [...new Set([...text.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path]) => path ?? ''))]
      return cars.length
    })
    .toBeGreaterThanOrEqual(CARS)
  await postgres.freeze()
  // A status of 0 is a connection that was held, until the server cut it.
  const pages = await Promise.all(cars.map((car) => machine.ask(car)))
  for (const { status, text } of pages) {
    expect([500, 503]).toContain(status)
    expect(text).toContain('href="tel:')
  }
  await postgres.thaw()
  for (const car of cars) await expect.poll(async () => (await machine.ask(car)).status).toBe(200)
})
