import type { Page } from 'playwright-core'

/**
 * Two cars of the site at `address`, and a lead that this browser has sent, so that it may see the success page
 * (ROUTE-6).
 */
export async function visitOf(page: Page, address: string) {
  await page.goto(`${address}/your-data`)
  return page.evaluate(async (lead) => {
    const { hits } = await (await fetch('/api/search')).json()
    const [car, other] = hits as [Found, Found]
    await fetch('/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ ...lead, car_id: car.id }),
    })
    localStorage.setItem('favourites', JSON.stringify([car.id]))
    localStorage.setItem('saved-details', JSON.stringify(lead))
    return { cars: [car.slug, other.slug], carIds: `${car.id},${other.id}` } as const
  }, LEAD)
}

interface Found {
  readonly id: string
  readonly slug: string
}

const LEAD = {
  category: 'Vehicle Enquiry',
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  message: 'Is it still there?',
}
