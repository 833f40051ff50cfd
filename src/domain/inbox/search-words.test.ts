import { expect, it } from 'vitest'
import { queryWords, searchWords } from './search-words.ts'

const words = searchWords({
  name: 'Zoë O’Brien-Nguyen',
  phone: '+61412345678',
  localPhone: '0412 345 678',
  email: 'zoe.b@mail.example',
  cars: ['2021 Toyota HiLux SR5', 'U-123', '123ABC', null],
  reference: '0F8FAD5B',
})
const finds = (text: string) => {
  const asked = queryWords(text)
  return asked.length > 0 && asked.every((word) => words.some((each) => each.startsWith(word)))
}

it.each([
  ['a first name without its accent', 'zoe'],
  ['a part of a name', 'brien'],
  ['both names', 'Zoë O’Brien'],
  ['the beginning of a word', 'ngu'],
  ['a phone number as it is written', '0412 345 678'],
  ['a phone number in E.164', '+61 412 345 678'],
  ['the end of a phone number', '345 678'],
  ['the last four digits', '5678'],
  ['A10 the reference of the buyer’s mail', '0f8fAD5B'],
  ['an email', 'Zoe.B@mail.example'],
  ['the beginning of an email', 'zoe.b@'],
  ['a plate', '123abc'],
  ['a plate with a space', '123 ABC'],
  ['a stock number', 'u-123'],
  ['a stock number without its dash', 'U123'],
  ['the car', 'toyota hilux'],
])('INBOX-5 a conversation is found by %s', (_what, text) => {
  expect(finds(text)).toBe(true)
})

it.each(['zoe smith', '0412 345 679', '124abc', 'kia', '!'])('INBOX-5 %s finds nothing', (text) => {
  expect(finds(text)).toBe(false)
})
