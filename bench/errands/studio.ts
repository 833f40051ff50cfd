import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { DESKTOP } from '../../tests/browser/browser.ts'
import { signIn } from '../../tests/browser/staff-sign-in.ts'
import { button, type Hand, link } from './hand.ts'
import { hydrated } from './hydrated.ts'
import { goTo } from './staff.ts'

/** Another window, for a colleague. */
export interface Place {
  readonly browser: Browser
  /** Origin of the console. */
  readonly console: string
}

interface Errand {
  readonly name: string
  /** Begins at 'Today' of the console, and returns what the person sees at its end. */
  readonly run: (hand: Hand, place: Place) => Promise<string>
}

/** What the dealer has besides its own location, so that there is one to choose. */
export const SECOND_LOCATION = 'Southside Cars Springwood'

const DAY_MS = 86_400_000
const FILES = join(import.meta.dirname, '../../sites/southside-cars')
const PUBLISHED = 'Published. Visitors see it now.'

const field = (page: Page, label: string | RegExp) =>
  page.getByLabel(label, { exact: typeof label === 'string' }).last()

/** Fills in a field of the studio, which stores it when a person leaves it. */
async function type({ page, fill }: Hand, target: Locator, value: string): Promise<void> {
  await fill(target, value)
  await page.keyboard.press('Tab')
}

async function toWebsite(hand: Hand): Promise<void> {
  await goTo(hand, 'Website')
  await hydrated(hand.page)
}

/** Opens a part of the website by what a person calls it, with a new draft. */
async function openPart(hand: Hand, words: string): Promise<void> {
  const { page, click, fill } = hand
  await toWebsite(hand)
  await fill(page.getByRole('searchbox').first(), words)
  await page.getByRole('searchbox').first().press('Enter')
  await click(page.getByRole('list', { name: 'Found' }).getByRole('link').first())
  await click(button(page, 'Change this'))
  await page.getByText('Nothing changed yet').waitFor()
  await hydrated(page)
}

async function publish({ page, click }: Hand): Promise<string> {
  // A restored version leads to its changes at once.
  if (!/\/changes$/.test(new URL(page.url()).pathname)) await click(link(page, 'Publish'))
  await page.getByRole('heading', { level: 1, name: 'Changes' }).waitFor()
  await hydrated(page)
  await click(button(page, 'Publish'))
  await page.getByText(PUBLISHED).waitFor()
  return PUBLISHED
}

/** Adds a picture where an option takes one, with what it shows where it is asked for. */
async function choosePicture(
  hand: Hand,
  { label, file, alt }: { readonly label: RegExp; readonly file: string; readonly alt: string },
): Promise<void> {
  const { page, click, choose } = hand
  await click(link(page, label))
  await page.getByRole('heading', { name: 'Add a picture' }).waitFor()
  await hydrated(page)
  await choose(page.getByLabel('File'), join(FILES, file))
  const words = page.locator('form.picture-upload').getByLabel(/What it shows/)
  if ((await words.count()) > 0) await type(hand, words.first(), alt)
  await click(button(page, 'Add and use'))
  await page.getByRole('heading', { name: 'Add a picture' }).waitFor({ state: 'detached' })
  await hydrated(page)
}

