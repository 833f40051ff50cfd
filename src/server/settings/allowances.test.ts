import { describe, expect, it } from 'vitest'
import { productionFault } from './allowances.ts'
import { readEnvironment } from './environment.ts'

const SERVICES = {
  SMTP_URL: 'smtp://user:password@mail.example:587',
  SMS_URL: 'https://sid:token@sms.example',
  COOKIE_SECRET: 'x'.repeat(32),
}
const fault = (variables: Readonly<Record<string, string>>) => productionFault(readEnvironment(variables))

describe('productionFault', () => {
  it('M1 D-8 names all missing settings at once, and what to set', () => {
    const said = fault({})
    for (const name of [
      'SMTP_URL',
      'MAIL_TO_FOLDER=1',
      'SMS_URL',
      'SMS_TO_FOLDER=1',
      'COOKIE_SECRET is not set',
      'FORECOURT_MODE=',
    ])
      expect(said).toContain(name)
    expect(said).not.toContain('STRIPE')
  })

  it('M1 D-8 finds no fault with all services, or in a demonstration', () => {
    expect(fault(SERVICES)).toBeNull()
    expect(fault({ FORECOURT_MODE: 'demonstration' })).toBeNull()
  })

  it.each([
    ['SMTP_URL', 'MAIL_TO_FOLDER'],
    ['SMS_URL', 'SMS_TO_FOLDER'],
    ['COOKIE_SECRET', 'COOKIE_SECRET_IN_DATA_DIR'],
  ])('M1 D-8 requires %s unless %s is set', (service, allowance) => {
    const without = { ...SERVICES, [service]: '' }
    expect(fault(without)).toContain(`${service} is not set`)
    expect(fault(without)?.match(/\n/g)).toHaveLength(1)
    expect(fault({ ...without, [allowance]: '1' })).toBeNull()
  })

  it('RESERVE-2 accepts a test key of Stripe only with SANDBOX_PAYMENTS', () => {
    const test = { ...SERVICES, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(fault(test)).toContain('SANDBOX_PAYMENTS=1')
    expect(fault({ ...test, SANDBOX_PAYMENTS: '1' })).toBeNull()
    expect(fault({ ...test, STRIPE_SECRET_KEY: 'rk_live_1' })).toBeNull()
  })
})
