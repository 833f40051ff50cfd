import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ValuationStart } from '#views/trade-in/valuation-view.ts'
import type { StartFaults } from './start-faults.ts'
import { ValuationStartPage } from './valuation-start.tsx'

const start: ValuationStart = {
  metaTitle: '',
  metaDescription: '',
  canonical: '',
  heading: 'Sell us your car',
  picture: null,
  introduction: '',
  ownWords: null,
  action: '/trade-in',
  car: null,
  makes: [{ name: 'Mazda', models: ['CX-5'] }],
  distance: 'km',
  rego: { label: 'Rego', states: ['QLD', 'NSW'], defaultState: 'QLD' },
  steps: [],
}

function rendered(faults: StartFaults | null): string {
  const element = <ValuationStartPage blocks={{ beside: [], below: [] }} start={start} faults={faults} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('TRADE-3 FORM-7 calls no field of the two forms optional but a make and a model that no list has', () => {
  const html = rendered(null)
  expect(html).toContain('Registered in')
  expect(html.match(/[^>]*<span[^>]*> \(optional\)/g)?.map((label) => label.replace(/<.*/, ''))).toEqual([
    'Another make',
    'Another model',
  ])
})

describe('FORM-7 FORM-16 a refused vehicle, without JavaScript', () => {
  it('TRADE-3 posts each of the two forms to its own page', () => {
    expect(rendered(null).match(/<form[^>]* action="\/trade-in#faults" method="post"/g)).toHaveLength(2)
    expect(rendered(null)).not.toContain('id="faults"')
  })

  it('FORM-7 marks an unknown plate, keeps its text, and leaves the form by hand closed', () => {
    const html = rendered({
      fields: { rego: ['We do not know this plate.'] },
      values: { rego: '123ABC', regoState: 'NSW' },
    })
    expect(html).toMatch(/<section id="faults".*href="#value-rego">We do not know this plate\./)
    expect(html).toMatch(/<input[^>]*id="value-rego"[^>]*aria-invalid="true"/)
    expect(html).toContain('value="123ABC"')
    expect(html).toContain('<option selected="">NSW</option>')
    expect(html).not.toMatch(/<details open/)
  })

  it('FORM-7 an error of the form by hand opens that form and shows at its field', () => {
    const html = rendered({ fields: { year: ['Enter the year.'] }, values: { make: 'Mazda' } })
    expect(html).toMatch(/<section id="faults".*href="#value-year">Enter the year\./)
    expect(html).toMatch(/<input[^>]*id="value-year"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/<details open/)
  })
})
