import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { photograph } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { signIn } from '../staff-sign-in.ts'
import { ownLead } from './own-lead.ts'

const pdf = (name: string, bytes = 20) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes)]),
})

it('INBOX-7 files of a reply are listed with name and size, added to, taken out again, and sent', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await openLead(page)
  const field = page.locator('input[type=file]')
  const list = page.getByRole('list', { name: 'Chosen files' })
  const send = page.getByRole('button', { name: 'Send the mail' })

  // On a slow line the second choice comes before the script that lists the first one (STAFF-10).
  const both = Promise.withResolvers<void>()
  await page.route('**/chosen-files*', async (route) => {
    await both.promise
    await route.continue()
  })
  await field.setInputFiles([pdf('Offer.pdf', 300_000), pdf('Terms.pdf')])
  await field.setInputFiles([pdf('Service history.pdf', 2_000_000)])
  both.resolve()
  await page.getByText('3 files, 2.2 MB together').waitFor()
  expect(await list.getByRole('listitem').allTextContents()).toEqual([
    'Offer.pdf 293 kBRemove',
    'Terms.pdf 1 kBRemove',
    'Service history.pdf 1.9 MBRemove',
  ])
  await look(page, 'chosen')
  await page.getByRole('button', { name: 'Remove Terms.pdf' }).click()
  await page.getByText('2 files, 2.2 MB together').waitFor()

  // What cannot go is said before anything is sent.
  const program = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
  await field.setInputFiles([program])
  await page.getByText('‘setup.exe’ is a program').waitFor()
  const before = page.url()
  await send.click()
  expect(page.url()).toBe(before)
  await look(page, 'refused')
  await page.getByRole('button', { name: 'Remove setup.exe' }).click()

  await page.getByLabel('Message', { exact: true }).fill('Here is the offer.')
  await send.click()
  await page.getByRole('status').getByText('The mail is on its way.').waitFor()
  const thread = page.getByRole('list', { name: 'History' })
  await look(page, 'thread')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    thread.getByRole('link', { name: 'Offer.pdf' }).last().click(),
  ])
  expect(download.suggestedFilename()).toBe('Offer.pdf')
  expect((await readFile(await download.path())).byteLength).toBe(300_008)
  await context.close()
})

it('INBOX-7 without script a refused file leaves the draft, and a file is sent', async () => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await openLead(page)
  const field = page.locator('input[type=file]')
  const send = page.getByRole('button', { name: 'Send the mail' })
  await page.getByLabel('Message', { exact: true }).fill('Hello without script')
  await field.setInputFiles([{ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('MZ is a program') }])
  await send.click()
  await page.locator('#reply-files-fault').getByText('‘photo.png’ is a program').waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Hello without script')
  await field.setInputFiles([pdf('Offer.pdf')])
  await send.click()
  await page.getByText('The mail is on its way.').waitFor()
  expect(await page.getByRole('list', { name: 'Files' }).last().textContent()).toContain('Offer.pdf')
  await context.close()
})

/** A lead with a mail address, as a salesperson sees it. */
async function openLead(page: Page): Promise<void> {
  await signIn(page, server.address('console'), 'sales')
  const { path } = await ownLead(page, 'Fay', 'Files')
  await page.goto(server.address('console') + path)
  await alive(page)
}

/** No fault of axe on the page; pictures for a person to look at where SEEN_FOLDER is set. */
async function look(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page), name).toEqual([])
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    const shown = name === 'thread' ? page.locator('.thread-item.ours').last() : page.locator('.composer')
    await shown.scrollIntoViewIfNeeded()
    await photograph(page, { path: `${SEEN_FOLDER}/files-${name}-${viewport.width}.png`, fullPage: true })
  }
  await page.setViewportSize(DESKTOP)
}
