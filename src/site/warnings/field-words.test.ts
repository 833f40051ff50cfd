import { expect, it } from 'vitest'
import type { FieldWords } from '#domain/lead/form/field-words.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { fieldWordsWarnings } from './field-words.ts'

it('SITE-5 says which words of fields show nowhere, and why', () => {
  const words = { form: null, label: 'Yours', hint: null, error: null } as const
  const fields: readonly FieldWords[] = [
    { ...words, field: 'name' },
    { ...words, field: 'company', form: 'trade-in' },
    { ...words, field: 'company' },
    { ...words, field: 'terms' },
  ]
  const { leads } = exampleSite()
  expect(fieldWordsWarnings(exampleSite({ leads: { ...leads, fields: [...fields] } }))).toEqual([
    {
      path: 'leads.fields[1].field',
      reason: 'the form "trade-in" does not ask for "company", so its words show nowhere',
    },
    { path: 'leads.fields[3].field', reason: 'no form of this site asks for "terms", so its words show nowhere' },
  ])
})
