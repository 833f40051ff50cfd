import { expect, it } from 'vitest'
import { type Press, toolOf } from './text-keys.ts'

const BARE: Press = { key: '', code: '', altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
const letter = (key: string, held: Partial<Press>) => toolOf({ ...BARE, key, code: `Key${key.toUpperCase()}`, ...held })

it('STUDIO-16 the tools of a text have keys: Ctrl or Command B, and Alt Shift H, L and K by their places', () => {
  expect(letter('b', { ctrlKey: true })).toBe('bold')
  expect(letter('B', { metaKey: true })).toBe('bold')
  const held = { altKey: true, shiftKey: true }
  expect(['h', 'l', 'k'].map((key) => letter(key, held))).toEqual(['heading', 'list', 'link'])
  // With Alt a Mac types another letter.
  expect(toolOf({ ...BARE, ...held, key: 'Ó', code: 'KeyH' })).toBe('heading')
})

it('STUDIO-16 other presses stay the browser’s: letters, and the keys of the console and of the system', () => {
  expect(letter('b', {})).toBe(null)
  expect(letter('k', { ctrlKey: true })).toBe(null)
  expect(letter('b', { ctrlKey: true, shiftKey: true })).toBe(null)
  expect(letter('h', { altKey: true })).toBe(null)
  expect(letter('h', { altKey: true, shiftKey: true, ctrlKey: true })).toBe(null)
})
