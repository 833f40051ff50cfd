import { describe, expect, it } from 'vitest'
import { exampleModel, examplePart } from '#domain/testing/example-catalogue.ts'
import { contactMessage } from './contact-message.ts'

const catalogue = {
  models: [exampleModel({ slug: 'toyota-hilux', manufacturer_name: 'Toyota', name: 'HiLux' })],
  parts: [examplePart({ number: 'SP-10', name: 'Oil filter', brand: 'Ridgeback' })],
}

describe('contactMessage', () => {
  it.each([
    ['model=toyota-hilux', 'I would like to know more about the Toyota HiLux.'],
    ['part=SP-10', 'I would like to ask about part SP-10, Oil filter (Ridgeback).'],
    ['part=sp10', 'I would like to ask about part SP-10, Oil filter (Ridgeback).'],
    ['model=another', null],
    ['part=Send+money', null],
    ['', null],
  ])('ROUTE-3 for a link with "%s" it is %s', (query, message) => {
    expect(contactMessage(new URLSearchParams(query), catalogue)).toBe(message)
  })
})
