import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#operations/staff/testing/authenticator-app.ts'
import { arrive } from '../alive.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { PASSWORD, signIn as signInAs } from '../staff-sign-in.ts'
import { ownLead } from './own-lead.ts'

describe('the console in a browser', () => {
  it('STAFF-2 on a phone a person sets up an authenticator app and signs in with it, by keyboard', async () => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await signIn(page, 'finance')
    await page.getByLabel('Your password').focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
    expect(await page.getByRole('listitem').count()).toBe(10)
    const secret = (await page.locator('p > code').textContent()) ?? ''
    await page.getByLabel('The six digits').focus()
    await page.keyboard.type(await codeOf(secret))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await page.locator('summary', { hasText: 'Menu of' }).press('Enter')
    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await signIn(page, 'finance')
    await page.getByLabel('Code').fill(await codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await page.context().close()
  })

  it('STAFF-1 the console is at no dealer’s hostname, and a dealer’s page has nothing of it', async () => {
    const page = await browser.newPage()
    expect((await page.goto(`${server.address('southside-cars')}/staff`))?.status()).toBe(404)
    const home = await page.goto(server.address('southside-cars'))
    expect(await home?.text()).not.toMatch(/console/i)
    const shown = await page.goto(`${server.address('console')}/sign-in`)
    expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await page.close()
  })

  it('INBOX-9 on a phone an appointment for nobody known offers to add the person, as wide as the form', async () => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await signInAs(page, server.address('console'), 'sales')
    await arrive(page, `${server.address('console')}/calendar/new?words=Nobody+Of+That+Name`)
    const line = page.getByRole('link', { name: 'Add this person' }).locator('..')
    const widthOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().width)
    expect(await line.textContent()).toContain('No match')
    expect(await widthOf(line)).toBe(await widthOf(page.locator('.card form')))
    await page.context().close()
  })

  it('CR-C9 the comments of a car that is added by hand take the whole row', async () => {
    const page = await (await browser.newContext({ viewport: DESKTOP })).newPage()
    await signInAs(page, server.address('console'), 'stock')
    await arrive(page, `${server.address('console')}/hand-cars/new`)
    const comments = page.getByLabel('Comments')
    const [own, row] = await comments.evaluate((box) => {
      const card = box.closest('section')
      const { paddingLeft = '0', paddingRight = '0' } = card ? getComputedStyle(card) : {}
      const inside = (card?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return [box.getBoundingClientRect().width, inside]
    })
    expect(own).toBeCloseTo(row ?? 0, 0)
    await page.context().close()
  })

  it('CR-C5 a mail that is on its way says ‘Sending …’, and a second press sends it once', async () => {
    const page = await (await browser.newContext({ viewport: DESKTOP })).newPage()
    await signInAs(page, server.address('console'), 'sales')
    const { path } = await ownLead(page, 'Bea', 'Busy')
    await arrive(page, `${server.address('console')}${path}`)
    let sent = 0
    const held = Promise.withResolvers<void>()
    await page.route('**/reply*', async (route) => {
      sent += 1
      await held.promise
      await route.continue()
    })
    await page.getByLabel('Message', { exact: true }).fill('It is here until Friday.')
    const send = page.getByRole('button', { name: 'Send the mail' })
    await send.click()
    await page.getByText('Sending …').waitFor()
    await send.click()
    await page.keyboard.press('Enter')
    held.resolve()
    await page.getByText('Sending …').waitFor({ state: 'detached' })
    const mails = page.getByRole('list', { name: 'History' }).getByText('It is here until Friday.')
    await mails.first().waitFor()
    expect([sent, await mails.count()]).toEqual([1, 1])
    await page.context().close()
  })

  it('SITE-6 A8 what a file asks shows its whole example at a desk', async () => {
    const page = await browser.newPage({ viewport: DESKTOP })
    await arrive(page, `${server.address('console')}/sign-in`)
    // As the page of a feed's columns draws it (mapping-questions.tsx), with the console's stylesheet.
    const isWhole = await page.locator('main').evaluate((main) => {
      main.innerHTML =
        '<section class="mapping-lines mapping-asks"><div class="mapping-line"><label>Odometer</label><div><select></select><small class="quiet words">4 readings have no unit, for example 42,000.</small></div></div></section>'
      const hint = main.querySelector('small')
      main.style.width = '20rem'
      return hint !== null && hint.scrollWidth <= hint.clientWidth
    })
    expect(isWhole).toBe(true)
    await page.close()
  })

  it('INBOX-7 A2 what folds a quote says ‘Show’ while it is closed and ‘Hide’ while it is open', async () => {
    const page = await browser.newPage()
    await arrive(page, `${server.address('console')}/sign-in`)
    // As a conversation draws it (tests/scenarios/lead/kept-mails.test.ts), with the console's stylesheet.
    await page.locator('main').evaluate((main) => {
      main.innerHTML =
        '<details><summary class="fold-turn"><span>Show quote</span><span>Hide quote</span></summary></details>'
    })
    const fold = page.locator('.fold-turn')
    expect(await fold.innerText()).toBe('Show quote')
    await fold.press('Enter')
    expect(await fold.innerText()).toBe('Hide quote')
    await page.close()
  })
})

async function signIn(page: Page, role: string): Promise<void> {
  await page.goto(`${server.address('console')}/sign-in`)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(`${role}@forecourt.example`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/second-factor|code/)
}
