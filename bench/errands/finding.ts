import { alive, arrived, type BuyerErrand, type BuyerHand, box, button, heading, link, text } from './buyer.ts'

const CARS = 'southside-cars'
const GROUP = 'meridian-motor-group'

/** The number of cars of a listing, once it is another than before. */
async function cars({ page }: BuyerHand, address: RegExp, before = ''): Promise<string> {
  await arrived(page, address)
  const count = page.locator('[data-result-count]').filter({ hasNotText: before === '' ? /^$/ : before })
  await count.waitFor()
  return text(count)
}

/** What a buyer does to find, save and share a car. */
export const FINDING: readonly BuyerErrand[] = [
  {
    name: '1 Seven-seat hybrid under $45,000 near Logan',
    site: GROUP,
    start: '/',
    review: '1 field + 1 tap; ‘near Logan’ was dropped',
    run: async (hand) => {
      const words = hand.page.locator('input[name=query]').filter({ visible: true }).first()
      await hand.fill(words, '7 seat hybrid under 45k near Logan')
      await hand.tap(button(hand.page, 'Search'))
      return cars(hand, /seats=7/)
    },
  },
  {
    name: '15 A car that tows over 3 tonnes',
    site: CARS,
    start: '/',
    review: 'the fourth review: not possible',
    run: async (hand) => {
      await hand.fill(hand.page.locator('input[name=query]').filter({ visible: true }).first(), 'towing over 3 tonnes')
      await hand.tap(button(hand.page, 'Search'))
      return cars(hand, /braked_towing=3000/)
    },
  },
  {
    name: '2 Compare two utes',
    site: CARS,
    start: '/',
    review: '3 taps',
    run: async ({ page, tap, hasScript }) => {
      await tap(link(page, 'Utes'))
      await heading(page, /ute/, /utes/i)
      await alive(page, hasScript)
      if (hasScript) {
        for (const at of [0, 1]) await tap(page.locator('article').nth(at).getByRole('button', { name: 'Compare' }))
        await tap(link(page, 'Compare 2 cars'))
      } else {
        await tap(page.locator('article').first().getByRole('link', { name: 'Compare' }))
        await tap(link(page, /Add to the comparison$/))
      }
      return heading(page, /\/compare\?cars=\w+(?:,|%2C)\w+/, /compare 2 cars/i)
    },
  },
  {
    name: '7 Tell me if the price drops',
    site: CARS,
    start: 'a car',
    review: '1 tap, the email, its link',
    run: async ({ page, tap, fill }, { linkIn }) => {
      await tap(link(page, 'Tell me if the price drops'))
      await heading(page, /\/alerts\/price\//, /price drops/i)
      const to = `alert-${Date.now()}@mail.example`
      await fill(box(page, 'Email Address'), to)
      await tap(button(page, 'Email me'))
      // The link in the email is a tap too.
      const address = await linkIn(to, /http:\/\/\S+\/alerts\/confirm\/[\w.-]+/)
      await page.goto(address, { waitUntil: 'commit' })
      await tap(page.locator('main form button').filter({ visible: true }).first())
      return heading(page, /\/alerts\//, /all set/i)
    },
  },
  {
    name: '8 Call about a car',
    site: CARS,
    start: 'a car',
    review: '1 tap',
    run: async ({ page, tap, hasScript }) => {
      if (!hasScript) {
        // Script shows a car's masked number; the home page has the yard's in full.
        await tap(link(page, /, home$/))
        await arrived(page, /\/$/)
        const call = link(page, /^Call /)
        await tap(call)
        return (await call.getAttribute('href')) ?? ''
      }
      await page.evaluate(() =>
        document.addEventListener('click', (event) => {
          const call = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
          if (call) {
            document.body.dataset.called = call.getAttribute('href') ?? ''
            event.preventDefault()
          }
        }),
      )
      await tap(page.locator('.vehicle-foot-bar [data-reveal]').first())
      await page.waitForFunction(() => document.body.dataset.called)
      return (await page.evaluate(() => document.body.dataset.called)) ?? ''
    },
  },
  {
    name: '9 Save two cars and find them again',
    site: CARS,
    start: '/search',
    review: '1 tap each',
    needsScript: 'the browser keeps the cars, so that nobody signs in',
    run: async ({ page, tap }) => {
      for (const at of [0, 1]) await tap(page.locator('article').nth(at).getByRole('button', { name: 'Save' }))
      await tap(page.locator('header .favourites-link'))
      await heading(page, /\/favourites/, /saved/i)
      await page.locator('article').nth(1).waitFor()
      return `${await page.locator('article').count()} cars`
    },
  },
  {
    name: '11 Filter, look at a car, and go back',
    site: GROUP,
    start: '/search',
    review: 'each one step back',
    run: async (hand) => {
      const { page, tap, back, hasScript } = hand
      const all = await cars(hand, /\/search/)
      await tap(button(page, /^Filters/))
      await tap(page.locator('#filters [data-facet=fuel] .facet-value').filter({ hasText: 'Hybrid' }).first())
      await tap(hasScript ? button(page, /^Show [\d,]+ cars/) : button(page, 'Apply'))
      const before = await cars(hand, /fuel=Hybrid/, all)
      await tap(page.locator('article h3 a').filter({ visible: true }).first())
      await heading(page, /\/cars\//, /./)
      await back()
      const after = await cars(hand, /fuel=Hybrid/)
      return before === after ? after : `${before}, then ${after}`
    },
  },
  {
    name: '12 The service department’s hours',
    site: GROUP,
    start: '/',
    review: 'the second review: the name led to Google Maps',
    run: async ({ page, tap }) => {
      await tap(page.locator('header').getByText('Locations').filter({ visible: true }).first())
      await tap(link(page, 'Meridian Service Robina'))
      await heading(page, /meridian-service-robina/, /service/i)
      await page.getByRole('heading', { name: 'Opening hours' }).waitFor()
      return text(page.locator('.place-week tr, .place-week li, .place-week dl > *'))
    },
  },
  {
    name: '13 Share a car',
    site: CARS,
    start: 'a car',
    review: 'the second review: 1 tap',
    run: async ({ page, tap, hasScript }) => {
      await tap(page.locator('.vehicle-more > summary'))
      const share = page.getByText('Share', { exact: true }).filter({ visible: true }).first()
      if (!hasScript) {
        const mail = (await share.getAttribute('href')) ?? ''
        await tap(share)
        return decodeURIComponent(mail).slice(0, 60)
      }
      await page.evaluate(() => {
        const keep = async ({ title, url }: ShareData) => {
          document.body.dataset.shared = title ?? url ?? ''
        }
        Object.defineProperty(navigator, 'share', { value: keep, configurable: true })
      })
      await tap(share)
      await page.waitForFunction(() => document.body.dataset.shared)
      return (await page.evaluate(() => document.body.dataset.shared)) ?? ''
    },
  },
  {
    name: '14 The car’s PDF',
    site: CARS,
    start: 'a car',
    review: 'the second review: 1 tap, 5 to 7 s the first time',
    run: async ({ page, tap }) => {
      await tap(page.locator('.vehicle-more > summary'))
      const download = link(page, 'Download PDF')
      const href = (await download.getAttribute('href')) ?? ''
      await tap(download)
      const answer = await page.request.get(new URL(href, page.url().replace(/\/\/[^/:]+/, '//127.0.0.1')).href, {
        headers: { host: new URL(page.url()).host },
      })
      return `${answer.headers()['content-type']}, ${Math.round((await answer.body()).length / 1000)} kB`
    },
  },
]
