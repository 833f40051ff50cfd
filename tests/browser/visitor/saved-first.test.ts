import { expect, it } from 'vitest'
import { DESKTOP } from '../browser.ts'
import { visiting } from '../demonstration.ts'
import { fillPerson } from '../fill-person.ts'

const open = visiting('southside-cars', '/contact-us')

it('D-17 FORM-11 a visitor’s details are saved before the form is posted, so a failure does not cost them', async () => {
  const page = await open({ viewport: DESKTOP })
  let saved: string | null = null
  await page.route(/\/api\/leads/, async (route) => {
    saved = await page.evaluate(() => localStorage.getItem('saved-details'))
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken"}' })
  })
  const form = page.locator('form#enquire')
  await fillPerson(form)
  await form.getByLabel('Message').fill('Are you open on Sunday?')
  expect(await page.evaluate(() => localStorage.getItem('saved-details'))).toBeNull()
  await form.locator('button[type=submit]').click()
  await page.getByText('An error occurred when submitting this form').waitFor()
  expect(JSON.parse(saved ?? 'null')).toMatchObject({ name: 'Mia', email: 'mia@mail.example' })
  await page.reload()
  await expect.poll(() => form.getByLabel('Email Address').inputValue()).toBe('mia@mail.example')
  await page.context().close()
})
