import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSavedDetails, readSavedDetails, saveDetails } from './saved-details.ts'

const mia = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }

beforeEach(() => vi.stubGlobal('window', { localStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

describe('FORM-11 saved details', () => {
  it('FORM-11 stores the five contact details for the next form, and nothing else', () => {
    saveDetails({ ...mia, message: 'Is it still there?', car_id: 'c1' })
    expect(readSavedDetails()).toEqual(mia)
  })

  it.each(['name', 'email', 'phone'])('FORM-11 stores nothing while %s is missing', (missing) => {
    saveDetails({ ...mia, [missing]: '' })
    expect(readSavedDetails()).toEqual({})
  })

  it('FORM-11 forgets them when the visitor clears them', () => {
    saveDetails(mia)
    clearSavedDetails()
    expect(readSavedDetails()).toEqual({})
  })

  it.each(['not json', 'null', '"text"', '{"name":7}'])('FORM-11 treats the stored text %s as empty', (text) => {
    window.localStorage.setItem('saved-details', text)
    expect(readSavedDetails()).toEqual({})
  })

  it('FORM-11 does not throw if the browser’s storage is full', () => {
    window.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(() => saveDetails(mia)).not.toThrow()
    expect(readSavedDetails()).toEqual({})
  })

  it('FORM-11 does not throw if the browser forbids storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    expect(() => saveDetails(mia)).not.toThrow()
    expect(readSavedDetails()).toEqual({})
    expect(() => clearSavedDetails()).not.toThrow()
  })
})

/** A storage as a browser has one, as far as we use it. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
