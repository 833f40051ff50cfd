import { expect, it } from 'vitest'
import { droppedPictures, pastedPictures } from './taken-pictures.ts'

const photo = new File(['x'], 'image.png', { type: 'image/png' })
const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' })

function given(files: readonly File[], texts: Readonly<Record<string, string>> = {}) {
  return { files, getData: (format: string) => texts[format] ?? '' }
}

it('STUDIO-2 words from a word processor are pasted as words, though a picture of them comes along', () => {
  const texts = { 'text/plain': 'Open all Easter', 'text/html': '<b style="color:red">Open all Easter</b>' }
  expect(pastedPictures(given([photo], texts))).toEqual([])
})

it('STUDIO-2 a picture that is copied alone, or from a page, is stored; other files are not', () => {
  expect(pastedPictures(given([photo, letter]))).toEqual([photo])
  expect(pastedPictures(given([photo], { 'text/html': '<img src="https://yard.example/ute.jpg">' }))).toEqual([photo])
})

it('STUDIO-2 a picture that is dropped is stored, whatever text comes along', () => {
  expect(droppedPictures(given([photo, letter]))).toEqual([photo])
})
