import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSftpServer, TEST_LOGIN, type TestSftpServer } from '#gateways/feed-sources/testing/sftp-server.ts'
import { faultsOf, LOOKED_INTO, RULES_OF_STYLES } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { photograph } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { signInFirst } from '../staff-sign-in.ts'

let server: RunningServer
let sftp: TestSftpServer

beforeAll(async () => {
  sftp = await startSftpServer()
  Object.assign(sftp.file, { content: Buffer.from(csv(12)), modifiedAt: new Date(Date.now() - 3_600_000) })
  server = await startServer({
    FEEDS_INSIDE_SOUTHSIDE_CARS: `127.0.0.1:${sftp.port}`,
    FEEDS_INSIDE_MERIDIAN_MOTOR_GROUP: `127.0.0.1:${sftp.port}`,
    FEED_SECRET_SOUTHSIDE_CARS__DMS: TEST_LOGIN.password,
    FEED_SECRET_MERIDIAN_MOTOR_GROUP__DMS: TEST_LOGIN.password,
  })
})
afterAll(async () => {
  await server?.stop()
  await sftp?.close()
})

function csv(cars: number): string {
  const rows = Array.from(
    { length: cars },
    (_, car) => `Kia,Rio,2022,FEED${car},${20_000 + car * 100},${40_000 + car}\n`,
  )
  return `Marque,Model,YEAR,Stock No.,price,Odo\n${rows.join('')}`
}

const file = (cars: number) => ({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(cars)) })

