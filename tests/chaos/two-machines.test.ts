import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { startS3 } from '#gateways/objects/testing.ts'
import { startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { type Machine, startMachine } from './two-machines.ts'
import { WITHOUT_ROUNDS } from './without-rounds.ts'

/** Minutes, for a busy machine: these machines show only what a notice tells them (without-rounds.ts). */
const SOON = { timeout: 120_000, interval: 50 } as const
const FORMS_PER_MINUTE = 4
const BADGE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

let root: string
let postgres: OwnPostgres
let s3: Awaited<ReturnType<typeof startS3>> | null = null
let dealer: TestHttpServer
let a: Machine
let b: Machine

const start = (name: string) =>
  startMachine(root, name, {
    ...WITHOUT_ROUNDS,
    DATABASE_URL: postgres.url(),
    OBJECTS_URL: s3?.url ?? '',
    COOKIE_SECRET: 'a secret of this test that both machines share',
    PUBLISHING: 'on-command',
    PICTURES_INSIDE: new URL(dealer.origin).host,
    TRUST_PROXY: '1',
    FORMS_PER_MINUTE: String(FORMS_PER_MINUTE),
  })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-two-machines-'))
  const photo = await testPhoto('red')
  dealer = await startHttpServer((_, response) => response.end(photo))
  s3 = await startS3()
  postgres = await startPostgres()
  // One after the other: the first creates the tables.
  a = await start('a')
  b = await start('b')
})
afterAll(async () => {
  for (const machine of [a, b]) await machine?.server.stop('SIGKILL')
  await postgres?.stop()
  await s3?.close()
  await dealer?.close()
  await rm(root, { recursive: true, force: true })
})

it('OPS-1 OPS-2 H11 what is done on one machine shows on the other at once, and stays when either crashes after any step and loses its disk', async () => {
  // Published on a, with a file; b has no folder of the site.
  await save({ name: 'First Name' })
  await writeFile(join(a.sitesFolder, 'yard', 'badge.svg'), BADGE)
  await a.run('site', 'publish', 'yard', '-m', 'Opening')
  await a.crash()
  await expect.poll(() => titleOn(b), SOON).toContain('First Name')
  expect((await b.ask('/site-files/badge.svg')).text).toBe(BADGE)

  a = await start('a')
  expect(await titleOn(a)).toContain('First Name')

  // Imported on b, with a picture that either machine fetches.
  await b.run('stock', 'import', '--site', 'yard', await feed(), '--force')
  await expect.poll(() => carsOn(a), SOON).toHaveLength(2)
  await expect.poll(() => pictureOn(a), SOON).not.toBeNull()
  await b.crash()
  const picture = (await pictureOn(a)) ?? ''
  const shown = await a.ask(picture)
  expect(shown.status).toBe(200)
  b = await start('b')
  expect(await carsOn(b)).toHaveLength(2)
  await expect.poll(() => pictureOn(b), SOON).toBe(picture)
  expect((await b.ask(picture)).bytes.equals(shown.bytes)).toBe(true)

  // A second version from a, and back to the first from b.
  await save({ name: 'Second Name' })
  await a.run('site', 'publish', 'yard')
  await expect.poll(() => titleOn(b), SOON).toContain('Second Name')
  await b.run('site', 'rollback', 'yard')
  await b.crash()
  await expect.poll(() => titleOn(a), SOON).toContain('First Name')
  b = await start('b')

  // A code is asked for on a, which crashes; typed on b, which crashes too: the session is known on a.
  const phone = '0412345678'
  expect((await a.ask('/api/auth/code', { json: { phone }, headers: from(1) })).status).toBe(204)
  const code = await codeSent()
  await a.crash()
  const session = await b.ask('/api/auth/session', { json: { phone, code }, headers: from(1) })
  expect([session.status, session.text]).toEqual([200, expect.anything()])
  await b.crash()
  a = await start('a')
  expect(await userOn(a, session.cookie)).toBe('+61412345678')
  const [saved = ''] = await carsOn(a)
  const saving = { json: { phone_number: phone, car_id: saved }, headers: { Cookie: session.cookie, ...from(1) } }
  expect((await a.ask('/api/watchlist/save-car', saving)).status).toBe(200)
  b = await start('b')
  expect(JSON.parse((await b.ask('/api/auth', { headers: { Cookie: session.cookie } })).text).watchlist).toEqual([
    saved,
  ])

  // A lead and a reservation on a, which crashes; the buyer pays on b.
  const lead = await a.ask('/api/leads', { json: leadOf('one'), headers: from(2) })
  expect(lead.status).toBe(201)
  const [car = ''] = await carsOn(a)
  const reserved = await a.ask('/api/reservations', { json: reservationOf(car), headers: from(2) })
  expect([reserved.status, reserved.text]).toEqual([201, expect.anything()])
  // Two of the four forms that an address may send in a minute.
  for (let turn = 0; turn < 2; turn += 1)
    expect((await a.ask('/api/leads', { json: leadOf(`two ${turn}`), headers: from(3) })).status).toBe(201)
  await a.crash()
  expect(await userOn(b, session.cookie)).toBe('+61412345678')
  const { reservation_url, payment_url } = JSON.parse(reserved.text)
  const own = new URL(reservation_url).pathname
  const checkout = new URL(payment_url)
  await b.ask(checkout.pathname + checkout.search, { form: { card_number: '4242 4242 4242 4242' }, headers: from(2) })
  await expect.poll(async () => (await b.ask(own)).text, SOON).toContain('reserved for you')
  expect(
    (
      await b.ask('/api/reservations', {
        json: { ...reservationOf(car), email: 'al@mail.example', phone: '0434567890' },
        headers: from(4),
      })
    ).status,
  ).toBe(409)
  // The other two, and no more: the count of the machine that is gone still holds.
  const statuses = []
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await b.ask('/api/leads', { json: leadOf(`three ${turn}`), headers: from(3) })).status)
  expect(statuses).toEqual([201, 201, 429])
  expect(await postgres.query(`select id from leads where id = '${JSON.parse(lead.text).lead_id}'`)).toHaveLength(1)

  a = await start('a')
  expect(await titleOn(a)).toContain('First Name')
  expect(await userOn(a, session.cookie)).toBe('+61412345678')
  const signOut = { method: 'DELETE', headers: { Cookie: session.cookie } }
  expect((await a.ask('/api/auth/session', signOut)).status).toBe(204)
  expect(await userOn(b, session.cookie)).toBeNull()
  expect((await a.ask(own)).text).toContain('reserved for you')

  // Without the object store, what is up stays up.
  await s3?.close()
  s3 = null
  expect((await a.ask('/')).status).toBe(200)
  const readiness = await (await fetch(`http://127.0.0.1:${a.server.operationsPort}/readyz`)).json()
  expect(readiness).toMatchObject({ status: 'ready', warnings: [expect.stringMatching(/^The object store/)] })
}, 600_000)

