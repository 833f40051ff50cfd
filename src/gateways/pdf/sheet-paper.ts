import PDFDocument from 'pdfkit'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { type SheetStyle, sheetStyle } from './sheet-styles.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 36
export const INNER = PAGE.width - 2 * MARGIN

/** One page being drawn: every piece of text tagged for readers of the file, all else marked as mere decoration. */
export interface Paper {
  readonly style: SheetStyle
  /** Draws shapes that say nothing. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void
  /** A picture, with words for who cannot see it. */
  picture(words: string, draw: (pdf: PDFKit.PDFDocument) => void): void
  /** Text in a box; gives the y under it. */
  text(text: string, box: TextBox): number
  heightOf(text: string, box: TextBox): number
  widthOf(text: string, box: Pick<TextBox, 'font' | 'size' | 'spacing'>): number
  /** The finished file. */
  end(): Promise<Uint8Array<ArrayBuffer>>
}

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly font: 'display' | 'text' | 'strong'
  readonly size: number
  readonly colour: string
  readonly tag?: 'H1' | 'H2' | 'P' | 'LI'
  readonly align?: 'left' | 'right' | 'center'
  readonly spacing?: number
  /** Points between lines, beside the font's own. */
  readonly leading?: number
  /** Cut with an ellipsis beyond this height. */
  readonly height?: number
}

export function openPaper(sheet: WindowSticker): Paper {
  const style = sheetStyle(sheet.look)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // The types of pdfkit are older than it.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: sheet.look.language,
    displayTitle: true,
    autoFirstPage: true,
    font: style.fonts.text,
    info: { Title: `${sheet.title} ${sheet.subtitle}`.trim(), Author: sheet.dealer.name },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  for (const [name, file] of Object.entries(style.fonts)) pdf.registerFont(name, file)
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const set = ({ font, size }: Pick<TextBox, 'font' | 'size'>) => pdf.font(font).fontSize(size)

  return {
    style,
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' })
      pdf.save()
      draw(pdf)
      pdf.restore()
      pdf.endMarkedContent()
    },
    picture(words, draw) {
      const figure = pdf.struct('Figure', { alt: words }, () => {
        pdf.save()
        draw(pdf)
        pdf.restore()
      })
      whole.add(figure)
      figure.end()
    },
    text(text, box) {
      const element = pdf.struct(box.tag ?? 'P', {}, () => {
        set(box).fillColor(box.colour).text(written(pdf, text), box.x, box.y, options(box))
      })
      whole.add(element)
      element.end()
      return pdf.y
    },
    heightOf(text, box) {
      return set(box).heightOfString(written(pdf, text), options(box))
    },
    widthOf(text, box) {
      return set(box).widthOfString(written(pdf, text), { characterSpacing: box.spacing ?? 0 })
    },
    async end() {
      whole.end()
      pdf.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

function options({ width, align, spacing, leading, height }: TextBox): PDFKit.Mixins.TextOptions {
  return {
    width,
    align: align ?? 'left',
    characterSpacing: spacing ?? 0,
    lineGap: leading ?? 0,
    ...(height === undefined ? {} : { height, ellipsis: true }),
  }
}

/** Only what the font can write: a letter it lacks is taken apart, and a sign that it has no part of is left out. */
function written(pdf: PDFKit.PDFDocument, text: string): string {
  const { font } = (pdf as unknown as { readonly _font: { readonly font: Glyphs } })._font
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) =>
    has(letter) ? letter : Array.from(letter.normalize('NFD')).filter(has).join(''),
  ).join('')
}

/** The typeface inside pdfkit's font, which its types keep to themselves. */
interface Glyphs {
  hasGlyphForCodePoint(point: number): boolean
}
