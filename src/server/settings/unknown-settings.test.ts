import { describe, expect, it } from 'vitest'
import { SETTINGS } from './environment.ts'
import { unknownSettings } from './unknown-settings.ts'

describe('unknownSettings', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['FORECOURT_MOD', 'FORECOURT_MODE'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['COOKIE_SECERT', 'COOKIE_SECRET'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
  ])('D-8 names %s and the setting %s that was meant', (name, meant) => {
    expect(unknownSettings({ [name]: 'x' })).toEqual([
      `${name} is set and not a setting of Forecourt: did you mean ${meant}?`,
    ])
  })

  it('D-8 names a variable with our prefix that resembles no setting', () => {
    expect(unknownSettings({ FORECOURT_HOLIDAY_GREETING: 'x' })).toEqual([
      'FORECOURT_HOLIDAY_GREETING is set and not a setting of Forecourt.',
    ])
  })

  it('D-8 leaves settings, secrets by account and other programs’ variables alone', () => {
    const settings = Object.fromEntries(SETTINGS.map((name) => [name, 'x']))
    const others = [
      'HOME',
      'PATH',
      'SHELL',
      'HOSTNAME',
      'NODE_ENV',
      'npm_config_cache',
      'LOGNAME',
      'LANG',
      'WEBHOOK_SECRET_CRM',
    ]
    expect(unknownSettings({ ...settings, ...Object.fromEntries(others.map((name) => [name, 'x'])) })).toEqual([])
  })
})
