import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { CONSOLE_ROUTES } from '../../../src/console/routes.ts'
import { IS_WHOLE } from '../../setup/proof.ts'
import { faultsOf, LOOKED_INTO, overflowOf, RULES_OF_STYLES } from '../accessibility.ts'
import { photograph } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { keyboardFaultsOf } from '../keyboard-faults.ts'
import { signInFirst } from '../staff-sign-in.ts'
import { ownLead } from './own-lead.ts'
import { smallTargetsOf } from './small-targets.ts'

const CONSOLE = server.address('console')
/** 200 % zoom of a window of 640. */
const NARROWEST = { width: 320, height: 640 }
/** The page on which all rules look into the frame of a phone, which every page has. */
const FRAME = '/'

type GetPath = Extract<(typeof CONSOLE_ROUTES)[number], { readonly method: 'GET' }>['path']
/** A page to look at, or why an address has none. `find`: from a page of the console. */
type Visit = 'the address itself' | { readonly at: string } | { readonly find: Find } | { readonly noPage: string }
type Find = (page: Page) => Promise<string>

/** Every address that answers with a page. A new route without a row fails `tsc`, and the test. */
const VISITS: Readonly<Record<GetPath, Visit>> = {
  '/sign-in': 'the address itself',
  '/sign-in/code': { noPage: 'follows a password: console-passkey.test looks at it' },
  '/forgotten': 'the address itself',
  '/reset/:token': { at: '/reset/a-token' },
  '/invitation/:token': { find: invitation },
  '/second-factor': 'the address itself',
  '/account': 'the address itself',
  '/account/recovery-codes': 'the address itself',
  '/account/notifications': 'the address itself',
  '/notifications': 'the address itself',
  '/notifications/:id': { noPage: 'goes on to what it is about' },
  '/sites': 'the address itself',
  '/': 'the address itself',
  '/find': { at: '/find?q=toyota' },
  '/events': { noPage: 'a stream' },
  '/stock-events': { noPage: 'a stream' },
  '/staff': 'the address itself',
  '/staff/members/:id/deactivate': { find: linkOn('/staff', /^\/staff\/members\/[^/]+\/deactivate$/) },
  '/audit': 'the address itself',
  '/audit.csv': { noPage: 'a file' },
  '/settings': 'the address itself',
  '/website': { at: '/website?q=easter+hours' },
  '/website/drafts/:draft': { find: websiteDraft },
  '/website/drafts/:draft/parts/:part': { find: async (page) => `${await websiteDraft(page)}/parts/home` },
  '/website/drafts/:draft/at': { noPage: 'goes on to a form' },
  '/website/drafts/:draft/changes': { find: async (page) => `${await websiteDraft(page)}/changes` },
  '/website/drafts/:draft/schedule': { find: async (page) => `${await websiteDraft(page)}/schedule` },
  '/website/drafts/:draft/pictures': { find: async (page) => `${await websiteDraft(page)}/pictures?for=home/image` },
  '/website/drafts/:draft/pictures/:hash': { noPage: 'a picture' },
  '/website/drafts/:draft/picture': {
    find: async (page) => linkOn(`${await websiteDraft(page)}/pictures`, /\/picture\?/)(page),
  },
  '/website/versions': 'the address itself',
  '/website/drafts/:draft/share': { find: async (page) => `${await websiteDraft(page)}/share` },
  '/website/pages': 'the address itself',
  '/website/drafts/:draft/pages': { find: async (page) => `${await websiteDraft(page)}/pages` },
  '/website/drafts/:draft/pages/edit': {
    find: async (page) => `${await websiteDraft(page)}/pages/edit?file=pages%2Fabout-us.md`,
  },
  '/website/parts/:part': { at: '/website/parts/brand' },
  '/site/keys': 'the address itself',
  '/site/webhooks': 'the address itself',
  '/site/templates': 'the address itself',
  '/site/assignment': 'the address itself',
  '/site/assignment/:id': { find: routingRule },
  '/deliveries': 'the address itself',
  '/feeds': { find: heldFeed },
  '/feeds/new': 'the address itself',
  '/feeds/:name/edit': { at: '/feeds/walked/edit' },
  '/feeds/:name/upload': { at: '/feeds/walked/upload' },
  '/feeds/:name/mapping': { at: '/feeds/walked/mapping' },
  '/feed-runs/:id': { find: linkOn('/feeds', /^\/feed-runs\/[^/]+$/) },
  '/calendar': 'the address itself',
  '/calendar/new': 'the address itself',
  '/calendar/:id': { find: appointment },
  '/reservations': 'the address itself',
  '/reservations/:id': { find: linkOn('/reservations?show=held', /^\/reservations\/[^/?]+/) },
  '/leads': 'the address itself',
  '/leads/new': 'the address itself',
  '/leads/:id': { find: linkOn('/leads', /^\/leads\/(?!new)[^/?]+/) },
  '/leads/:id/won': { find: async (page) => `${await linkOn('/leads', /^\/leads\/(?!new)[^/?]+/)(page)}/won` },
  '/leads/:id/others': { find: soldElsewhere },
  '/leads/:id/photos/:lead/:number': { noPage: 'a picture' },
  '/leads/:id/files/:file': { noPage: 'a file' },
  '/leads/:id/person.json': { noPage: 'a file' },
  '/reports': 'the address itself',
  '/reports.csv': { noPage: 'a file' },
  '/channels': 'the address itself',
  '/hand-cars': 'the address itself',
  '/hand-cars/new': 'the address itself',
  '/hand-cars/:id': { find: draftCar },
  '/stock': 'the address itself',
  '/stock/:id': { find: car },
  '/stock/:id/photo': { find: async (page) => linkOn(await car(page), /^\/stock\/[^/]+\/photo\?/)(page) },
}

