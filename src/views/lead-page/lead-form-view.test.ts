import { expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { leadFormView } from './lead-form-view.ts'

it('FORM-2 SITE-3 a site’s own label and hint name what it sells', () => {
  const own = {
    field: 'own_model',
    form: null,
    label: 'Which {vehicle}?',
    hint: 'As on the {vehicle}.',
    error: null,
  } as const
  const { leads, search } = exampleSite()
  const site = exampleSite({ leads: { ...leads, fields: [own] }, search: { ...search, vehicleWord: 'caravan' } })
  const field = leadFormView(site, 'trade-in', '/trade-in').fields.find(({ name }) => name === 'own_model')
  expect([field?.label, field?.hint]).toEqual(['Which caravan?', 'As on the caravan.'])
})
