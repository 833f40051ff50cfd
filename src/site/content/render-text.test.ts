import { expect, it } from 'vitest'
import type { FoundPictures } from '../files/read-pictures.ts'
import { renderText } from './render-text.ts'

const TEXT = '## Tow bars\n\n![A tow bar](tow.jpg)\n\nFitted while you wait.\n'
const FILE = 'pages/tow-bars.md'

function beside(name: string): FoundPictures {
  return new Map([['pages/tow.jpg', { ok: true, name, file: 'pages/tow.jpg' }]])
}

const [OLD, NEW] = ['0123456789abcdef0123456789abcdef-1200x800', 'fedcba9876543210fedcba9876543210-1200x800']

it('STUDIO-4 a text that is read again is not rendered again, and has the same pictures', () => {
  const first = renderText(TEXT, 'page', FILE, beside(OLD))
  const again = renderText(TEXT, 'page', FILE, beside(OLD))
  expect(again.rendered).toBe(first.rendered)
  expect(again.finder.own).toEqual([{ name: OLD, file: 'pages/tow.jpg' }])
  expect(again.finder.faults).toEqual([])
})

it('STUDIO-4 a changed picture under the same name is rendered', () => {
  const first = renderText(TEXT, 'page', FILE, beside(OLD))
  const changed = renderText(TEXT, 'page', FILE, beside(NEW))
  expect(changed.rendered).not.toBe(first.rendered)
  expect(changed.finder.own).toEqual([{ name: NEW, file: 'pages/tow.jpg' }])
})

it('STUDIO-4 a picture that is gone is a fault, also of a text that was fine', () => {
  renderText(TEXT, 'page', FILE, beside(OLD))
  const { finder } = renderText(TEXT, 'page', FILE, new Map())
  expect(finder.own).toEqual([])
  expect(finder.faults.map(({ reason }) => reason)).toEqual(['there is no picture "tow.jpg" beside it'])
})

it('STUDIO-4 a changed text, or the same one with questions that open, is rendered', () => {
  const { rendered } = renderText('### Is it new?\n\nYes.\n', 'page', FILE, new Map())
  expect(renderText('### Is it new?\n\nNo.\n', 'page', FILE, new Map()).rendered.html).toContain('No.')
  expect(renderText('### Is it new?\n\nYes.\n', 'faq', FILE, new Map()).rendered.groups).toHaveLength(1)
  expect(rendered.groups).toEqual([])
})
