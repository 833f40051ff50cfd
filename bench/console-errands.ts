// npm run build && npx node bench/console-errands.ts [words] [desk|phone]: the errands of the console review in the console
// of a demonstration dealer, at a desk and on a phone: clicks, and fields that a person fills in or chooses. Ends with status
// 1 where one takes more than in the review. `words`: only errands with these in their name. docs/errands.md has the table.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { codeOf } from '#operations/staff/testing/authenticator-app.ts'
import { DESKTOP, launchBrowser, PHONE } from '../tests/browser/browser.ts'
import { fillPerson } from '../tests/browser/fill-person.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { signIn, signInFirst } from '../tests/browser/staff-sign-in.ts'
import { handOf } from './errands/hand.ts'
import { hydrated } from './errands/hydrated.ts'
import { LEAD_ERRANDS } from './errands/leads.ts'
import { SETTINGS_ERRANDS } from './errands/settings.ts'
import type { Errand, Place } from './errands/staff.ts'
import { STOCK_ERRANDS } from './errands/stock.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const SITE = 'southside-cars'
const [words = '', only] = process.argv.slice(2)
const ALL = [...LEAD_ERRANDS, ...STOCK_ERRANDS, ...SETTINGS_ERRANDS]
const errands = ALL.slice(0, size('errands', ALL.length, 6)).filter(({ name }) => name.includes(words))
const server = await startServer()
const browser = await launchBrowser()
const states = new Map<string, Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>>()
let buyers = 0
let lastCode = ''
const DEVICES = [
  ['desk', { viewport: DESKTOP, reducedMotion: 'reduce' }],
  ['phone', { viewport: PHONE, isMobile: true, hasTouch: true, reducedMotion: 'reduce' }],
] as const

try {
  const place = await placeOf()
  console.log(
    'Clicks; fields; pages\n\n| Errand | In the review | At a desk | On a phone | Ends with |\n|---|--:|--:|--:|---|',
  )
  const worse = new Set<string>()
  for (const errand of errands) {
    const done: string[] = []
    let end = ''
    for (const [device, options] of DEVICES.filter(([each]) => only === undefined || each === only)) {
      if (device === 'phone' && errand.onlyAtADesk) {
        done.push(errand.onlyAtADesk)
        continue
      }
      try {
        const page = await personAt(options, errand, place)
        const { hand, count } = handOf(page, device)
        end = await errand.run(hand, place)
        const { clicks, fields, pages } = count
        // The review was done at a desk.
        const isMore = device === 'desk' && (clicks > errand.review.clicks || fields > errand.review.fields)
        if (isMore) worse.add(errand.name)
        done.push(`${clicks}; ${fields}; ${pages}${isMore ? ' MORE' : ''}`)
        await page.context().close()
      } catch (error) {
        worse.add(errand.name)
        done.push(`not done: ${String(error).split('\n').slice(0, 3).join(' ')}`)
      }
    }
    const { clicks, fields } = errand.review
    console.log(`| ${errand.name} | ${clicks}; ${fields} | ${done.join(' | ')} | ${end} |`)
  }
  if (worse.size > 0) process.exitCode = 1
  compareWithBound('errands that take more than in the review, or were not done', worse.size, { atMost: 0 })
} finally {
  await browser.close()
  await server.stop()
}

/** A window of its own, with patience for a busy machine: it counts what is done, not how long it takes. */
async function opened(options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(120_000)
  return page
}

/** The demonstration's console, with a manager who has an app. */
async function placeOf(): Promise<Place> {
  const console = server.address('console')
  const page = await opened({ viewport: DESKTOP })
  const secret = await signInFirst(page, console, 'manager')
  states.set('manager', await page.context().storageState())
  await page.context().close()
  return {
    console,
    code: () => freshCode(secret),
    enquire: async (name) => {
      const buyer = await opened({ viewport: DESKTOP })
      await buyer.goto(`${server.address(SITE)}/search`)
      const car = await buyer.locator('a[href^="/cars/"]').first().getAttribute('href')
      await buyer.goto(`${server.address(SITE)}${car}`)
      await hydrated(buyer)
      const form = buyer
        .locator('form')
        .filter({ has: buyer.getByLabel('First Name') })
        .first()
      buyers += 1
      const number = String(buyers).padStart(3, '0')
      await fillPerson(form, {
        'First Name': name,
        'Mobile Number': `0491 570 ${number}`,
        'Email Address': `buyer-${buyers}@mail.example`,
      })
      await form
        .getByRole('button', { name: /send|enquire/i })
        .first()
        .click()
      await buyer
        .getByText(/thank|on its way|received/i)
        .first()
        .waitFor()
      await buyer.context().close()
    },
    linkIn: async (to, pattern) => {
      const folder = join(server.dataFolder, 'mail')
      for (;;) {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
        const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
        const found = mails.map((mail) => mail.replaceAll('=\r\n', '')).find((mail) => mail.includes(to))
        const [address] = pattern.exec(found ?? '') ?? []
        if (address) return address
        await setTimeout(200)
      }
    },
  }
}

/** Each code works once, so the second device waits for the app's next one. */
async function freshCode(secret: string): Promise<string> {
  for (;;) {
    const code = await codeOf(secret, 1)
    if (code !== lastCode) {
      lastCode = code
      return code
    }
    await setTimeout(500)
  }
}

async function personAt(options: BrowserContextOptions, { as, before }: Errand, place: Place): Promise<Page> {
  let storageState = states.get(as)
  if (storageState === undefined && as !== 'nobody') {
    const page = await opened({ viewport: DESKTOP })
    await signIn(page, place.console, as)
    storageState = await page.context().storageState()
    states.set(as, storageState)
    await page.context().close()
  }
  const page = await opened({ ...options, ...(storageState && { storageState }) })
  await before?.(page, place)
  await hydrated(page)
  return page
}
