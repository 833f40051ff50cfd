import { describe, expect, it } from 'vitest'
import { productionFault } from './allowances.ts'
import { readEnvironment } from './environment.ts'
import { unboundPasswords } from './unbound-passwords.ts'

const GIVEN = {
  FORECOURT_MODE: 'production',
  FEED_SECRET_YARD__STOCK: 'tram lantern',
  FEED_SECRET_YARD__PARTS: 'tram lantern',
  FEED_HOST_YARD__PARTS: 'sftp.dealer.example',
  CHANNEL_SECRET_YARD__GOOGLE: 'tram lantern',
}

describe('S3-17 passwords without a server', () => {
  it('S3-17 a production server names each at its start, and what to set', () => {
    expect(unboundPasswords(readEnvironment(GIVEN))).toEqual([
      expect.stringMatching(/^FEED_SECRET_YARD__STOCK goes to any server .* set FEED_HOST_YARD__STOCK/),
      expect.stringMatching(/^CHANNEL_SECRET_YARD__GOOGLE goes to any server .* set CHANNEL_HOST_YARD__GOOGLE/),
    ])
    expect(unboundPasswords(readEnvironment({ ...GIVEN, FORECOURT_MODE: 'demonstration' }))).toEqual([])
  })

  it('S3-17 a production server does not start with one, unless UNBOUND_PASSWORDS asks for it', () => {
    const allowed = { MAIL_TO_FOLDER: '1', SMS_TO_FOLDER: '1', COOKIE_SECRET: 'x'.repeat(32) }
    const fault = (more: object) => productionFault(readEnvironment({ ...GIVEN, ...allowed, ...more }))
    expect(fault({})).toMatch(/is for no named server.* set FEED_HOST_… or CHANNEL_HOST_…/)
    expect(fault({ UNBOUND_PASSWORDS: '1' })).toBeNull()
    const named = { FEED_HOST_YARD__STOCK: 'sftp.dealer.example', CHANNEL_HOST_YARD__GOOGLE: 'sftp.partner.example' }
    expect(fault(named)).toBeNull()
  })

  it('S3-17 refuses a server that is an address', () => {
    expect(() => readEnvironment({ FEED_HOST_YARD__STOCK: 'https://dms.example/stock.csv' })).toThrow(
      /FEED_HOST_YARD__STOCK: a server's name alone/,
    )
  })
})
