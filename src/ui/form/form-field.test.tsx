import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type LeadField, PLAIN } from '#domain/form/field-description.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormField, fieldId } from './form-field.tsx'

const field = (more: Partial<LeadField>): LeadField => ({ ...PLAIN, name: 'colour', label: 'Colour', ...more })
const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
]
const SEVERAL = ['radio', 'checkboxes'] as const
const ONE = ['text', 'email', 'tel', 'date', 'datetime-local', 'appointment', 'textarea', 'select', 'checkbox'] as const

function rendered(more: Partial<LeadField>, value = '', error: string | null = null): string {
  return renderToStaticMarkup(
    <FormField field={field(more)} id={fieldId('enquiry', 'colour')} value={value} error={error} />,
  )
}

describe('FIELD-4 FORM-7 a field', () => {
  it.each(ONE)('FIELD-4 of type %s is named by its label', (type) => {
    const html = rendered({ type, options })
    expect(html).toMatch(/<label for="enquiry-colour"[^>]*>.*Colour/)
    expect(html).toMatch(/<(input|textarea|select)[^>]* id="enquiry-colour"/)
  })

  it.each(SEVERAL)('FIELD-4 of type %s is a group with a legend, and its first answer has the id', (type) => {
    const html = rendered({ type, options })
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Colour/)
    expect(html).toMatch(/<input[^>]* id="enquiry-colour"[^>]* value="red"/)
    expect(html.match(/id="enquiry-colour"/g)).toHaveLength(1)
  })

  it.each([...ONE, ...SEVERAL])(
    'FORM-7 of type %s is marked invalid, and its error and hint are tied to it',
    (type) => {
      const html = rendered({ type, options, hint: 'As on its papers.' }, '', 'Colour is required.')
      expect(html).toContain('aria-invalid="true"')
      expect(html).toContain('aria-describedby="enquiry-colour-error enquiry-colour-hint"')
      expect(html).toMatch(/id="enquiry-colour-error"[^>]*>Colour is required\./)
      expect(html).toMatch(/id="enquiry-colour-hint"[^>]*>As on its papers\./)
    },
  )

  it.each(['text', 'select', ...SEVERAL] as const)('a field of type %s shows whether it is optional', (type) => {
    expect(rendered({ type, options })).toContain('(optional)')
    expect(rendered({ type, options, required: true })).not.toContain('(optional)')
  })

  it.each([
    ['radio', 'red'],
    ['checkboxes', 'red\nblue'],
  ] as const)('FORM-7 of type %s keeps what was chosen', (type, value) => {
    const chosen = [...rendered({ type, options }, value).matchAll(/<input[^>]*checked=""[^>]*value="(\w+)"/g)]
    expect(chosen.map(([, answer]) => answer).join('\n')).toBe(value)
  })

  it('FORM-2 has autocomplete, input mode and maximum length', () => {
    const html = rendered({ type: 'tel', autocomplete: 'tel', inputMode: 'tel', maxLength: 40 })
    for (const attribute of ['autoComplete="tel"', 'inputMode="tel"', 'maxLength="40"'])
      expect(html).toContain(attribute)
  })
})

describe('FORM-7 the error summary', () => {
  const summary = (errors: Readonly<Record<string, readonly string[]>>) =>
    renderToStaticMarkup(<ErrorSummary id="enquire" form="enquiry" shown={['colour']} errors={errors} />)

  it('FORM-7 links each error to its field; errors of hidden fields and of the whole form have no link', () => {
    const html = summary({ colour: ['One.', 'Two.'], car_id: ['Three.'], '': ['Four.'] })
    expect([...html.matchAll(/href="#([\w-]+)">(\w+\.)/g)].map(([, id, text]) => [id, text])).toEqual([
      ['enquiry-colour', 'One.'],
      ['enquiry-colour', 'Two.'],
    ])
    expect(html).toContain('<li>Three.</li><li>Four.</li>')
  })

  it('FORM-7 is not rendered without errors', () => {
    expect(summary({})).toBe('')
  })
})
