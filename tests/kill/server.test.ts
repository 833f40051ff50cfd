import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '#storage/database/database.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { runUntil } from './killed-process.ts'

const YARD = 'southside-cars'
/** Buyers who send one lead after the other until nobody answers, and the leads that are acknowledged before. */
const BUYERS = 20
const KILLED_AFTER = 20

const servers: RunningServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop('SIGKILL')
    await rm(server.dataFolder, { recursive: true, force: true })
  }
})

it('FORM-13 a server killed in a storm of leads has each acknowledged lead once after a restart, with one mail to the dealer and one to the buyer', async () => {
  const server = await started()
  const acknowledged = new Map<string, string>()
  const sent: string[] = []
  let killed: Promise<unknown> | null = null
  const storm = Array.from({ length: BUYERS }, async () => {
    for (;;) {
      const submissionId = `storm-${sent.length}`
      sent.push(submissionId)
      const id = await lead(server, submissionId)
      if (id === null) return
      acknowledged.set(submissionId, id)
      if (acknowledged.size === KILLED_AFTER) killed = kill(server)
    }
  })
  await Promise.all(storm)
  await killed
  expect(acknowledged.size).toBe(sent.length - BUYERS)

  const again = await started(server.dataFolder)
  // A visitor without an answer sends again; one who got an answer and sends again gets the same lead.
  for (const submissionId of sent) {
    const id = await lead(again, submissionId)
    expect(acknowledged.get(submissionId) ?? id).toBe(id)
  }
  const mails = () => mailsIn(join(server.dataFolder, 'mail'))
  await expect.poll(async () => (await mails()).length, { timeout: 240_000 }).toBe(2 * sent.length)
  await again.stop()

  const storage = await openDatabase({ dataFolder: server.dataFolder })
  const all = await storage.forSite({ slug: YARD }).leads.list({})
  await storage.close()
  // The demonstration has leads of its own.
  const leads = all.filter(({ id }) => !id.startsWith('made-'))
  expect(leads.map(({ submissionId }) => submissionId).toSorted()).toEqual(sent.toSorted())
  const told = await mails()
  for (const { id } of leads) {
    const about = told.filter((mail) => mail.includes(id))
    expect(about.filter((mail) => /^To: storm-\d+@mail\.example/m.test(mail))).toHaveLength(1)
    expect(about).toHaveLength(2)
  }
}, 600_000)

it('STOCK-1 STOCK-3 a server killed during an import serves the old or the new stock; after another import the new one shows without a restart', async () => {
  const server = await started()
  const [before, after] = [join(server.dataFolder, 'before.csv'), join(server.dataFolder, 'after.csv')]
  await writeFile(before, feed(10_000))
  await writeFile(after, feed(20_000))
  const command = (file: string, killAt?: () => boolean) =>
    runUntil(
      'src/server/forecourt.ts',
      ['stock', 'import', '--site', YARD, file, '--force'],
      { DATA_DIR: server.dataFolder },
      killAt,
    )
  expect((await command(before)).status).toBe(0)
  let killed: Promise<unknown> | null = null
  const cut = await command(after, () => {
    killed ??= kill(server)
    return false
  })
  await killed
  expect(cut.status).toBe(1)
  expect(cut.lines.join('\n')).toContain('The server ended before the command did; run it again.')

  const again = await started(server.dataFolder)
  expect([10_000, 20_000]).toContain(await onePrice(again))
  expect((await command(after)).status).toBe(0)
  const shown = async () => {
    const page = await ask(again, `/search?${CARS}`)
    return { stock: await onePrice(again), before: page.includes('$10,000'), after: page.includes('$20,000') }
  }
  await expect.poll(shown).toEqual({ stock: 20_000, before: false, after: true })
  await again.stop()
}, 600_000)

const LIMITS = { FORMS_PER_MINUTE: '100000' }

async function started(dataFolder?: string): Promise<RunningServer> {
  const server = await startServer(LIMITS, dataFolder)
  servers.push(server)
  return server
}

async function kill(server: RunningServer): Promise<void> {
  const ended = once(server.process, 'exit')
  server.process.kill('SIGKILL')
  await ended
}

/** The lead's id once it is acknowledged; null if the server was gone before. */
function lead(server: RunningServer, submissionId: string): Promise<string | null> {
  const body = JSON.stringify({
    name: 'Jo',
    last_name: 'Nguyen',
    // One address gets at most five confirmations per hour (M12).
    email: `${submissionId}@mail.example`,
    phone: '0412 345 678',
    postcode: '4000',
    message: submissionId,
    category: 'General Enquiry',
    submission_id: submissionId,
  })
  return ask(server, '/api/leads', body).then(
    (answer) => JSON.parse(answer).lead_id,
    // Connection lost: nothing was acknowledged.
    () => null,
  )
}

/** The mails of leads, not those that notify staff, and none of the daily test leads, which are sent from seven in the morning. */
async function mailsIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => /^Message-ID:\s+<lead-/im.test(mail) && !/^Subject: Test Lead/m.test(mail))
}

function feed(price: number): string {
  const rows = Array.from(
    { length: 1_000 },
    (_, place) => `K${place},Toyota,Corolla,2020,${price},used,/pictures/a.jpg`,
  )
  return ['stocknum,make,model,year,price,car_type,images', ...rows].join('\n')
}

const CARS = 'make=Toyota&model=Corolla&year=2020:2020'

/** The price of all cars; null while they differ. */
async function onePrice(server: RunningServer): Promise<number | null> {
  const { facetStats, count } = JSON.parse(await ask(server, `/api/search?${CARS}`))
  const { min, max } = facetStats.price
  return count >= 1_000 && min === max ? min : null
}

/** Requests with a Host header, which `fetch` does not allow; not every machine resolves names under localhost. */
function ask(server: RunningServer, path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${YARD}.localhost:${server.port}`, 'Content-Type': 'application/json' }
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, method: body ? 'POST' : 'GET', headers },
      async (response) => {
        let text = ''
        try {
          for await (const chunk of response) text += String(chunk)
          resolve(text)
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