/** Another person of the site proposes a draft. */
async function propose({ browser, console: origin }: Place): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, origin, 'content')
  await page.goto(`${origin}/website`)
  await hydrated(page)
  await page.getByLabel('Name of a new draft').fill('For you to approve')
  await button(page, 'New draft').click()
  await page.waitForURL(/\/drafts\//)
  await hydrated(page)
  await link(page, 'Home page').click()
  await page.getByRole('heading', { level: 1, name: 'Home page' }).waitFor()
  await hydrated(page)
  await field(page, 'Heading').fill('Straight answers')
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
  await link(page, 'Propose …').click()
  await page.getByLabel('What this is for').fill('For the long weekend')
  await button(page, 'Propose').click()
  await page.getByText('It waits for a publisher').waitFor()
  await context.close()
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

/** STUDIO-20, in its order but for those that need another one first. */
export const ERRANDS: readonly Errand[] = [
  {
    name: 'Easter hours',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'easter')
      await click(page.locator('.studio-items a').first())
      await click(button(page, 'Add to ‘Special days’'))
      await page.getByText(/^Added to ‘Special days/).waitFor()
      const days = page.getByRole('region', { name: 'Special days' })
      await type(hand, days.getByLabel('Day', { exact: true }).last(), '2027-03-26')
      await type(hand, days.getByLabel('Name of the day').last(), 'Good Friday')
      await type(hand, days.getByLabel('Opens').last(), '09:00')
      await type(hand, days.getByLabel('Closes').last(), '12:00')
      return publish(hand)
    },
  },
  {
    name: 'Another order of blocks',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'home')
      await click(button(page, 'Down: Hero'))
      await page.getByText(/‘Hero’ moved to place 2 of \d+\./).waitFor()
      return publish(hand)
    },
  },
  {
    name: 'A mistake in a text',
    run: async (hand) => {
      await openPart(hand, 'home')
      await type(hand, field(hand.page, 'Heading'), 'Good cars. Straight answers, always.')
      return publish(hand)
    },
  },
  {
    name: 'A redirect',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'redirect')
      await click(button(page, /^Add to ‘Redirects/))
      await page.getByText(/^Added to ‘Redirects/).waitFor()
      await type(hand, field(page, 'Old address'), '/easter-sale.html')
      await type(hand, field(page, 'New address'), '/special-offers')
      return publish(hand)
    },
  },
  {
    name: 'An offer with a picture for two weeks',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'special offers')
      // A new offer opens its own form.
      await click(button(page, /^Add to ‘/))
      await page.waitForURL(/[?&]at=/)
      await page.getByLabel('Words of the button').waitFor()
      await hydrated(page)
      await type(hand, field(page, 'Title'), 'Free first service')
      await type(hand, field(page, 'Text'), 'With every car that you buy in December.')
      await type(hand, field(page, 'Words of the button'), 'See the cars')
      await type(hand, field(page, 'Link'), '/search')
      await type(hand, field(page, 'Shows from'), `${dayIn(0)}T00:00`)
      await type(hand, field(page, 'Shows until'), `${dayIn(14)}T00:00`)
      await choosePicture(hand, { label: /^Choose a picture/, file: 'hoist.jpg', alt: 'A mechanic at a car' })
      return publish(hand)
    },
  },
  {
    name: 'A new page in the menu',
    run: async (hand) => {
      const { page, click } = hand
      await toWebsite(hand)
      await click(link(page, /^Pages and articles/))
      await click(button(page, 'Change this'))
      await page.getByText('Nothing changed yet').waitFor()
      await hydrated(page)
      const form = page.getByRole('form', { name: 'A new page' })
      await type(hand, form.getByLabel('Title'), 'Our detailers')
      await type(hand, form.getByLabel('In one sentence'), 'How we clean a car before you drive it home.')
      await click(form.getByLabel('Put it into the menu'))
      await click(form.getByRole('button', { name: 'Add' }))
      await page.getByRole('heading', { level: 1, name: 'Our detailers' }).waitFor()
      await hydrated(page)
      await type(hand, page.locator('textarea').last(), 'We wash, polish and vacuum every car, and look at each seam.')
      return publish(hand)
    },
  },
  {
    name: 'A new logo',
    run: async (hand) => {
      await openPart(hand, 'logo')
      await choosePicture(hand, { label: /^Change for ‘Logo’$/, file: 'icon.svg', alt: 'Southside Cars' })
      return publish(hand)
    },
  },
  {
    name: 'A person who left',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'people')
      await click(button(page, /^Delete: /))
      await page
        .getByText(/Deleted|deleted/)
        .first()
        .waitFor()
      return publish(hand)
    },
  },
  {
    name: 'A banner for one location',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'banner')
      await type(hand, field(page, 'Words'), 'Free coffee in Springwood this week')
      await type(hand, field(page, 'Shows from'), `${dayIn(0)}T00:00`)
      await type(hand, field(page, 'Shows until'), `${dayIn(7)}T00:00`)
      await click(page.getByRole('checkbox', { name: SECOND_LOCATION }))
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
      return publish(hand)
    },
  },
  {
    name: 'Tomorrow’s publication',
    run: async (hand) => {
      const { page, click } = hand
      await openPart(hand, 'home')
      await type(hand, field(page, 'Sentence under the heading'), 'Open all Easter but Good Friday.')
      await click(link(page, 'Publish'))
      await click(link(page, /^Schedule/))
      await type(hand, page.getByLabel('Goes live'), `${dayIn(1)}T09:00`)
      await click(button(page, 'Schedule'))
      await page.getByText('Goes live').first().waitFor()
      return 'Goes live tomorrow'
    },
  },
  {
    name: 'Approving a colleague’s proposal',
    run: async (hand, place) => {
      await propose(place)
      const { page, click } = hand
      await toWebsite(hand)
      await click(link(page, /For you to approve/))
      await click(link(page, /^Show changes|^Publish/))
      await hydrated(page)
      await click(button(page, 'Approve and publish'))
      await page.getByText(PUBLISHED).waitFor()
      return PUBLISHED
    },
  },
  {
    name: 'Back to yesterday',
    run: async (hand) => {
      const { page, click } = hand
      await toWebsite(hand)
      await click(link(page, /versions/i))
      await click(button(page, /^Restore version/))
      await page.waitForURL(/\/drafts\//)
      await hydrated(page)
      return publish(hand)
    },
  },
]
