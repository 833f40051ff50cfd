import { DESKTOP, launchBrowser, PHONE } from './browser/browser.ts'

const [site = 'southside-cars', name = 'sou', start = '/sell-my-car'] = process.argv.slice(2)
const b = await launchBrowser()
for (const [w, vp] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const) {
  const page = await (await b.newContext({ viewport: vp, reducedMotion: 'reduce' })).newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(w, m.text()))
  page.on('pageerror', (e) => console.log(w, String(e)))
  const shot = (step: string) => page.screenshot({ path: `/tmp/note/trade/${name}-${step}-${w}.png` })
  await page.goto(`http://${site}.localhost:4711${start}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please fix').waitFor()
  await shot('0-faults')
  await page.goto(`http://${site}.localhost:4711${start}`, { waitUntil: 'networkidle' })
  await shot('1-start')
  await page.getByLabel('Make').fill(process.argv[5] ?? 'Toyota')
  await page.getByLabel('Model').fill(process.argv[6] ?? 'HiLux')
  await page.getByLabel('Year').fill('2021')
  await page.getByLabel(/Odometer/).fill('60,000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForTimeout(500)
  await shot('2-question')
  for (let i = 0; i < 7; i++) {
    if ((await page.locator('.valuation-answer').count()) === 0) break
    const h = await page.locator('h1').textContent()
    await page
      .locator('.valuation-answer')
      .nth(i === 2 ? 1 : 0)
      .click()
    await page.waitForFunction((t) => document.querySelector('h1')?.textContent !== t, h)
    if (i === 3) {
      await page.goBack()
      await page.waitForTimeout(300)
      await page.goForward()
      await page.waitForTimeout(300)
    }
  }
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/note/trade/${name}-3-estimate-${w}.png`, fullPage: true })
  const link = page.getByRole('link', { name: 'Get this as an offer' })
  if (await link.count()) {
    await link.click()
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/note/trade/${name}-4-details-${w}.png`, fullPage: true })
    const form = page.locator('form[aria-busy]')
    if (await form.count()) {
      await form.getByLabel('First Name').fill('Mia')
      await form.getByLabel('Last Name').fill('Ng')
      await form.getByLabel('Email Address').fill('mia@mail.example')
      await form.getByLabel('Mobile Number').fill('+61 491 570 006')
      await form.getByLabel('Postcode').fill('4105')
      const d = form.getByLabel('Preferred Dealership')
      if (await d.count()) await d.selectOption({ index: 1 })
      await form.getByRole('button').last().click()
      await page.waitForTimeout(1200)
      await page.screenshot({ path: `/tmp/note/trade/${name}-5-offer-${w}.png`, fullPage: true })
      const acc = page.getByRole('button', { name: 'Accept this offer' })
      if (await acc.count()) {
        await acc.click()
        await page.waitForTimeout(1200)
        await page.screenshot({ path: `/tmp/note/trade/${name}-6-success-${w}.png`, fullPage: true })
      }
    }
  }
  await page.goto(`http://${site}.localhost:4711/trade-in`, { waitUntil: 'networkidle' })
  await page.getByLabel('Make').fill('Toyota')
  await page.getByLabel('Model').fill('HiLux')
  await page.getByLabel('Year').fill('2012')
  await page.getByLabel(/Odometer/).fill('160,000')
  await shot('7-back')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/note/trade/${name}-8-call-${w}.png`, fullPage: true })
  await page.context().close()
}
await b.close()
