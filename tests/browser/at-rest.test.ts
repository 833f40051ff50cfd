import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { atRest } from './at-rest.ts'
import { browser } from './demonstration.ts'

it.each([
  ['a picture', `<img src="/late">`],
  ['a typeface', `<style>@font-face { font-family: Late; src: url(/late) } p { font-family: Late }</style><p>Text</p>`],
  ['a call', `<script>fetch('/late')</script>`],
  ['a call after a call', `<script>fetch('/').then(() => fetch('/late'))</script>`],
  ['a script', `<script async src="/late"></script>`],
])('a page rests once %s is there', async (_, part) => {
  const page = await browser.newPage()
  const late = Promise.withResolvers<Route>()
  await serve(page, part, (route) => late.resolve(route))
  await page.goto('http://rest.localhost/', { waitUntil: 'domcontentloaded' })
  const { rests, done } = watched(page)
  const route = await late.promise
  await tenFrames(page)
  expect(rests()).toBe(false)
  await route.abort()
  await done
  await page.close()
})

it.each([
  ['it fades in', 'p { animation: fade 1s } @keyframes fade { from { opacity: 0 } }', ''],
  ['it turns to another colour', 'p { transition: color 1s } .new p { color: red }', ''],
  ['a part is busy', '', 'aria-busy="true"'],
])('a page does not rest while %s', async (_, style, mark) => {
  const page = await browser.newPage()
  await serve(page, `<style>${style}</style><p ${mark}>Text</p>`)
  await page.goto('http://rest.localhost/')
  await page.evaluate(() => document.documentElement.classList.add('new'))
  const { rests, done } = watched(page)
  await tenFrames(page)
  expect(rests()).toBe(false)
  await page.evaluate(() => {
    document.querySelector('p')?.removeAttribute('aria-busy')
    for (const each of document.getAnimations()) each.finish()
  })
  await done
  await page.close()
})

it('a stream of events, a beacon, an endless animation and a stopped clock do not keep a page from rest', async () => {
  const page = await browser.newPage()
  const endless = 'p { animation: turn 1s infinite } @keyframes turn { to { rotate: 1turn } }'
  const calls = `new EventSource('/late'); navigator.sendBeacon('/late')`
  const late: Route[] = []
  await serve(page, `<style>${endless}</style><p>Text</p><script>${calls}</script>`, (route) => late.push(route))
  await page.clock.install()
  await page.goto('http://rest.localhost/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect.poll(() => late.length).toBe(2)
  await atRest(page)
  await page.close()
})

it('a page without script rests too, once its fade is over', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await serve(page, '<style>p { animation: fade 1s } @keyframes fade { from { opacity: 0 } }</style><p>Text</p>')
  await page.goto('http://rest.localhost/')
  await atRest(page)
  expect(await page.locator('p').evaluate((text) => getComputedStyle(text).opacity)).toBe('1')
  await page.close()
})

async function serve(page: Page, body: string, late: (route: Route) => void = () => {}): Promise<void> {
  const html = `<!doctype html><title>Page</title><link rel="icon" href="data:,">${body}`
  await page.route('**/*', (route) =>
    route.request().url().endsWith('/late') ? late(route) : route.fulfill({ contentType: 'text/html', body: html }),
  )
}

function watched(page: Page) {
  let isOver = false
  const done = atRest(page).then(() => {
    isOver = true
  })
  return { rests: () => isOver, done }
}

/** Ten more frames: a page that rested would have been found to by then. */
async function tenFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
}
