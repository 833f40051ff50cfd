import { expect, it } from 'vitest'
import { enquire } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform } from '../testing.ts'

it('LOOK-1 the buyer’s mail is in the site’s own words, and the dealer’s in the platform’s', async () => {
  const words = { 'lead-page.thanksGotEnquiry': 'Ta. We got it' }
  const platform = await createTestPlatform({ sites: [sampleSite({ words, delivery: { confirmBuyer: true } })] })
  const [car] = await platform.addCars('yard', [{}])
  await enquire(requestOn(platform, platform.site('yard')), { email: 'jo@mail.example', car_id: car?.id })
  await platform.runDeferred()
  const mailTo = (address: string) => platform.mailer.sent.find(({ to }) => to === address)
  expect(mailTo('jo@mail.example')?.text).toContain('Ta. We got it')
  expect(JSON.stringify(mailTo('sales@dealer.example'))).not.toContain('Ta. We got it')
  await platform.close()
})
