import { afterEach, beforeEach, expect, it } from 'vitest'
import { BUYER, enquire } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleCar, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform({ sites: [sampleSite({ delivery: { confirmBuyer: true } })] })
})
afterEach(() => platform.close())

/** The buyer's mail after an enquiry about a car at 'Other Yard', which is none of the site's locations. */
async function mailAbout(phone: string | null): Promise<{ readonly text: string; readonly html: string }> {
  const location = {
    ...sampleCar().location,
    name: 'Other Yard',
    slug: 'other-yard',
    city: 'Benalla',
    suburb: null,
    phone,
  }
  const [car] = await platform.addCars('yard', [{ location }])
  await enquire(requestOn(platform, platform.site('yard')), {
    category: 'Vehicle Enquiry',
    car_id: car?.id ?? '',
    location_id: 'l1',
  })
  await platform.runDeferred()
  const mail = platform.mailer.sent.findLast(({ to }) => to === BUYER.email)
  return { text: mail?.text ?? '', html: mail?.html ?? '' }
}

it('P-3 the buyer’s mail names the place and the number where the car is', async () => {
  const { text, html } = await mailAbout('03 5550 0000')
  for (const shown of [text, html]) {
    expect(shown).toContain('call (03) 5550 0000')
    expect(shown).toContain('Other Yard')
    expect(shown).not.toContain('(07) 5550 0000')
  }
})

it('P-3 without a number of that place it names the dealer’s', async () => {
  const { text } = await mailAbout(null)
  expect(text).toContain('(07) 5550 0000')
})