async function save(changes: { readonly name: string }): Promise<void> {
  await mkdir(join(a.sitesFolder, 'yard'), { recursive: true })
  const site = smallSite({
    slug: 'yard',
    id: 'yard',
    locations: [smallLocation({ leadEmail: 'sales@yard.example' })],
    integrations: { garageEnabled: true, saving: 'garage' },
    reservation: { kind: 'deposit' },
    ...changes,
  })
  await writeFile(join(a.sitesFolder, 'yard', 'site.json'), JSON.stringify(site))
}

async function feed(): Promise<string> {
  const file = join(root, 'feed.csv')
  const rows = [1, 2].map((place) => `K${place},Toyota,Corolla,2020,20000,used,stripe,${dealer.origin}/${place}.jpg`)
  await writeFile(file, ['stocknum,make,model,year,price,car_type,payment_processors,images', ...rows].join('\n'))
  return file
}

/** Each visitor has an address of their own. */
function from(visitor: number): Readonly<Record<string, string>> {
  return { 'X-Forwarded-For': `203.0.113.${visitor}` }
}

async function titleOn(machine: Machine): Promise<string> {
  return /<title>(.*?)<\/title>/.exec((await machine.ask('/')).text)?.[1] ?? ''
}

/** Ids of the cars that a search finds. */
async function carsOn(machine: Machine): Promise<readonly string[]> {
  const { status, text } = await machine.ask('/api/search?make=Toyota')
  return status === 200 ? JSON.parse(text).hits.map(({ id }: { readonly id: string }) => id) : []
}

/** Address of the first fetched picture in a listing. */
async function pictureOn(machine: Machine): Promise<string | null> {
  return /\/pictures\/kept\/[^\s",\\]+400\.webp/.exec((await machine.ask('/search')).text)?.[0] ?? null
}

async function userOn(machine: Machine, cookie: string): Promise<string | null> {
  const { text } = await machine.ask('/api/auth', { headers: { Cookie: cookie } })
  return JSON.parse(text || '{}').user?.phone ?? null
}

/** The code that one of the machines sent. */
async function codeSent(): Promise<string> {
  let code = ''
  const sent = async () => {
    const texts = await Promise.all([a.lastText(), b.lastText()])
    code = /#(\d{6})/.exec(texts.join('\n'))?.[1] ?? ''
    return code
  }
  await expect.poll(sent, SOON).not.toBe('')
  return code
}

const BUYER = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0423456789', postcode: '4000' }

function leadOf(message: string): object {
  return { ...BUYER, message, category: 'General Enquiry', submission_id: message.replace(' ', '-') }
}

function reservationOf(carId: string): object {
  return { ...BUYER, car_id: carId, terms: true }
}
