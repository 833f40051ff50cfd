import PDFDocument from 'pdfkit'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { type StickerStyle, stickerStyle } from './sticker-styles.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 36
export const INNER = PAGE.width - 2 * MARGIN

/** The page being drawn. Text is tagged for screen readers; everything else is marked as decoration. */
export interface Paper {
  readonly style: StickerStyle
  /** Draws decorative shapes. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void
  /** Draws a picture with alternative text. */
  picture(words: string, draw: (pdf: PDFKit.PDFDocument) => void): void
  /** Draws text in a box; returns the y below it. */
  text(text: string, box: TextBox): number
  heightOf(text: string, box: TextBox): number
  widthOf(text: string, box: Pick<TextBox, 'font' | 'size' | 'spacing'>): number
  /** Finishes the file and returns its bytes. */
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
  /** Extra points between lines. */
  readonly leading?: number
  /** Text beyond this height is cut with an ellipsis. */
  readonly height?: number
}

export function openPaper(sticker: WindowSticker): Paper {
  const style = stickerStyle(sticker.look)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // pdfkit's types lack this value.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: sticker.look.language,
    displayTitle: true,
    autoFirstPage: true,
    font: style.fonts.text,
    info: { Title: `${sticker.title} ${sticker.subtitle}`.trim(), Author: sticker.dealer.name },
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

/** Replaces letters that the font lacks by their decomposed parts, and drops other unknown characters. */
function written(pdf: PDFKit.PDFDocument, text: string): string {
  const { font } = (pdf as unknown as { readonly _font: { readonly font: Glyphs } })._font
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) =>
    has(letter) ? letter : Array.from(letter.normalize('NFD')).filter(has).join(''),
  ).join('')
}

/** The fontkit font inside pdfkit's font, missing in its types. */
interface Glyphs {
  hasGlyphForCodePoint(point: number): boolean
}
