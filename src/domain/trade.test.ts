import { describe, expect, it } from 'vitest'
import { inTrade, isDriven } from './trade.ts'

const CARAVAN = { vehicleWord: 'caravan' }

describe('D-56 the words of a trade', () => {
  it.each([
    ['Car Summary', 'Caravan Summary'],
    ['New Cars for sale', 'New Caravans for sale'],
    ['Compare 3 cars', 'Compare 3 caravans'],
    ['Vehicle Enquiry', 'Caravan Enquiry'],
    ['They call you to talk through vehicles', 'They call you to talk through caravans'],
    ['Book a Test Drive', 'Book an Inspection'],
    ['Book a test drive', 'Book an inspection'],
    ['Test Drive', 'Inspection'],
    ['Tell us which caravan you would like to drive', 'Tell us which caravan you would like to see'],
    ['What a carport keeps dry', 'What a carport keeps dry'],
  ])('a caravan dealer says %s as %s', (text, said) => {
    expect(inTrade(text, CARAVAN)).toBe(said)
  })

  it.each(['car', 'vehicle'])('a dealer whose word is %s says the texts as they are', (vehicleWord) => {
    for (const text of ['Car Summary', 'Vehicle Enquiry', 'Book a Test Drive'])
      expect(inTrade(text, { vehicleWord })).toBe(text)
  })

  it('a truck is driven, a caravan is inspected, and a site may say otherwise', () => {
    expect(inTrade('Book a Test Drive of this car', { vehicleWord: 'truck' })).toBe('Book a Test Drive of this truck')
    expect(isDriven({ vehicleWord: 'camper trailer' })).toBe(false)
    expect(isDriven({ vehicleWord: 'van', viewing: 'inspection' })).toBe(false)
    expect(isDriven({ vehicleWord: 'caravan', viewing: 'test-drive' })).toBe(true)
  })
})
