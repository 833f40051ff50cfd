import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startS3 } from '#gateways/objects/testing.ts'
import { alive } from '../browser/alive.ts'
import { launchBrowser } from '../browser/browser.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { signInFirst } from '../browser/staff-sign-in.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { WITHOUT_ROUNDS } from './without-rounds.ts'

const SITE = 'southside-cars'

let root: string
let postgres: OwnPostgres
let s3: Awaited<ReturnType<typeof startS3>>
let a: RunningServer
let b: RunningServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-publication-shown-'))
  s3 = await startS3()
  postgres = await startPostgres()
  const shared = {
    ...WITHOUT_ROUNDS,
    DATABASE_URL: postgres.url(),
    OBJECTS_URL: s3.url,
    SITES: SITE,
    COOKIE_SECRET: 'a secret of this test that both servers share',
  }
  // One after the other: the first creates the tables.
  a = await startServer(shared, join(root, 'a'))
  b = await startServer(shared, join(root, 'b'))
}, 600_000)
afterAll(async () => {
  for (const server of [a, b]) await server?.stop('SIGKILL')
  await postgres?.stop()
  await s3?.close()
  await rm(root, { recursive: true, force: true })
})

it('STUDIO-13 what is published in the console of one process is served by another, without waiting for its next round', async () => {
  const browser = await launchBrowser()
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(120_000)
  await signInFirst(page, a.address('console'), 'manager')
  for (const heading of ['First publication', 'Second publication']) {
    await readyToPublish(page, heading)
    expect(await homeOn(b)).not.toContain(heading)
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await page.getByText('Published. Visitors see it now.').waitFor()
    expect(await homeOn(a)).toContain(heading)
    await expect.poll(() => homeOn(b), { timeout: 120_000 }).toContain(heading)
  }
  await browser.close()
}, 600_000)

async function readyToPublish(page: Page, heading: string): Promise<void> {
  await page.goto(`${a.address('console')}/website/parts/home`)
  await alive(page)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  await alive(page)
  await page.getByLabel('Heading', { exact: true }).fill(heading)
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('heading', { level: 1, name: 'Changes' }).waitFor()
  await alive(page)
}

function homeOn({ port }: RunningServer): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${SITE}.localhost:${port}` }
    const asked = request({ host: '127.0.0.1', port, path: '/', headers }, (response) => resolve(text(response)))
    asked.on('error', reject)
    asked.end()
  })
}
