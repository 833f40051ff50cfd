import { expect, it } from 'vitest'
import { passwordFault } from './password.ts'

const KIM = { email: 'kim.lee@northside.example', name: 'Kim Lee' }

it.each([
  'password1234',
  'Password123456',
  'qwertyqwerty12',
  'aaaaaaaaaaaaaa',
  'northsidekimlee',
  '121212121212',
  'forecourt2026',
])('STAFF-2 refuses %s as too common', (password) => expect(passwordFault(password, KIM)).toMatch('easy to guess'))

it.each(['correct horse battery', 'tram-lantern-quokka', 'x9$kQ2!vLp0r'])('STAFF-2 takes %s', (password) =>
  expect(passwordFault(password, KIM)).toBeNull(),
)

it('STAFF-2 wants twelve characters', () => {
  expect(passwordFault('x9$kQ2!vLp0', KIM)).toBe('Use 12 characters or more.')
  expect(passwordFault('x9$kQ2!vLp0'.repeat(19), KIM)).toBe('Use 200 characters or fewer.')
})
