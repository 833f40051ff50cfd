import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TEMPLATES, type Template } from '#site/site.ts'
import { formLayoutOf, successLayoutOf } from '#themes/form-layouts.ts'
import type { FormLayoutProps, SuccessLayoutProps } from '#ui/slots.ts'

const FORM: Readonly<Record<keyof FormLayoutProps, string>> = {
  picture: 'picture',
  above: 'above',
  heading: 'heading',
  introduction: 'introduction',
  before: 'before',
  car: 'car',
  ways: 'ways',
  finder: 'finder',
  form: 'form',
  price: 'price',
  steps: 'steps',
  notes: 'notes',
  beside: 'beside',
  place: 'place',
  after: 'after',
}
const SUCCESS: Readonly<Record<keyof SuccessLayoutProps, string>> = {
  mark: 'mark',
  heading: 'heading',
  message: 'message',
  booked: 'booked',
  steps: 'steps',
  photos: 'photos',
  car: 'car',
  actions: 'actions',
  reference: 'reference',
  place: 'place',
  onward: 'onward',
  similar: 'similar',
}

/** The parts that a layout shows, in the order in which they are read. */
function shown<Props extends object>(Layout: ComponentType<Props>, parts: Readonly<Record<keyof Props, string>>) {
  const marked = Object.entries<string>(parts).map(([name, text]) => [
    name,
    text === '' ? null : <i key={name}>{text}</i>,
  ])
  const html = renderToStaticMarkup(<Layout {...(Object.fromEntries(marked) as Props)} />)
  return [...html.matchAll(/<i>(\w+)<\/i>/g)].map(([, name = '']) => name)
}

const formOf = (template: Template, car = 'car') => shown(formLayoutOf(template), { ...FORM, car })
const successOf = (template: Template, car = 'car') => shown(successLayoutOf(template), { ...SUCCESS, car })

describe.each([...TEMPLATES, 'plain' as Template])('SITE-2 the template %s', (template) => {
  it('shows each part of a page with a form once; a car may take the place of the dealer’s picture', () => {
    const withoutCar = Object.keys(FORM).filter((name) => name !== 'car')
    expect(formOf(template, '').toSorted()).toEqual(withoutCar.toSorted())
    const inOrder = formOf(template).filter((name) => name !== 'picture')
    expect(inOrder.toSorted()).toEqual([...withoutCar, 'car'].filter((name) => name !== 'picture').toSorted())
  })

  it('shows each part of what follows a form once; only the tick may be left out', () => {
    const inOrder = successOf(template).filter((name) => name !== 'mark')
    expect(inOrder.toSorted()).toEqual(
      Object.keys(SUCCESS)
        .filter((name) => name !== 'mark')
        .toSorted(),
    )
  })
})

it('SITE-2 each template puts something else first on a page with a form, and after it', () => {
  const first = (each: (template: Template) => readonly string[]) =>
    new Set(TEMPLATES.map((template) => each(template).slice(0, 6).join(' ')))
  expect(first(formOf).size).toBe(TEMPLATES.length)
  expect(first(successOf).size).toBe(TEMPLATES.length)
})
