import { expect, it } from 'vitest'
import { DESKTOP } from './browser.ts'
import { visiting } from './demonstration.ts'

const open = visiting('southside-cars', '/contact-us')

it('D-17 FORM-11 a visitor’s details are saved before the form is posted, so a failure does not cost them', async () => {
  const page = await open({ viewport: DESKTOP })
  let saved: string | null = null
  await page.route(/\/api\/leads/, async (route) => {
    saved = await page.evaluate(() => localStorage.getItem('saved-details'))
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken"}' })
  })
  const form = page.locator('form#enquire')
  await form.getByLabel('First Name').fill('Mia')
  await form.getByLabel('Last Name').fill('Ng')
  await form.getByLabel('Email Address').fill('mia@mail.example')
  await form.getByLabel('Mobile Number').fill('0412 345 678')
  await form.getByLabel('Postcode').fill('4105')
  await form.getByLabel('Message').fill('Are you open on Sunday?')
  expect(await page.evaluate(() => localStorage.getItem('saved-details'))).toBeNull()
  await form.locator('button[type=submit]').click()
  await page.getByText('An error occurred when submitting this form').waitFor()
  expect(JSON.parse(saved ?? 'null')).toMatchObject({ name: 'Mia', last_name: 'Ng', email: 'mia@mail.example' })
  await page.reload()
  await expect.poll(() => form.getByLabel('Email Address').inputValue()).toBe('mia@mail.example')
  await page.context().close()
})
