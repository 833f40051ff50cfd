import { expect, it } from 'vitest'
import { textLength } from '#domain/inbox/text-message.ts'
import { sampleCar, sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { alertNewsText, confirmAlertText } from './alert-text.ts'
import { depositText, visitText } from './buyer-text.ts'

// As long as the demonstration dealers' names, places, addresses and cars.
const DEALERS = [
  ['Parallel Motor Group', 'https://www.parallelmotorgroup.example', '118 Gold Coast Highway', 'Burleigh Heads'],
  ['Northside Cars', 'https://northsidecars.example', '7 Station Road', 'Moorooka'],
  ['Acacia Caravans', 'https://www.acaciacaravans.example', '2145 Bribie Island Road', 'Caboolture'],
] as const
const AT = new Date('2026-11-28T00:30:00Z')
/** As many letters as the link of a text has. */
const CONFIRM = `/alerts/confirm/${'k'.repeat(42)}`

function textsOf([name, origin, street, city]: readonly [string, string, string, string]): readonly string[] {
  const site = siteSchema.parse(sampleSite({ name }))
  const place = { name: `${name} ${city}`, street, city, phone: '+61755504105', timezone: 'Australia/Brisbane' }
  const car = sampleCar({ slug: '2024-volkswagen-tiguan-allspace-t265dh6cgr' })
  const visits = (['made', 'moved', 'cancelled', 'reminder'] as const).map((news) =>
    visitText(news, { kind: 'drive', start: AT }, place, site),
  )
  const deposit = { amount: 500, carTitle: '2024 Volkswagen Tiguan Allspace 162TSI R-Line', until: AT }
  const labels = ['Toyota HiLux', 'Toyota HiLux, Diesel, Automatic, up to $45,000, within 50 km of Ipswich']
  const confirms = labels.map((label) => confirmAlertText({ label, confirmHref: `${origin}${CONFIRM}` }, site).text)
  const news = (['new', 'free', 'cheaper'] as const).map((reason) => {
    const found = { carId: car.id, reason, before: 51_990 }
    return alertNewsText([{ car, news: found, label: 'Toyota' }], `${origin}/search`, site)?.text ?? ''
  })
  return [...visits, depositText(deposit, place, site), ...confirms, ...news]
}

it.each(DEALERS)('ALERT-5 FORM-17 RESERVE-5 every text of %s to a buyer is one message', (...dealer) => {
  for (const text of textsOf(dealer)) expect([textLength(text).parts, text]).toEqual([1, text])
})

it('ALERT-5 a text that asks for a confirmation says as much as one message holds', () => {
  const site = siteSchema.parse(sampleSite({ name: 'Yard' }))
  const ask = (label: string, origin: string) => confirmAlertText({ label, confirmHref: origin + CONFIRM }, site).text
  expect(ask('Kia', 'https://yard.example')).toBe(
    `Yard: to get texts about Kia, confirm here: https://yard.example${CONFIRM} Not you? Do nothing.`,
  )
  expect(ask('Kia Sportage, Diesel, under $45,000', 'https://yard.example')).toBe(
    `Yard: texts about Kia Sportage, Diesel, under $45,000? Confirm here: https://yard.example${CONFIRM}`,
  )
  expect(ask('Kia, '.repeat(20), 'https://yard.example')).toBe(
    `Yard: confirm your texts here: https://yard.example${CONFIRM}`,
  )
})
