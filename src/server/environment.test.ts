import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('starts with nothing set', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      dataFolder: resolve('.data'),
      sitesFolder: resolve('sites'),
      publishing: 'on-save',
      production: true,
      trustProxy: false,
    })
  })

  it('H9 D-8 is production unless a demonstration is asked for by name', () => {
    expect(readEnvironment({}).production).toBe(true)
    expect(readEnvironment({ FORECOURT_MODE: '', NODE_ENV: 'development' }).production).toBe(true)
    expect(readEnvironment({ FORECOURT_MODE: 'demonstration', NODE_ENV: 'production' }).production).toBe(false)
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('searches in this process unless OPENSEARCH_URL names a cluster, and takes nothing else for one', () => {
    expect(readEnvironment({})).toMatchObject({ openSearchUrl: null, openSearchPrefix: 'forecourt' })
    const url = 'https://user:password@search.example:9200'
    expect(readEnvironment({ OPENSEARCH_URL: url, OPENSEARCH_PREFIX: 'staging' })).toMatchObject({
      openSearchUrl: url,
      openSearchPrefix: 'staging',
    })
    expect(() => readEnvironment({ OPENSEARCH_URL: 'search.example:9200', OPENSEARCH_PREFIX: 'A_b' })).toThrow(
      'OPENSEARCH_URL: https://user:password@host:9200; OPENSEARCH_PREFIX: lower-case letters, digits and hyphens',
    )
  })

  it('RESERVE-2 takes Stripe’s key and secret together or not at all', () => {
    expect(readEnvironment({}).stripe).toBeNull()
    const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readEnvironment(both).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
    expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/belong together, and one is missing/)
    const wrong = () => readEnvironment({ ...both, STRIPE_SECRET_KEY: 'pk_test_secret' })
    expect(wrong).toThrow('STRIPE_SECRET_KEY: sk_test_… or sk_live_…')
    expect(wrong).not.toThrow(/pk_test_secret/)
  })

  it('names every variable at fault, and what it takes, in one sentence', () => {
    expect(() => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://x', COOKIE_SECRET: 'short' })).toThrow(
      /^The environment cannot be used: PORT: expected a whole number; DATABASE_URL: postgres:\/\/user:password@host:port\/database; COOKIE_SECRET: at least 32 characters\.$/,
    )
  })
})
