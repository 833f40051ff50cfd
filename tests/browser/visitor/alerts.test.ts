import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { PHONE } from '../browser.ts'
import { server, visiting } from '../demonstration.ts'

const open = visiting('southside-cars')

it('ALERT-1 ALERT-2 FIELD-4 from the listing to the form, the mail, the confirmation and the end, on a phone without an axe finding', async () => {
  const page = await open({ viewport: PHONE, ...LOOKED_INTO }, '/search?price=:40000')
  await page.getByRole('link', { name: 'Save this search' }).first().click()
  await page.waitForURL(/\/alerts\/search\?price=:40000/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Save this search')
  expect(await faultsOf(page)).toEqual([])

  const email = page.getByLabel('Email Address')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Email me' }).click()
  await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(1)
  expect(await faultsOf(page)).toEqual([])

  const address = `alerts-${Date.now()}@mail.example`
  await email.fill(address)
  await page.getByRole('button', { name: 'Email me' }).click()
  await page.waitForURL(/\/alerts\/asked/)
  expect(await faultsOf(page)).toEqual([])

  await page.goto(await linkFor(address))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('You’re all set')

  await page.getByRole('link', { name: 'Your emails from us' }).click()
  await page.waitForURL(/\/alerts\/end\//)
  await expect.poll(() => page.getByRole('button', { name: /^Stop/ }).count()).toBe(2)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop all emails' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Your emails have stopped')
  await page.context().close()
})

it('ALERT-5 LAW-4 who asked for texts stops them from the page that the text links to', async () => {
  const page = await visiting('wattle-caravans')({ viewport: PHONE, ...LOOKED_INTO }, '/alerts/search?price=:60000')
  await page.getByRole('link', { name: 'Text message' }).click()
  // Nobody else's number: a number has few texts a day.
  const phone = '0491579455'
  await page.getByLabel('Mobile Number').fill(phone)
  await page.getByRole('button', { name: 'Text me' }).click()
  await page.waitForURL(/\/alerts\/asked\?by=text/)

  await page.goto(await linkFor(`+61${phone.slice(1)}`, 'sms'))
  await page.getByRole('button', { name: 'Yes, text me' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('You’re all set')
  await page.getByRole('link', { name: 'Your texts from us' }).click()
  await page.waitForURL(/\/alerts\/end\//)
  const main = page.getByRole('main')
  await expect.poll(() => main.textContent()).toContain(`•••${phone.slice(-3)}`)
  expect(await main.textContent()).not.toContain(phone.slice(2))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop all texts' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Your texts have stopped')
  await page.context().close()
})

/** The link of the mail or text to this address: the demonstration writes them to folders. */
async function linkFor(address: string, kind: 'mail' | 'sms' = 'mail'): Promise<string> {
  const folder = join(server.dataFolder, kind)
  let link = ''
  await expect
    .poll(async () => {
      const files = await readdir(folder).catch(() => [])
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
      const mail = texts.find((text) => text.includes(`To: ${address}`)) ?? ''
      link = /http:\/\/\S+\/alerts\/confirm\/[\w.%-]+/.exec(mail.replace(/=\r?\n/g, ''))?.[0] ?? ''
      return link
    })
    .toMatch(/confirm/)
  return link
}