it('INBOX STAFF DESK every page of the console: WCAG 2.2 AA by axe on a phone and at a desk, in light and in dark, 44 px for a finger, by keyboard, at 200 % zoom, with one heading and its name as title', async () => {
  const paths = CONSOLE_ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path)
  expect(Object.keys(VISITS).toSorted()).toEqual(paths.toSorted())
  const faults: string[] = []
  const owner = await opened(faults)
  await signInFirst(owner, CONSOLE, 'owner', (name) => look(owner, name, faults))
  const stranger = await opened(faults)
  for (const { method, path, access } of CONSOLE_ROUTES) {
    const visit = method === 'GET' ? VISITS[path] : { noPage: 'a change' }
    if (visit !== 'the address itself' && 'noPage' in visit) continue
    const at = visit === 'the address itself' ? path : 'at' in visit ? visit.at : await visit.find(owner)
    const page = access === 'anyone' ? stranger : owner
    const answer = await page.goto(`${CONSOLE}${at}`)
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== at.split('?')[0])
      faults.push(`${path}: answers ${answer?.status()} at ${page.url()}`)
    else await look(page, path, faults)
  }
  expect(faults).toEqual([])
  await owner.context().close()
  await stranger.context().close()
})

async function opened(faults: string[]): Promise<Page> {
  const page = await (await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })).newPage()
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
  return page
}

let looked = 0

/** Each page is looked at in two of these, which are both widths and both colours. */
const WAYS = [
  [DESKTOP, 'light'],
  [PHONE, 'dark'],
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
] as const

/**
 * Adds what is wrong with a page. By all rules in the first of its ways, and by those of styles in the second; on a phone
 * each control is measured, in light at a desk it is walked by keyboard. Pages share their parts; in a whole proof, and the
 * page with the frame, each is looked at in every way. Takes pictures for a person to look at where SEEN_FOLDER is set.
 */
async function look(page: Page, name: string, faults: string[]): Promise<void> {
  looked += 1
  const isEveryWay = IS_WHOLE || name === FRAME || process.env.SEEN_FOLDER !== undefined
  const say = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${name}, ${where}: ${fault}`))
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
  if (headings.length !== 1) say('headings', [`${headings.length} of the first level`])
  const title = await page.title()
  if (title !== `${headings[0]} · Forecourt`) say('title', [`'${title}', heading '${headings[0]}'`])
  const ways = isEveryWay ? WAYS : looked % 2 === 0 ? WAYS.slice(0, 2) : WAYS.slice(2)
  for (const [at, [viewport, colorScheme]] of ways.entries()) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const finger = viewport === PHONE ? await touching(page) : null
    const where = `${viewport.width} ${colorScheme}`
    say(where, await faultsOf(page, 'html', at === 0 || isEveryWay ? undefined : RULES_OF_STYLES))
    if (finger) say(where, await smallTargetsOf(page))
    await seen(page, name, where)
    await finger?.detach()
    if (viewport === DESKTOP && colorScheme === 'light') say('keyboard', await keyboardFaultsOf(page))
  }
  await page.setViewportSize(NARROWEST)
  for (const fault of await overflowOf(page)) say('320', [`${fault}: ${await page.evaluate(widest)}`])
  await page.setViewportSize(DESKTOP)
}

/** The page is touched until the session is detached. */
async function touching(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return session
}

function car(page: Page): Promise<string> {
  return linkOn('/stock', /^\/stock\/[^/?]+/)(page)
}

/** The smallest element that reaches furthest to the side. */
function widest(): string {
  const [most] = [...document.querySelectorAll('main *')].toSorted(
    (a, b) =>
      b.getBoundingClientRect().right - a.getBoundingClientRect().right ||
      a.getBoundingClientRect().width - b.getBoundingClientRect().width,
  )
  return most?.outerHTML.slice(0, 150) ?? ''
}

/** The first link of a page that leads to such an address. */
function linkOn(list: string, pattern: RegExp): Find {
  return async (page) => {
    await page.goto(`${CONSOLE}${list}`)
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    return links.find((href) => pattern.test(href)) ?? `${list}#no-link-like-${pattern}`
  }
}

