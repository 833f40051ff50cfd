import { expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { alertFormView } from './alert-form-view.ts'

const site = siteSchema.parse(sampleSite())
const wish = { kind: 'search', label: 'Toyota', href: '/search?make=Toyota' } as const
const address = new URL('https://cars.example/alerts/search?make=Toyota')

it('ALERT-5 offers mail or text as two addresses of the form, each with its own field, where the site has a sender', () => {
  const mail = alertFormView(wish, site, { way: 'mail', address })
  expect(mail.ways).toEqual([
    { way: 'mail', label: 'Email', href: '/alerts/search?make=Toyota', isChosen: true },
    { way: 'text', label: 'Text message', href: '/alerts/search?make=Toyota&by=text', isChosen: false },
  ])
  expect(mail.fields.map(({ name }) => name)).toEqual(['email', 'website'])
  const text = alertFormView(wish, site, { way: 'text', address: new URL(`${address.href}&by=text`) })
  expect(text.ways?.map(({ href, isChosen }) => [href, isChosen])).toEqual([
    ['/alerts/search?make=Toyota', false],
    ['/alerts/search?make=Toyota&by=text', true],
  ])
  expect(text.fields.map(({ name }) => name)).toEqual(['phone', 'website'])
  expect(text.wording).toBe(
    'Text me, once a day at most, when cars like this come in, become available or get cheaper: Toyota.',
  )
})

it('ALERT-5 offers no choice where the site has no sender that buyers can answer', () => {
  expect(alertFormView(wish, site).ways).toBeNull()
})
