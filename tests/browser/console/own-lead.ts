import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { browser, server } from '../demonstration.ts'

/** A lead that no other test takes. */
export interface OwnLead {
  /** Of its conversation. */
  readonly id: string
  /** In the console, without a query. */
  readonly path: string
}

/**
 * Sends an enquiry about a car of Southside Cars, and finds it as the person who is signed in at `page`.
 * `name`: the buyer's first name; the last is `lastName`.
 */
export async function ownLead(page: Page, name: string, lastName: string): Promise<OwnLead> {
  const email = `${randomUUID()}@mail.example`
  await enquire({ name, last_name: lastName, email })
  const list = await page.context().newPage()
  await list.goto(`${server.address('console')}/leads?view=all&q=${email}`)
  const id = await list.locator('[data-lead]').getAttribute('data-lead')
  await list.close()
  return { id: id ?? '', path: `/leads/${id}` }
}

/** Sends an enquiry about a car of Southside Cars, as a person of its own: leads of one number belong together. */
export async function enquire(buyer: {
  readonly name: string
  readonly last_name: string
  readonly email: string
}): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${server.address('southside-cars')}/your-data`)
  const sent = await page.evaluate(
    async (lead) => {
      const { hits } = (await (await fetch('/api/search')).json()) as { readonly hits: readonly { id: string }[] }
      const answer = await fetch('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...lead, car_id: hits[0]?.id }),
      })
      return answer.text()
    },
    {
      ...buyer,
      submission_id: randomUUID(),
      category: 'Vehicle Enquiry',
      phone: `0498 7${randomInt(10, 100)} ${randomInt(100, 1000)}`,
      postcode: '4105',
      message: 'Is it there?',
    },
  )
  await page.close()
  if (!sent.includes('lead_id')) throw new Error(`The enquiry was not taken: ${sent}`)
}
