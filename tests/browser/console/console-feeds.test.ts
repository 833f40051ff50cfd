import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSftpServer, TEST_LOGIN, type TestSftpServer } from '#gateways/feed-sources/testing/sftp-server.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { type RunningServer, startServer } from '../running-server.ts'

const PASSWORD = 'tram lantern quokka'
let server: RunningServer
let sftp: TestSftpServer

beforeAll(async () => {
  sftp = await startSftpServer()
  Object.assign(sftp.file, { content: Buffer.from(csv(12)), modifiedAt: new Date(Date.now() - 3_600_000) })
  server = await startServer({
    FEEDS_INSIDE: `127.0.0.1:${sftp.port}`,
    FEED_SECRET_SOUTHSIDE_CARS__DMS: TEST_LOGIN.password,
    FEED_SECRET_MERIDIAN_MOTOR_GROUP__DMS: TEST_LOGIN.password,
  })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await sftp?.close()
})

function csv(cars: number): string {
  const rows = Array.from(
    { length: cars },
    (_, car) => `Kia,Rio,2022,FEED${car},${20_000 + car * 100},${40_000 + car}\n`,
  )
  return `Brand,model,year,stocknum,price,km\n${rows.join('')}`
}

const file = (cars: number) => ({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(cars)) })

it('INTAKE-1 INTAKE-3 INTAKE-6 a manager adds a feed, confirms the server’s key, maps it as they type, uploads a file and approves a held one', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signIn(page)
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

  // The file has no column 'make': the mapping says which one it is, and the result follows what is typed.
  await page.locator('a[href="/feeds/dms/upload"]').click()
  await look(page, 'upload')
  await page.getByLabel('File', { exact: true }).setInputFiles(file(12))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByText('Cannot be read').waitFor()
  await page.goto(`${server.address('console')}/feeds/dms/mapping`)
  await page.getByText('0 of the first 12 rows are cars.').first().waitFor()
  await page.getByLabel('make', { exact: true }).fill('Brand')
  for (const field of ['model', 'year', 'stocknum', 'price', 'km'])
    await page.getByLabel(field, { exact: true }).fill(field)
  await page.locator('[data-preview-result]').getByText('12 of the first 12 rows are cars.').waitFor()
  expect(await page.locator('[data-preview-said]').textContent()).toBe('12 of the first 12 rows are cars.')
  await look(page, 'mapping')
  await page.getByRole('button', { name: 'Save the mapping' }).click()
  await page.getByText('Saved. The next file').waitFor()

  await upload(page, 12)
  await page.getByText('12 added.').first().waitFor()
  await upload(page, 4)
  await page.getByText('Waits for you').waitFor()
  await look(page, 'run-held')
  await page.getByRole('button', { name: 'Approve and apply' }).click()
  await page.getByText('Approved', { exact: true }).waitFor()
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
  await withoutScript.getByText('1 changed.').first().waitFor()
  await withoutScript.goto(`${server.address('console')}/feeds/dms/edit`)
  await withoutScript.getByRole('button', { name: 'Try it now' }).click()
  await withoutScript.getByRole('heading', { name: /^It works/ }).waitFor()
  await plain.close()
}, 240_000)

async function upload(page: Page, cars: number): Promise<void> {
  await page.goto(`${server.address('console')}/feeds/dms/upload`)
  await page.getByLabel('File', { exact: true }).setInputFiles(file(cars))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.waitForURL(/\/feed-runs\//)
}

/** Signs in for the first time, which sets up the second factor. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address('console')}/sign-in`)
  await page.getByLabel('Email').fill('manager@forecourt.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  const secret = (await page.locator('p > code').textContent()) ?? ''
  await page.getByLabel('The six digits').fill(await createOTP(new TextDecoder().decode(base32.decode(secret))).totp())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** No fault of axe at both widths, and nothing wider than the screen; pictures for a person where SEEN_FOLDER is set. */
async function look(page: Page, name: string): Promise<void> {
  const { SEEN_FOLDER } = process.env
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    expect(await faultsOf(page), `${name} at ${viewport.width}`).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, `${name} at ${viewport.width}`).toBe(0)
    if (!SEEN_FOLDER) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: `${SEEN_FOLDER}/feeds-${name}-${viewport.width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(DESKTOP)
}
