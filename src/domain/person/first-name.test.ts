import { expect, it } from 'vitest'
import { buyerFirstName, firstName } from './first-name.ts'

it.each([
  ['Priya Raman', 'Priya'],
  ['  Priya   Raman ', 'Priya'],
  ['Priya', 'Priya'],
  ['Anne-Marie O’Brien', 'Anne-Marie'],
  ['Ngô Thị Mai', 'Ngô'],
  ['Mr John Smith', 'John'],
  ['Mr Smith', 'Mr Smith'],
  ['Dr. Nguyen', 'Dr. Nguyen'],
  ['J. Smith', 'J. Smith'],
  ['Smith, John', 'John'],
  ['The sales desk', 'The sales desk'],
  ['Sales', 'Sales'],
  ['Service Team', 'Service Team'],
  ['Raman Motors Pty Ltd', 'Raman Motors Pty Ltd'],
  ['', ''],
])('CR-B2 CR-C4 %s is addressed as %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})

it.each([
  [{ name: 'Priya Raman', last_name: '' }, 'Priya'],
  [{ name: 'Mary Jane', last_name: 'Smith' }, 'Mary Jane'],
  [{ name: 'Priya Raman', last_name: 'Raman' }, 'Priya'],
  [{ name: ' Jo ', last_name: 'Ng' }, 'Jo'],
])('CR-B2 a buyer %o is addressed as %s', (buyer, first) => {
  expect(buyerFirstName(buyer)).toBe(first)
})
