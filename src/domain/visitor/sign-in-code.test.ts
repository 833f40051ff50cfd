import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODES_OF_A_NUMBER, codeAllowance } from './code-allowance.ts'
import { codeExpiry, codeOfHash, judgeCode, type SentCode, typedCode } from './sign-in-code.ts'

const now = new Date('2026-11-22T03:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const sent = (change: Partial<SentCode> = {}): SentCode => ({
  expiresAt: codeExpiry(now),
  tries: 0,
  used: false,
  ...change,
})

describe('GARAGE-2 a code', () => {
  it.each([
    ['right at once', sent(), true, now, { kind: 'right' }],
    ['right in its last second', sent(), true, later(599), { kind: 'right' }],
    ['over after ten minutes', sent(), true, later(600), { kind: 'over' }],
    ['over once it is used', sent({ used: true }), true, now, { kind: 'over' }],
    ['right at the fifth try', sent({ tries: 4 }), true, now, { kind: 'right' }],
    ['over after the fifth wrong one', sent({ tries: 5 }), true, now, { kind: 'over' }],
    ['wrong with four tries left', sent(), false, now, { kind: 'wrong', triesLeft: 4 }],
    ['wrong with one try left', sent({ tries: 3 }), false, now, { kind: 'wrong', triesLeft: 1 }],
    ['over with the last wrong one', sent({ tries: 4 }), false, now, { kind: 'over' }],
    ['over where there is none', null, false, now, { kind: 'over' }],
  ] as const)('GARAGE-2 is %s', (_is, code, isRight, at, verdict) => {
    expect(judgeCode(code, isRight, at)).toEqual(verdict)
  })

  it('GARAGE-2 has six digits, and uses all ten digits', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const code = codeOfHash(Buffer.from(bytes).toString('hex'))
        expect(code).toMatch(/^\d{6}$/)
        for (const digit of code) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1
      }),
      { numRuns: 500 },
    )
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(codeOfHash(`00000000002a${'f'.repeat(52)}`)).toBe('000042')
  })

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['Code: 123456.', '123456'],
    ['', ''],
  ])('GARAGE-2 reads %j as %s', (text, code) => expect(typedCode(text)).toBe(code))
})

it('GARAGE-2 allows a number five codes an hour, and then says how long to wait', () => {
  let asked = codeAllowance(null, now)
  for (let count = 1; count < CODES_OF_A_NUMBER; count += 1) {
    expect(asked).toEqual({ ok: true, asked: { since: now, count } })
    asked = codeAllowance(asked.ok ? asked.asked : null, later(count))
  }
  const full = asked.ok ? asked.asked : null
  expect(codeAllowance(full, later(1000))).toEqual({ ok: false, retryAfterSeconds: 2600 })
  expect(codeAllowance(full, later(3600))).toEqual({ ok: true, asked: { since: later(3600), count: 1 } })
})
