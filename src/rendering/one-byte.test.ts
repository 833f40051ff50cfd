import { expect, it } from 'vitest'
import { oneByteHtml, scriptJson } from './one-byte.ts'

it('HTML keeps Latin characters and refers to all others', () => {
  expect(oneByteHtml('<p title="Café · ‘new’">🚗 <b>…</b></p>')).toBe(
    '<p title="Café · &#8216;new&#8217;">&#128663; <b>&#8230;</b></p>',
  )
})

it('JSON in a script cannot end it, has one byte a character, and reads back as it was', () => {
  const value = { text: '</script> “é” 🚗 \u2028', list: [1, null] }
  const json = scriptJson(value)
  expect(JSON.parse(json)).toEqual(value)
  expect(json).not.toContain('<')
  expect(json).not.toMatch(/[^\0-\xff]/)
})