it('INTAKE-1 INTAKE-3 INTAKE-6 a manager adds a feed, confirms the server’s key, matches its columns, drops a file, approves a held one and undoes it', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signInFirst(page, server.address('console'), 'manager')
  await page.goto(`${server.address('console')}/feeds`)
  await look(page, 'board-empty')

  await page.getByRole('link', { name: 'Add a feed' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Stock File')
  await page.getByRole('button', { name: 'Add the feed' }).click()
  await page.getByText('Nothing is saved yet').waitFor()
  await look(page, 'form-faults')
  await page.getByLabel('Name', { exact: true }).fill('dms')
  await page.getByRole('radio', { name: /^SFTP/ }).check()
  await page.getByLabel('Address of the file').fill(`sftp://127.0.0.1:${sftp.port}/out/stock.csv`)
  await page.getByLabel('User name').fill(TEST_LOGIN.username)
  // No look of its own in the middle of the test.
  await page.getByLabel('How often we look').selectOption('day')
  await page.getByRole('button', { name: 'Try it now' }).click()
  await page.getByRole('heading', { name: 'Is this the right server?' }).waitFor()
  expect(await page.locator('#result').textContent()).toContain(sftp.hostKey)
  await look(page, 'trial-key')
  await page.getByRole('button', { name: 'This is its key' }).click()
  await page.getByRole('heading', { name: /has no car that can be used/ }).waitFor()
  expect(await page.getByLabel('The server’s key').inputValue()).toBe(sftp.hostKey)
  await look(page, 'trial-rows')
  await page.getByRole('button', { name: 'Add the feed' }).click()
  await page.getByText('Saved. The next file').waitFor()

  // No column is called as a make is: the first file leads to its columns, and the result follows what is chosen.
  await page.locator('a[href="/feeds/dms/upload"]').click()
  await look(page, 'upload')
  const large = { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(26 * 1024 * 1024, 'x') }
  await page.getByLabel('File', { exact: true }).setInputFiles(large)
  await page.getByText('large.csv is larger than 25 MB. Zip it first.').waitFor()
  await page.getByRole('button', { name: 'Upload and check' }).click()
  expect(page.url()).toMatch(/\/upload$/)
  await drop(page, csv(12))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByRole('heading', { name: 'Columns of dms' }).waitFor()
  await page.getByText('0 of the first 12 rows are cars.').first().waitFor()
  await look(page, 'columns-first')
  await page.getByLabel('Make', { exact: true }).selectOption('Marque')
  await page.getByText('12 of the first 12 rows are cars.').first().waitFor()
  expect(await page.locator('.mapping-result [aria-live]').textContent()).toBe('12 of the first 12 rows are cars.')
  expect(await page.getByLabel('Stock number').locator('option:checked').textContent()).toBe('By itself: Stock No.')
  await look(page, 'columns')
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  await page.getByText('12 added.').first().waitFor()
  await upload(page, 4)
  await page.getByText('Waiting for you').waitFor()
  await look(page, 'run-held')
  await page.getByRole('button', { name: 'Use the file' }).click()
  await page.getByRole('heading', { name: 'Sell 8 cars?' }).waitFor()
  await look(page, 'run-ask')
  await page.getByRole('button', { name: 'Use the file' }).click()
  await page.getByRole('heading', { name: 'Marked as sold' }).waitFor()
  await look(page, 'run-approved')
  await page.getByRole('button', { name: /^Undo until/ }).click()
  await page.getByText('Undone. The stock is as it was').waitFor()
  await page.getByText('Would be sold').waitFor()
  await page.goto(`${server.address('console')}/feeds`)
  await look(page, 'board-held')
  await page.goto(`${server.address('console')}/channels`)
  await look(page, 'channels')
  await page.goto(`${server.address('console')}/feeds`)
  await look(page, 'board')
  await page.locator('a[href="/feeds/dms/edit"]').click()
  await page.getByText('Remove this feed').click()
  await look(page, 'form-edit')
  const storageState = await context.storageState()
  await context.close()

  const plain = await browser.newContext({ storageState, javaScriptEnabled: false })
  const withoutScript = await plain.newPage()
  await upload(withoutScript, 5)
  await withoutScript.getByText('Waiting for you').first().waitFor()
  await withoutScript.goto(`${server.address('console')}/feeds/dms/edit`)
  await withoutScript.getByRole('button', { name: 'Try it now' }).click()
  await withoutScript.getByRole('heading', { name: /^It works/ }).waitFor()
  await plain.close()
})

it('A8 INTAKE-6 STAFF-10 an owner answers what a file asks; the result follows, the choice is kept as a draft, and nothing is asked again', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signInFirst(page, server.address('console'), 'owner')
  await page.goto(`${server.address('console')}/feeds/new`)
  await page.getByLabel('Name', { exact: true }).fill('wholesaler')
  await page.getByRole('radio', { name: /^Upload/ }).check()
  await page.getByRole('button', { name: 'Add the feed' }).click()
  await page.waitForURL(/\/wholesaler\/upload|\/feeds\?/)
  await page.goto(`${server.address('console')}/feeds/wholesaler/upload`)
  const states = ['Available', 'Wholesale', 'Wholesale', 'At auction']
  const rows = states.map((state, car) => `Kia,Rio,2022,WHOLE${car},21990,${state}\n`)
  const buffer = Buffer.from(`Make,Model,Year,Stock No.,Price,Status\n${rows.join('')}`)
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByText('This file asks 2 things.').waitFor()
  await look(page, 'run-asks')
  await page.goto(`${server.address('console')}/feeds`)
  await page.getByText('This file asks 2 things.').waitFor()
  await look(page, 'board-asks')
  await page.getByRole('link', { name: 'Answer' }).click()
  await page.getByLabel('‘Wholesale’ (2 cars)').selectOption('Not on the website')
  await page.getByText('For sale 1, not on the website 2, not known yet 1.').first().waitFor()
  await look(page, 'questions')
  await page.setViewportSize(PHONE)
  for (const choice of await page.locator('#questions select').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.setViewportSize(DESKTOP)
  await page.goto(`${server.address('console')}/feeds`)
  await page.getByRole('link', { name: 'Answer' }).click()
  const again = page.getByLabel('‘Wholesale’ (2 cars)').locator('option:checked')
  await page.getByText('Throw it away').waitFor()
  expect(await again.textContent()).toBe('Not on the website')
  await page.getByLabel('‘At auction’ (1 car)').selectOption('Sold')
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  await page.waitForURL(/\/feed-runs\//)
  await page.getByText('This file asks').waitFor({ state: 'detached' })
  await page.goto(`${server.address('console')}/feeds/wholesaler/mapping`)
  await page.getByText('Answers of this feed (2)').click()
  await look(page, 'answers')
  await context.close()
})

/** Drops a file on the form, as from a folder. */
async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'stock.csv', { type: 'text/csv' }))
    return transfer
  }, text)
  await page.locator('form.feed-drop').dispatchEvent('drop', { dataTransfer: data })
}

async function upload(page: Page, cars: number): Promise<void> {
  await page.goto(`${server.address('console')}/feeds/dms/upload`)
  await page.getByLabel('File', { exact: true }).setInputFiles(file(cars))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.waitForURL(/\/feed-runs\//)
}

/**
 * No fault of axe on a desk, and of styles on a phone, nothing wider than the screen; pictures for a person where
 * SEEN_FOLDER is set. The page listens then to what is dropped and chosen.
 */
async function look(page: Page, name: string): Promise<void> {
  await alive(page)
  const { SEEN_FOLDER } = process.env
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    const rules = viewport === DESKTOP ? undefined : RULES_OF_STYLES
    expect(await faultsOf(page, 'html', rules), `${name} at ${viewport.width}`).toEqual([])
    if (!SEEN_FOLDER) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await photograph(page, {
        path: `${SEEN_FOLDER}/feeds-${name}-${viewport.width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(DESKTOP)
}