/** At the end of a week the next visits are in the next one, to which the page leads. */
async function appointment(page: Page): Promise<string> {
  await page.goto(`${CONSOLE}/calendar`)
  const next = page.getByText('The next is on').getByRole('link')
  const week = (await next.count()) === 0 ? '/calendar' : await next.getAttribute('href')
  return linkOn(week ?? '', /^\/calendar\/(?!new)[^/?]+/)(page)
}

async function invitation(page: Page): Promise<string> {
  await page.goto(`${CONSOLE}/staff?invite`)
  await page.getByLabel('Email').fill('walker@forecourt.example')
  await page.getByRole('checkbox', { name: 'Content' }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const folder = join(server.dataFolder, 'mail')
  const address = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.find((each) => each.includes('walker@forecourt.example')) ?? ''
    return /\/invitation\/[\w-]+/.exec(mail.replaceAll('=\r\n', ''))?.[0] ?? ''
  }
  await expect.poll(address).toContain('/invitation/')
  return address()
}

/** A lead that bought a car which is not in the stock: others asked for none. */
async function soldElsewhere(page: Page): Promise<string> {
  const { path } = await ownLead(page, 'Walk', 'Sold')
  await page.goto(`${CONSOLE}${path}/won`)
  await page.getByLabel('Car', { exact: true }).fill('A car on order')
  await page.getByRole('checkbox', { name: /Not in our stock/ }).check()
  await page.getByLabel('Price').fill('31000')
  await page.getByRole('button', { name: 'Save the sale' }).click()
  await page.getByText('Sold: A car on order').waitFor()
  return `${path}/others`
}

/** A feed with a file that waits, and so changes no stock. */
async function routingRule(page: Page): Promise<string> {
  await page.goto(`${CONSOLE}/site/assignment`)
  await page.getByLabel('Name of the rule').fill('Walked')
  await page.getByLabel('Goes to').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await page.getByText('Saved. New leads follow these rules.').waitFor()
  return linkOn('/site/assignment', /^\/site\/assignment\/[\w-]+$/)(page)
}

async function heldFeed(page: Page): Promise<string> {
  await page.goto(`${CONSOLE}/feeds/new`)
  await page.getByLabel('Name', { exact: true }).fill('walked')
  await page.getByRole('radio', { name: /^Upload/ }).check()
  await page.getByRole('button', { name: 'Add the feed' }).click()
  await page.getByRole('heading', { name: 'Upload a file for walked' }).waitFor()
  const buffer = Buffer.from('make,model,year,stocknum,price,km\n')
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.waitForURL(/feed-runs|mapping/)
  return '/feeds'
}

/** A draft, which no visitor sees. */
async function draftCar(page: Page): Promise<string> {
  await page.goto(`${CONSOLE}/hand-cars/new`)
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.waitForURL(/\/hand-cars\/(?!new)[^/?]+/)
  return new URL(page.url()).pathname
}

/** One draft for all pages of a draft. */
let draft: Promise<string> | null = null
function websiteDraft(page: Page): Promise<string> {
  draft ??= newDraft(page)
  return draft
}

async function newDraft(page: Page): Promise<string> {
  await page.goto(`${CONSOLE}/website`)
  await page.getByLabel('Name of a new draft').fill('Walked')
  await page.getByRole('button', { name: 'New draft' }).click()
  await page.waitForURL(/\/website\/drafts\/[^/?]+$/)
  return new URL(page.url()).pathname
}

async function seen(page: Page, name: string, where: string): Promise<void> {
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  const file = `${name}-${where}`.replace(/[^a-z0-9]+/gi, '-').replace(/^-/, 'today-'.slice(name === '/' ? 0 : 6))
  await photograph(page, { path: `${SEEN_FOLDER}/${file}.png`, fullPage: true })
}
