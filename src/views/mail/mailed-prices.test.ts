import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { alertNewsMail } from './alert-mail.ts'
import { carCard, replyMail } from './reply-mail.ts'

const site = exampleSite()
const origin = 'https://dealer.example'
const car = exampleCar({ price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 })
const once = exampleCar()

it('INTAKE-8 ALERT-2 an alert names both prices, each with what it includes', () => {
  const news = (named: typeof car) => ({
    car: named,
    news: { carId: named.id, reason: 'new', before: null } as const,
    label: 'Toyota',
  })
  const mail = alertNewsMail([news(car), news(once)], { origin, endHref: `${origin}/end` }, site)
  for (const body of [mail.text, mail.html]) {
    expect(body).toMatch(/\$32,990 drive away\s*(?:<br>)?\s*\$30,200 excl\. government charges/)
    expect(body.match(/government charges/g)).toHaveLength(1)
  }
  expect(mail.text).toContain('$45,990 drive away\nJust in.')
})

it('INTAKE-8 INBOX-7 the car in a reply or a confirmation has both prices', () => {
  const card = carCard(car, site, origin)
  expect(card.price).toBe('$32,990 drive away · $30,200 excl. government charges')
  expect(carCard(once, site, origin).price).toBe('$45,990 drive away')
  const { body, html } = replyMail({ text: 'Here it is.', cards: [card], signature: 'Sam', site })
  for (const written of [body, html]) expect(written).toContain(card.price)
})
