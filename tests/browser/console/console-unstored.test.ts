import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { DESKTOP } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'
import { signIn } from '../staff-sign-in.ts'

const server = await sharedServer('changed')
const CONSOLE = server.address('console')

it('STUDIO-8 STUDIO-9 who types on in a text whose answer was lost clashes with nobody', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  await draftOf(page, 'pages')
  await page.getByRole('link', { name: /warranty/i }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.waitFor()
  await alive(page)
  await loseNextAnswer(page)
  await text.fill('Stored without an answer')
  await page.keyboard.press('Tab')
  await page.getByText('Not saved yet').waitFor()
  await text.fill('Stored without an answer, and typed on')
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor()
  expect(await page.getByText('What you wrote is not stored').count()).toBe(0)
  await page.reload()
  expect(await text.inputValue()).toBe('Stored without an answer, and typed on')
  await context.close()
})

it('STUDIO-8 a link of a page that cannot be stored asks after some seconds: stay, leave without it, or wait until it is stored', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  await draftOf(page, 'home')
  const field = page.getByLabel('Heading', { exact: true })
  const banner = page.getByRole('link', { name: 'Banner', exact: true })
  const home = page.getByRole('link', { name: 'Home page', exact: true })
  const question = page.getByRole('dialog', { name: 'Not saved yet' })
  const before = await field.inputValue()
  const refuse = await refuseForms(page)
  await field.fill('Never stored')
  await banner.click()
  await question.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Never stored')

  await banner.click()
  await question.getByRole('button', { name: 'Leave without it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banner', exact: true }).waitFor()
  await home.click()
  await page.getByRole('heading', { level: 1, name: 'Home page', exact: true }).waitFor()
  expect(await field.inputValue()).toBe(before)

  // The line comes back while the question stands: it is stored, and the link is followed.
  await alive(page)
  await field.fill('Stored late')
  await banner.click()
  await question.waitFor()
  await refuse.end()
  await page.getByRole('heading', { level: 1, name: 'Banner', exact: true }).waitFor()
  expect(await question.count()).toBe(0)
  await home.click()
  await page.getByRole('heading', { level: 1, name: 'Home page', exact: true }).waitFor()
  expect(await field.inputValue()).toBe('Stored late')
  await context.close()
})

/** Begins a draft of its own at a part of the website. */
async function draftOf(page: Page, part: string): Promise<void> {
  await signIn(page, CONSOLE, 'content')
  await page.goto(part === 'pages' ? `${CONSOLE}/website/pages` : `${CONSOLE}/website/parts/${part}`)
  await alive(page)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  await alive(page)
}

/** The server answers the next form, and the line is lost before the answer is here. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked)
      if (asked[1]?.method !== 'POST') return answer
      window.fetch = fetch
      throw new TypeError('Failed to fetch')
    }
  })
}

/** Answers forms of parts with a fault, until the end. */
async function refuseForms(page: Page): Promise<{ end(): Promise<void> }> {
  const forms = /\/website\/drafts\/[^/]+\/parts\//
  await page.route(forms, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  return { end: () => page.unroute(forms) }
}
