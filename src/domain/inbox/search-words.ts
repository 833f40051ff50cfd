import { cutText } from '../cut-text.ts'

/** What the inbox can be searched by (INBOX-5). */
export interface SearchedParts {
  readonly name: string
  /** E.164. */
  readonly phone: string | null
  /** As people of the region write it: '0412 345 678'. */
  readonly localPhone: string | null
  readonly email: string | null
  /** Plates, stock numbers and titles of cars. */
  readonly cars: readonly (string | null)[]
  /** A10: what the buyer reads out from their mail. */
  readonly reference?: string
}

/** INBOX-5: the words under which a conversation is found: whole ones, their parts and the ends of phone numbers. */
export function searchWords({
  name,
  phone,
  localPhone,
  email,
  cars,
  reference = '',
}: SearchedParts): readonly string[] {
  const texts = [name, email, ...cars].flatMap((text) => text ?? [])
  const words = texts.flatMap((text) => tokens(text).flatMap((token) => [token, ...partsOf(token)]))
  const numbers = [phone, localPhone].flatMap((text) => digitsOf(text ?? '') || [])
  const ends = numbers.flatMap((number) => ENDS.map((length) => number.slice(-length)))
  return [...new Set([...words, ...numbers, ...ends, reference.toLowerCase()])]
    .filter((word) => word !== '')
    .map((word) => cutText(word, 60))
}

/** INBOX-5: the words of a search; each must begin a word of the conversation. A phone number is one word. */
export function queryWords(text: string): readonly string[] {
  const digits = digitsOf(text)
  if (/^[\d\s()+-]+$/.test(text.trim()) && digits.length >= SHORTEST_PHONE) return [digits]
  const words = tokens(text).flatMap((token) => (/[@.]/.test(token) ? [token] : partsOrSelf(token)))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** The last digits that people search a number by. */
const ENDS = [9, 8, 7, 6, 5, 4] as const
const SHORTEST_PHONE = 4
const MOST_WORDS = 8

function tokens(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .map(withoutMarksAround)
    .filter((token) => token !== '')
}

/** From the first letter or digit to the last. */
function withoutMarksAround(token: string): string {
  const letters = [...token.matchAll(/[\p{L}\p{N}]/gu)]
  const last = letters.at(-1)
  return last === undefined ? '' : token.slice(letters[0]?.index, last.index + last[0].length)
}

/** 'jo@mail.example' also as 'jo', 'mail', 'example'; '123abc' also as '123', 'abc'. */
function partsOf(token: string): readonly string[] {
  const parts = token.split(/[^\p{L}\p{N}]+/u)
  const joined = parts.length > 1 && !token.includes('@') ? [parts.join('')] : []
  return [...joined, ...parts, ...parts.flatMap((part) => part.match(/\p{L}+|\p{N}+/gu) ?? [])]
}

/** 'o’brien' is searched as 'o' and 'brien', which both begin words of the name. */
function partsOrSelf(token: string): readonly string[] {
  return token.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
