import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './field-errors.ts'

const schema = z
  .object({
    name: z
      .string()
      .min(1, 'Name is required.')
      .max(3, 'Name is long.')
      .regex(/^[a-z]*$/, 'Name has odd letters.'),
    pages: z.array(z.string('A page is text.')),
    year: z.string(),
  })
  .transform(({ year }, context) => {
    if (year === '1900') context.addIssue({ code: 'custom', path: ['year'], message: 'Year is too early.' })
    if (year === '') context.addIssue({ code: 'custom', path: [], message: 'Nothing is known of the vehicle.' })
    return year
  })

const errorsOf = (input: unknown) => {
  const checked = schema.safeParse(input)
  return checked.success ? null : fieldErrors(checked.error)
}

it.each([
  [
    'all sentences of a field, in their order',
    { name: 'J0hn', pages: [], year: '' },
    {
      name: ['Name is long.', 'Name has odd letters.'],
    },
  ],
  ['an item of a list at its field', { name: 'jo', pages: ['/', 7], year: '' }, { pages: ['A page is text.'] }],
  [
    'a rule of several fields at the field that it names',
    { name: 'jo', pages: [], year: '1900' },
    {
      year: ['Year is too early.'],
    },
  ],
  [
    'a fault of the form as a whole under no name',
    { name: 'jo', pages: [], year: '' },
    {
      '': ['Nothing is known of the vehicle.'],
    },
  ],
])('FORM-7 shows %s', (_, input, errors) => {
  expect(errorsOf(input)).toEqual(errors)
})

it('FORM-7 a valid form has no errors', () => {
  expect(errorsOf({ name: 'jo', pages: ['/'], year: '2019' })).toBeNull()
})
