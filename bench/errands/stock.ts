import type { Page } from 'playwright-core'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { button, link, said, text } from './hand.ts'
import { type Errand, goTo, goToSetting, openToday, type Place } from './staff.ts'

async function openCar(page: Page, { console: at }: Place, nth: number): Promise<void> {
  await page.goto(`${at}/stock`)
  const cars = page.locator('.stock-link, .stock-car a')
  await page.goto(new URL((await cars.nth(nth).getAttribute('href')) ?? '', at).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

let feeds = 0

/** A feed whose last file waits, because it has a third of the cars of the one before. */
async function holdFile(page: Page, { console: at }: Place): Promise<void> {
  feeds += 1
  const name = `errand-${feeds}`
  await page.goto(`${at}/feeds/new`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('radio', { name: /^Upload/ }).check()
  await page.getByRole('button', { name: 'Add the feed' }).click()
  await page.getByRole('heading', { name: `Upload a file for ${name}` }).waitFor()
  for (const cars of [12, 4]) {
    const rows = Array.from(
      { length: cars },
      (_, car) => `Kia,Rio,2022,${name}${car},${20_000 + car},${40_000 + car}\n`,
    )
    const buffer = Buffer.from(`make,model,year,stocknum,price,km\n${rows.join('')}`)
    await page.goto(`${at}/feeds/${name}/upload`)
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Upload and check' }).click()
    await page.waitForURL(/\/feed-runs\//)
  }
}

/** A price list as a wholesaler sends it: semicolons, Latin-1, '81k', '60,100', 'POA'. */
function messyList(name: string): Buffer {
  const rows = Array.from({ length: 40 }, (_, car) =>
    [
      car % 5 === 0 ? 'TOYOTA' : 'Kia',
      car % 5 === 0 ? 'HiLux' : 'Rio',
      2015 + (car % 9),
      `${name}${car}`,
      car === 7 ? 'POA' : `60,${100 + car}`,
      car % 3 === 0 ? '81k' : `${40 + car},000`,
      car === 3 ? 'Café' : 'White',
      car === 9 ? 'JM0KF4W2A1012345' : '',
    ].join(';'),
  )
  return Buffer.from(`Make;Model;Year;Stock No;Price;Kms;Colour;VIN\n${rows.join('\n')}\n`, 'latin1')
}

/** c and d of the review: cars, photos and feeds. */
export const STOCK_ERRANDS: readonly Errand[] = [
  {
    name: 'Look at the held file',
    review: { clicks: 2, fields: 0 },
    as: 'manager',
    before: async (page, place) => {
      await holdFile(page, place)
      await openToday(page, place)
    },
    run: async ({ page, click }) => {
      await click(
        link(page, /^Open: ‘?errand/)
          .or(page.locator('main a[href^="/feed-runs/"]').last())
          .first(),
      )
      return said(page, 'Would be sold')
    },
  },
  {
    name: 'Approve a held file',
    review: { clicks: 2, fields: 0 },
    as: 'manager',
    before: holdFile,
    run: async ({ page, click }) => {
      await click(button(page, /^Use the file/))
      await page.getByRole('heading', { level: 1, name: /^Sell 8 cars/ }).waitFor()
      await click(button(page, /^Use the file/))
      return said(page, /^Marked as sold/)
    },
  },
  {
    name: 'Change a price',
    review: { clicks: 3, fields: 2 },
    as: 'stock',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill } = hand
      await goTo(hand, 'Stock')
      await click(page.locator('.stock-car a').first())
      // The price that it has would change nothing.
      await fill(page.getByRole('textbox', { name: 'Price', exact: true }), hand.way === 'phone' ? '30990' : '31990')
      await click(page.locator('.save-bar').getByRole('button', { name: 'Save' }))
      return said(page, 'Saved. The website shows it now.')
    },
  },
  {
    name: 'Hide a car, and back',
    review: { clicks: 2, fields: 0 },
    as: 'stock',
    before: (page, place) => openCar(page, place, 1),
    run: async ({ page, click }) => {
      await click(button(page, 'Hide'))
      await click(button(page, 'Undo'))
      return said(page, 'Undone.')
    },
  },
  {
    name: 'Mark it as sold',
    review: { clicks: 1, fields: 0 },
    as: 'stock',
    before: (page, place) => openCar(page, place, 2),
    run: async ({ page, click }) => {
      await click(button(page, 'Mark as sold'))
      return text(button(page, 'Not sold after all'))
    },
  },
  {
    name: 'See it as a buyer',
    review: { clicks: 1, fields: 0 },
    as: 'stock',
    before: (page, place) => openCar(page, place, 3),
    run: async ({ page, click }) => {
      const view = link(page, /^View on the website/)
      const path = new URL((await view.getAttribute('href')) ?? '').pathname
      // The server was started for any free port, which its links do not know.
      await view.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
      await click(view)
      return path
    },
  },
  {
    name: 'Add a used car by hand with 8 photos',
    review: { clicks: 6, fields: 15 },
    as: 'stock',
    before: async (page, { console: at }) => {
      await page.goto(`${at}/stock`)
    },
    run: async ({ page, click, fill, choose, way }) => {
      await click(link(page, 'Add a car'))
      const field = (label: string) =>
        page.locator('input, select, textarea').and(page.getByLabel(label, { exact: true }))
      const typed = [
        ['Stock number *', `HAND${Date.now()}`],
        ['Plate', '123ABC'],
        ['VIN', way === 'phone' ? 'JM0KF4W2A10123457' : 'JM0KF4W2A10123456'],
        ['Year *', '2019'],
        ['Make *', 'Mazda'],
        ['Model *', 'CX-5'],
        ['Badge', 'Touring'],
        ['Price', '24990'],
        ['Odometer (km)', '81000'],
        ['Body', 'Suv'],
        ['Transmission', 'Automatic'],
        ['Fuel', 'Petrol'],
        ['Colour', 'White'],
        ['Comments', 'One owner, full books.'],
      ] as const
      await field('Make *').waitFor()
      for (const [label, value] of typed) await fill(field(label), value)
      await click(button(page, 'Publish'))
      const anyway = button(page, 'Publish anyway')
      await anyway.or(link(page, 'Add its photos')).first().waitFor()
      // The review's VIN has another check digit.
      if ((await anyway.count()) > 0) await click(anyway)
      await click(link(page, 'Add its photos'))
      const photos = await Promise.all(
        Array.from({ length: 8 }, async (_, at) => ({
          name: `photo-${at}.jpg`,
          mimeType: 'image/jpeg',
          buffer: Buffer.from(await testPhoto(at % 2 === 0 ? 'red' : 'blue', { width: 1200 + at, height: 900 })),
        })),
      )
      await choose(page.locator('.photo-pick input[type=file]').first(), photos)
      await page.locator('[data-photo]').nth(7).waitFor()
      return `${await page.locator('[data-photo]').count()} photos`
    },
  },
  {
    name: 'Reorder photos',
    review: { clicks: 1, fields: 0 },
    as: 'stock',
    before: (page, place) => openCar(page, place, 4),
    run: async ({ page, click }) => {
      const photos = page.locator('.photos li')
      const third = await photos.nth(2).locator('img').getAttribute('src')
      await click(photos.nth(2).getByRole('button', { name: /the first$/ }))
      await page.waitForFunction(
        (src) => document.querySelector('.photos li img')?.getAttribute('src') === src,
        third ?? '',
      )
      return 'the third photo is the first'
    },
  },
  {
    name: 'New feed from a messy price list',
    review: { clicks: 13, fields: 17 },
    as: 'manager',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill, choose, way } = hand
      const name = `wholesale-${way === 'phone' ? 'phone' : 'desk'}`
      await goToSetting(hand, /^Feeds/)
      await click(link(page, 'Add a feed'))
      await fill(page.getByLabel('Name', { exact: true }), name)
      await click(page.getByRole('radio', { name: /^Upload/ }))
      await click(button(page, 'Add the feed'))
      await page.getByRole('heading', { name: `Upload a file for ${name}` }).waitFor()
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer: messyList(name) }
      await choose(page.getByLabel('File', { exact: true }), file)
      await click(button(page, 'Upload and check'))
      await page.waitForURL(/feed-runs|mapping/)
      if (page.url().includes('mapping')) await click(button(page, 'Save and read the file'))
      return text(page.locator('.figure', { hasText: 'Added' }))
    },
  },
]
