import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('works with nothing set', () => {
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

  it('H9 D-8 is production unless FORECOURT_MODE says demonstration', () => {
    expect(readEnvironment({}).production).toBe(true)
    expect(readEnvironment({ FORECOURT_MODE: '', NODE_ENV: 'development' }).production).toBe(true)
    expect(readEnvironment({ FORECOURT_MODE: 'demonstration', NODE_ENV: 'production' }).production).toBe(false)
  })

  it('treats an empty variable as unset', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('searches in this process unless OPENSEARCH_URL names a cluster, and refuses anything else', () => {
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

  it('INBOX-7 a domain for answers needs a service or a mailbox, and each of them needs the domain', () => {
    const [domain, secret] = [{ REPLY_DOMAIN: 'reply.example.com' }, { INBOUND_MAIL_SECRET: 'x'.repeat(20) }]
    const mailbox = { INBOUND_IMAP_URL: 'imaps://replies@imap.example', INBOUND_IMAP_PASSWORD: 'open sesame' }
    expect(readEnvironment({})).toMatchObject({ replies: null, mailbox: null })
    expect(readEnvironment({ ...domain, ...secret })).toMatchObject({
      replies: { domain: 'reply.example.com', secret: 'x'.repeat(20) },
      mailbox: null,
    })
    expect(readEnvironment({ ...domain, ...mailbox })).toMatchObject({
      replies: { domain: 'reply.example.com', secret: null },
      mailbox: { address: { host: 'imap.example', user: 'replies' }, password: 'open sesame' },
    })
    for (const half of [domain, secret, mailbox])
      expect(() => readEnvironment(half)).toThrow('REPLY_DOMAIN belongs together with')
    const { INBOUND_IMAP_URL } = mailbox
    expect(() => readEnvironment({ ...domain, INBOUND_IMAP_URL })).toThrow('INBOUND_IMAP_PASSWORD belong together')
    expect(() => readEnvironment({ INBOUND_IMAP_URL: 'imap.example' })).toThrow('expected imaps://USER@host/INBOX')
  })

  it('RESERVE-2 needs Stripe’s key and secret together or neither', () => {
    expect(readEnvironment({}).stripe).toBeNull()
    const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readEnvironment(both).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
    expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/belong together, and one is missing/)
    const wrong = () => readEnvironment({ ...both, STRIPE_SECRET_KEY: 'pk_test_secret' })
    expect(wrong).toThrow('STRIPE_SECRET_KEY: sk_test_… or sk_live_…')
    expect(wrong).not.toThrow(/pk_test_secret/)
  })

  it('M15 serves operations only on this machine unless OPERATIONS_HOST is set, whatever HOST is', () => {
    expect(readEnvironment({ HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0', operationsHost: '127.0.0.1' })
    expect(readEnvironment({ OPERATIONS_HOST: '10.0.0.2' }).operationsHost).toBe('10.0.0.2')
  })

  it('M2 drains for some seconds in production, for a moment in a demonstration, or for DRAIN_SECONDS', () => {
    expect(readEnvironment({ FORECOURT_MODE: 'production' }).drainMs).toBe(5_000)
    expect(readEnvironment({ FORECOURT_MODE: 'demonstration' }).drainMs).toBe(500)
    expect(readEnvironment({ DRAIN_SECONDS: '20' }).drainMs).toBe(20_000)
  })

  it('M5 reads the connection limits in total and per address', () => {
    expect(readEnvironment({})).toMatchObject({ maxConnections: 5_000, connectionsPerAddress: 256 })
    expect(readEnvironment({ MAX_CONNECTIONS: '10', CONNECTIONS_PER_ADDRESS: '2' })).toMatchObject({
      maxConnections: 10,
      connectionsPerAddress: 2,
    })
  })

  it('names every wrong variable and its allowed values in one sentence', () => {
    expect(() => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://x', COOKIE_SECRET: 'short' })).toThrow(
      /^The environment cannot be used: PORT: expected a whole number; DATABASE_URL: postgres:\/\/user:password@host:port\/database; COOKIE_SECRET: at least 32 characters\.$/,
    )
  })
})

describe('D-20 the sender of mail', () => {
  it('D-20 MAIL_FROM accepts an address, or a name and an address', () => {
    expect(readEnvironment({}).mailFrom).toEqual({ name: null, address: 'website@forecourt.example' })
    const mailFrom = readEnvironment({ MAIL_FROM: 'Forecourt <mail@forecourt.example>' }).mailFrom
    expect(mailFrom).toEqual({ name: 'Forecourt', address: 'mail@forecourt.example' })
    expect(() => readEnvironment({ MAIL_FROM: 'Forecourt' })).toThrow(
      'MAIL_FROM: expected an address, or Name <address>, such as Forecourt <website@forecourt.example>',
    )
  })

  it('D-20 DKIM_KEYS_DIR is a folder, relative to the working folder', () => {
    expect(readEnvironment({}).dkimKeysFolder).toBeNull()
    expect(readEnvironment({ DKIM_KEYS_DIR: '/etc/dkim' }).dkimKeysFolder).toBe('/etc/dkim')
  })
})
