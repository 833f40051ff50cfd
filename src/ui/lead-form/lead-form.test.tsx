import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { FormFaults } from '#domain/form/form-faults.ts'
import { leadFormFields } from '#domain/lead/form/lead-form.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { LeadForm } from './lead-form.tsx'

const options = leadFormOptions(siteSchema.parse(sampleSite()))

describe('FORM-16 the form without JavaScript', () => {
  it('FORM-16 posts to its own page, with the car and the category in hidden fields', () => {
    const html = rendered(null)
    expect(html).toMatch(/^<form id="enquire"[^>]* action="\/cars\/a#enquire" method="post">/)
    expect(html).toContain('<input type="hidden" name="car_id" value="c1"/>')
    expect(html).toContain('<input type="hidden" name="category" value="Test Drive"/>')
    expect(html).toContain('<input type="hidden" name="submission_id" value=""/>')
  })

  it('FORM-2 hides the trap from view, from screen readers and from the keyboard', () => {
    expect(rendered(null)).toMatch(/<div hidden="" aria-hidden="true">.*<input[^>]*tabindex="-1" name="website"/i)
  })

  it('FORM-5 the opt-in is ticked initially', () => {
    expect(inputOf(rendered(null), 'opt_in')).toContain('checked')
  })

  it('LAW-4 names who collects the details and links the policy', () => {
    expect(rendered(null)).toMatch(/Sample collects\. <a class="underline" href="\/privacy-policy">Privacy policy<\/a>/)
  })
})

describe('FORM-7 a refused form', () => {
  const faults: FormFaults = {
    message: 'Please fix the following errors:',
    fields: { phone: ['Enter a valid phone number.'], message: ['Enter your message.'] },
    values: { name: 'Mia "M" Ng', phone: '12' },
  }

  it('FORM-7 begins with the list of errors, each a link to its field; the form’s action leads there', () => {
    const html = rendered(faults)
    expect(html).toMatch(/<section id="enquire" tabindex="-1".*Please fix the following errors:/i)
    expect(html).toContain('href="#enquiry-phone">Enter a valid phone number.</a>')
    expect(html.match(/id="enquire"/g)).toHaveLength(1)
  })

  it('FORM-7 shows the error at its field, and marks the field', () => {
    const phone = inputOf(rendered(faults), 'phone')
    expect(phone).toContain('aria-invalid="true"')
    expect(phone).toContain('aria-describedby="enquiry-phone-error"')
    expect(inputOf(rendered(faults), 'name')).not.toContain('aria-invalid')
  })

  it('FORM-7 keeps typed values and unticked boxes', () => {
    expect(inputOf(rendered(faults), 'name')).toContain('value="Mia &quot;M&quot; Ng"')
    expect(inputOf(rendered(faults), 'phone')).toContain('value="12"')
    expect(inputOf(rendered(faults), 'opt_in')).not.toContain('checked')
  })

  it('FORM-11 FORM-7 shows an error of the whole form as an alert', () => {
    const html = rendered({ message: 'Try again later.', fields: {}, values: {} })
    expect(html).toMatch(/<div role="alert">.*An error occurred when submitting this form.*Try again later\./)
  })
})

function rendered(faults: FormFaults | null): string {
  const form = {
    kind: 'vehicle-enquiry',
    action: '/cars/a#enquire',
    fields: leadFormFields(options, 'vehicle-enquiry'),
    steps: null,
    options,
    notice: { text: 'Sample collects.', linkLabel: 'Privacy policy', href: '/privacy-policy' },
  } as const
  return renderToStaticMarkup(
    <MemoryRouter>
      <LeadForm form={form} faults={faults} filled={{ car_id: 'c1', category: 'Test Drive' }} submitLabel="Send" />
    </MemoryRouter>,
  )
}

function inputOf(html: string, name: string): string {
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}
