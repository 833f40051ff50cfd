import { fold, SIGNS } from '#search/fold.ts'

/** A word or a number of a query. */
export interface Token {
  /** As typed, folded, without commas in numbers: 'cx-5', '$45k', 'citroen'. */
  readonly text: string
  /** 45000 for '45k' and '45,000'; null for a word. */
  readonly number: number | null
  readonly unit: 'thousand' | 'km' | 'mi' | 'litre' | 'kg' | null
  readonly isMoney: boolean
  /** '2018+', '7+' */
  readonly isAtLeast: boolean
}

const NUMBER = /^(\$?)(\d[\d,]*(?:\.\d+)?)(k(?=kms?|mi)|k(?!gs?|ms?))?(kms?|mi|l|kgs?)?(\+?)$/
const PIECES =
  /\$?\d[\d,]*(?:\.\d+)?(?:kkms?|kgs?|k|kms?|k?mi|l)?\+?(?!\.?[\p{L}\p{N}])|\d+\.\d+[a-z]+|[\p{L}\p{M}\p{N}]+(?:['’.&/-][\p{L}\p{M}\p{N}]+)*|[<>~]=?|(?<=\d[k]?)\s*[-–]\s*(?=\$?\d)/gu

/**
 * The words and numbers of a text, in any script. A dash between two numbers becomes 'to', '20 000' becomes '20000' and 'seven' becomes '7'; other
 * punctuation is dropped.
 */
export function tokensOf(text: string): readonly Token[] {
  const joined = fold(text)
    .replace(/\b(\d{1,3}) ([05]00)\b/g, '$1$2')
    .replace(/\b(\d{2})['’′](\d{1,2})?["”″]?/g, feetOf)
  return [...joined.matchAll(PIECES)].map(([piece]) => tokenOf(NUMBER_WORDS[piece] ?? piece.trim()))
}

/** The words of a text as typed, in lower case, by their folded form: what is said about a word repeats it as it was. */
export function typedWords(text: string): ReadonlyMap<string, string> {
  const pieces = [...text.toLowerCase().replace(SIGNS, '').normalize('NFC').matchAll(PIECES)].map(([piece]) => piece)
  return new Map(pieces.map((piece) => [fold(piece), piece]))
}

/** 18'6 is 18.5 feet. */
function feetOf(_all: string, whole: string, inches: string | undefined): string {
  return `${Math.round((Number(whole) + Number(inches ?? 0) / 12) * 10) / 10}ft`
}

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

function tokenOf(piece: string): Token {
  if (piece === '-' || piece === '–') return word('to')
  const [, money, digits = '', thousand, unit, atLeast] = NUMBER.exec(piece) ?? []
  if (digits === '') return word(piece.replaceAll('’', "'"))
  const value = Number(digits.replaceAll(',', ''))
  return {
    text: piece.replaceAll(',', ''),
    number: thousand ? value * 1000 : value,
    unit: unitOf(unit) ?? (thousand ? 'thousand' : null),
    isMoney: money === '$',
    isAtLeast: atLeast === '+',
  }
}

function unitOf(unit: string | undefined): Token['unit'] {
  if (unit === undefined) return null
  if (unit === 'l') return 'litre'
  if (unit === 'mi') return 'mi'
  return unit.startsWith('kg') ? 'kg' : 'km'
}

function word(text: string): Token {
  return { text, number: null, unit: null, isMoney: false, isAtLeast: false }
}
