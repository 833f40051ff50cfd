import { describe, expect, it } from 'vitest'
import { clearSavedDetails, readSavedDetails, saveDetails } from './saved-details.ts'

const mia = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }

describe('FORM-11 saved details', () => {
  it('FORM-11 gives the five details back to the next form, and nothing else of the enquiry', () => {
    const storage = memoryStorage()
    saveDetails({ ...mia, message: 'Is it still there?', car_id: 'c1' }, storage)
    expect(readSavedDetails(storage)).toEqual(mia)
  })

  it.each(['name', 'email', 'phone'])('FORM-11 keeps nothing while %s is missing', (missing) => {
    const storage = memoryStorage()
    saveDetails({ ...mia, [missing]: '' }, storage)
    expect(readSavedDetails(storage)).toEqual({})
  })

  it('FORM-11 forgets them when the visitor clears them', () => {
    const storage = memoryStorage()
    saveDetails(mia, storage)
    clearSavedDetails(storage)
    expect(readSavedDetails(storage)).toEqual({})
  })

  it.each(['not json', 'null', '"text"', '{"name":7}'])('FORM-11 reads %s under its key as nothing', (text) => {
    expect(readSavedDetails(memoryStorage(text))).toEqual({})
  })

  it('FORM-11 stays quiet in a browser that keeps nothing', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(() => saveDetails(mia, full)).not.toThrow()
    expect(readSavedDetails(null)).toEqual({})
  })
})

function memoryStorage(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
    removeItem: () => {
      kept = null
    },
  }
}
