import { expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Mailer } from '#gateways/mail/mail.ts'
import { OpenSearchError } from '#search/opensearch/cluster.ts'
import { createOutageLog } from './outage-log.ts'

function recorded() {
  const lines: string[] = []
  const at = (level: string) => (event: string) => void lines.push(`${level}: ${event.split(':')[0]}`)
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } }
}
const refused = (message: string, code: string) => Object.assign(new Error(message), { code })

it.each([
  ['a refused connection', { error: refused('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED') }],
  ['a server that ends', { error: refused('terminating connection due to administrator command', '57P01') }],
  ['a round’s sentence', { reason: 'connect ECONNREFUSED 127.0.0.1:5432' }],
  ['a broken connection', { reason: 'Error: Connection terminated unexpectedly' }],
])('O-B4 tells an outage of the database once, met by %s', (_, facts) => {
  const { lines, log } = recorded()
  const outages = createOutageLog(log)
  outages.log.error('sweep failed', facts)
  outages.log.error('sweep failed', facts)
  outages.log.error('request', { status: 500 })
  expect(lines).toEqual(['error: the database is away', 'debug: sweep failed', 'debug: sweep failed', 'debug: request'])
})

it('O-B4 tells once that a service is back, and logs the next faults as before', async () => {
  const { lines, log } = recorded()
  const outages = createOutageLog(log, 1)
  let fault: string | null = 'It does not answer.'
  outages.watch({ objects: async () => fault })
  await expect.poll(() => lines).toEqual(['error: the object store is away'])
  fault = null
  await expect.poll(() => lines).toEqual(['error: the object store is away', 'warn: the object store is back'])
  outages.close()
  outages.log.error('request', { status: 500 })
  expect(lines.at(-1)).toBe('error: request')
})

it('O-B4 tells that a service hangs, and looks at the others meanwhile', async () => {
  const { lines, log } = recorded()
  const outages = createOutageLog(log, 1, 5)
  const answer = Promise.withResolvers<null>()
  let isWell = false
  outages.watch({ search: () => answer.promise, objects: async () => (isWell ? null : 'It does not answer.') })
  await expect
    .poll(() => lines.toSorted())
    .toEqual(['error: the object store is away', 'error: the search cluster is away'])
  isWell = true
  await expect.poll(() => lines.at(-1)).toBe('warn: the object store is back')
  answer.resolve(null)
  await expect.poll(() => lines.at(-1)).toBe('warn: the search cluster is back')
  outages.close()
})

it('O-B4 tells an outage of the search cluster, and leaves a request that it refused', () => {
  const { lines, log } = recorded()
  const outages = createOutageLog(log)
  outages.log.error('sweep failed', { error: new OpenSearchError('refused', 400) })
  outages.log.error('sweep failed', { error: new OpenSearchError('does not answer', null) })
  expect(lines).toEqual(['error: sweep failed', 'error: the search cluster is away', 'debug: sweep failed'])
})

it('O-B4 tells an outage of the mail service and its end by the mails', async () => {
  const { lines, log } = recorded()
  const outages = createOutageLog(log)
  let failure: Error | null = new GatewayError('mail', 'no answer', { cause: refused('no answer', 'ESOCKET') })
  const mailer: Mailer = {
    async send() {
      if (failure) throw failure
    },
    async close() {},
  }
  const watched = outages.watchMail(mailer)
  const mail = {} as Parameters<Mailer['send']>[0]
  await expect(watched.send(mail)).rejects.toThrow()
  outages.log.warn('lead delivery failed', { attempts: 1 })
  outages.log.warn('notification not sent', { givenUp: true })
  failure = null
  await watched.send(mail)
  outages.log.warn('lead delivery failed', { attempts: 1 })
  expect(lines).toEqual([
    'error: the mail service is away',
    'debug: lead delivery failed',
    'warn: notification not sent',
    'warn: the mail service is back',
    'warn: lead delivery failed',
  ])
})

it('leaves errors that are no outage at their level', () => {
  const { lines, log } = recorded()
  const outages = createOutageLog(log)
  outages.log.error('sweep failed', { error: new TypeError('x is not a function') })
  outages.log.warn('feed not pulled', { error: new GatewayError('sftp', 'connect ECONNREFUSED') })
  expect(lines).toEqual(['error: sweep failed', 'warn: feed not pulled'])
})
