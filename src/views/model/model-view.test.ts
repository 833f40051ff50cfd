import { describe, expect, it } from 'vitest'
import type { Model } from '#domain/model/model.ts'
import { modelHref } from '#domain/model/model.ts'
import { exampleModel } from '#domain/testing/example-catalogue.ts'
import { modelView, othersOf } from './model-view.ts'

const site = { name: 'Example Motors', search: { vehicleWord: 'car' } }
const view = (change: Partial<Model>, total = 0, others: readonly Model[] = []) => {
  const model = exampleModel({ slug: 'sample-one', ...change })
  const stock = { total, cards: [], href: '/search/sample/one' }
  return modelView(model, {
    site,
    origin: 'https://dealer.example',
    others: othersOf(model, others),
    prices: new Map(),
    stock,
  })
}

describe('a model’s page', () => {
  it.each([
    [{ override_url: null }, '/models/sample-one'],
    [{ override_url: null, path: '/pages/one' }, '/pages/one'],
    [{ override_url: 'https://maker.example/one', path: '/pages/one' }, 'https://maker.example/one'],
  ])('MODEL-1 override_url takes precedence over the path: %j links to %s', (change, href) => {
    expect(modelHref(exampleModel(change))).toBe(href)
  })

  it.each([
    ['', null],
    ['coming_soon', 'Coming soon'],
    ['new', 'New model'],
  ] as const)('MODEL-1 shows the status "%s" as %s', (status, text) => {
    expect(view({ status }).status).toBe(text)
  })

  it('MODEL-1 offers registration of interest, and no test drive, for a coming model', () => {
    const coming = view({ status: 'coming_soon' })
    expect(coming).toMatchObject({ enquireLabel: 'Register your interest', testDriveHref: null })
    expect(coming.stock.heading).toBe('The Sample One is on its way')
    expect(view({}, 2)).toMatchObject({ enquireLabel: 'Enquire about this model', testDriveHref: '/book-test-drive' })
  })

  it('MODEL-1 links to all stock of the model if it shows only part of it', () => {
    expect(view({}, 9).stock).toMatchObject({ moreHref: '/search/sample/one', moreLabel: 'See all 9', note: null })
    expect(view({}, 0).stock).toMatchObject({ moreHref: null, heading: 'Sample One in stock' })
    expect(view({}, 0).stock.note).toContain('No Sample One in stock')
  })

  it('MODEL-1 shows other models of its main body, but not itself', () => {
    const others = [exampleModel({ slug: 'b', bodies: ['SUVs'] }), exampleModel({ slug: 'c', bodies: ['Utes'] })]
    expect(view({}, 0, others).others.map(({ id }) => id)).toEqual(['b'])
  })
})
