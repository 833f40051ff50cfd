import { encode } from 'uqr'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { INNER, MARGIN, PAGE, type Paper } from './sticker-paper.ts'

export const FOOT_HEIGHT = 112
const CODE = 90
const QUIET = 7
const TOP = PAGE.height - FOOT_HEIGHT
const WORDS_X = MARGIN + CODE + 20
const WORDS_WIDTH = 214
const RIGHT_X = WORDS_X + WORDS_WIDTH + 12
const RIGHT_WIDTH = MARGIN + INNER - RIGHT_X

/** The footer: QR code and URL of the car's page, location, phone, licence number (LAW-2) and date. */
export function drawFoot(paper: Paper, sticker: WindowSticker): void {
  const { foot } = paper.style
  const { place } = sticker
  paper.decorate((pdf) => pdf.rect(0, TOP, PAGE.width, FOOT_HEIGHT).fill(foot.fill))
  drawCode(paper, sticker)
  const box = { x: WORDS_X, width: WORDS_WIDTH, colour: foot.ink } as const
  let y = paper.text(sticker.words.scan, { ...box, y: TOP + 16, font: 'strong', size: 11.5 })
  y = paper.text(spoken(sticker.pageAddress), { ...box, y: y + 2, font: 'text', size: 8, colour: foot.muted })
  if (place) {
    y = paper.text(place.name, { ...box, y: y + 8, font: 'strong', size: 9.5 })
    paper.text(place.address, { ...box, y: y + 1, font: 'text', size: 9 })
  }
  const right = { x: RIGHT_X, width: RIGHT_WIDTH, align: 'right' } as const
  if (place?.phone)
    paper.text(place.phone, { ...right, y: TOP + 14, font: 'display', size: 20, colour: foot.ink, height: 28 })
  const small = { ...right, font: 'text', size: 8.5, colour: foot.muted } as const
  if (place?.licence) paper.text(place.licence, { ...small, y: TOP + 46 })
  paper.text(sticker.words.madeOn, { ...small, y: TOP + 60 })
}

function drawCode(paper: Paper, { pageAddress, words }: WindowSticker): void {
  const { data, size } = encode(pageAddress, { ecc: 'M', border: 0 })
  const module = (CODE - 2 * QUIET) / size
  const y = TOP + (FOOT_HEIGHT - CODE) / 2
  // Always black on white: cameras read it most reliably in sunlight.
  paper.decorate((pdf) => pdf.rect(MARGIN, y, CODE, CODE).fill('#ffffff'))
  paper.picture(words.code, (pdf) => {
    data.forEach((row, line) => {
      row.forEach((isDark, column) => {
        if (isDark) pdf.rect(MARGIN + QUIET + column * module, y + QUIET + line * module, module, module)
      })
    })
    pdf.fill('#000000')
  })
}

/** A URL without scheme and 'www.'. */
function spoken(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '')
}
