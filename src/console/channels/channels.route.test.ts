import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChannelSender, SendOutcome } from '#gateways/channel-push/channel-sender.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { renderPage } from '../testing/render-page.ts'
import { routes as CHANNEL_PAGES } from './channels.route.ts'

const KIM = sampleStaff(['manager'])
const READER = sampleStaff(['read-only'])
const KEY = `SHA256:${'a'.repeat(43)}`
const TARGET = { host: 'sftp.partner.example', port: '2222', path: '/in/<cars>.txt', username: 'yard', hostKey: KEY }

let platform: TestPlatform
let outcome: SendOutcome = { ok: true }
let bodies: readonly string[] = []
let hasPassword = true
const channelSender: ChannelSender = {
  hasPassword: () => hasPassword,
  async send({ body }) {
    bodies = [...bodies, body]
    return outcome
  },
}

beforeAll(async () => {
  platform = await createTestPlatform({ channelSender })
  await platform.addCars('yard', [{ stocknum: 'U1', vin: null, colour: null, km: null, price: null, images: [] }])
})
afterAll(() => platform.close())

async function ask(
  address: keyof typeof CHANNEL_PAGES,
  { channel = 'google', form = {}, query = '', actor = KIM }: Partial<Asked> = {},
): Promise<{ readonly html: string; readonly answer: ConsoleAnswer }> {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.set(name, value)
  const call = { platform, params: { channel }, query: new URLSearchParams(query), form: data, visitor: { actor } }
  const answer = await CHANNEL_PAGES[address](call as unknown as ConsoleCall)
  return { html: 'page' in answer ? await renderPage(answer.page) : '', answer }
}

interface Asked {
  readonly channel: string
  readonly form: Readonly<Record<string, string>>
  readonly query: string
  readonly actor: typeof KIM
}

/** The section of a channel on the page. */
const section = (html: string, channel: string) =>
  new RegExp(`<section[^>]* id="${channel}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? ''

it('OUT-2 counts the cars of each channel, and says every reason of one that is left out', async () => {
  const { html } = await ask('GET /channels')
  const google = section(html, 'google').replace(/<[^>]*>/g, '')
  expect(google).toContain('0 of 1 cars')
  for (const reason of [
    'It has no VIN.',
    'It has no colour.',
    'It has no odometer reading.',
    'It has no total price.',
    'It has no photo.',
  ])
    expect(google).toContain(reason)
  expect(section(html, 'csv').replace(/<[^>]*>/g, '')).toContain('1 of 1 cars')
})

describe('OUT-1 push by SFTP in the console', () => {
  it('OUT-1 is refused with a sentence beside the form, which keeps what was typed', async () => {
    const { html, answer } = await ask('POST /channels/:channel/push', { form: { ...TARGET, hostKey: 'MD5:1' } })
    expect(answer).toMatchObject({ status: 409 })
    const google = section(html, 'google')
    expect(google).toContain('Enter the server’s key as SHA256: and 43 characters')
    expect(google).toContain('value="/in/&lt;cars&gt;.txt"')
    expect(google).toMatch(/<details open=""[^>]*><summary>Send the file by SFTP/)
    expect(section(html, 'meta').replace(/<[^>]*>/g, '')).not.toContain('43 characters, as ssh-keygen')
  })

  it('OUT-1 is saved, sent by hand, paused, started and removed', async () => {
    const saved = await ask('POST /channels/:channel/push', { form: TARGET })
    expect(saved.answer).toEqual({ to: '/channels?channel=google&done=saved#google' })
    const page = section((await ask('GET /channels', { query: 'channel=google&done=saved' })).html, 'google')
    for (const text of [
      'The file is sent within a minute.',
      'yard@sftp.partner.example:2222/in/&lt;cars&gt;.txt',
      'not sent yet',
      'Sends soon',
    ])
      expect(page).toContain(text)
    expect((await ask('POST /channels/:channel/push/send')).answer).toMatchObject({
      to: expect.stringContaining('done=sent'),
    })
    expect(bodies).toHaveLength(1)
    expect(section((await ask('GET /channels')).html, 'google')).toMatch(/Working<[\s\S]*last sent/)
    await ask('POST /channels/:channel/push/pause', { form: { pause: 'yes' } })
    expect(section((await ask('GET /channels')).html, 'google')).toContain('Paused')
    await ask('POST /channels/:channel/push/pause', { form: { pause: 'no' } })
    expect(section((await ask('GET /channels')).html, 'google')).not.toContain('Paused')
    expect((await ask('POST /channels/:channel/push/remove')).answer).toMatchObject({
      to: expect.stringContaining('done=removed'),
    })
    expect(section((await ask('GET /channels')).html, 'google')).toContain('Send the file by SFTP')
    expect((await ask('POST /channels/:channel/push/remove')).answer).toMatchObject({
      to: expect.stringContaining('done=nowhere'),
    })
  })

  it('OUT-1 says why the last try failed and when the next one is, and which password is missing', async () => {
    outcome = { ok: false, fault: 'refused user name or password' }
    await ask('POST /channels/:channel/push', { channel: 'csv', form: TARGET })
    expect((await ask('POST /channels/:channel/push/send', { channel: 'csv' })).answer).toMatchObject({
      to: expect.stringContaining('done=failed'),
    })
    const page = section((await ask('GET /channels')).html, 'csv')
    expect(page).toContain('The server refused user name or password.')
    expect(page).toMatch(/next try at <time[^>]*>21\/11\/2026 10:01/)
    hasPassword = false
    const without = section((await ask('GET /channels')).html, 'csv')
    hasPassword = true
    expect(without).toContain('give it to Forecourt’s support')
    expect(without).not.toContain('CHANNEL_SECRET')
    expect(without).not.toContain('The server refused')
  })

  it('STAFF-5 shows a reader how it goes, and no form', async () => {
    const { html } = await ask('GET /channels', { actor: READER })
    expect(section(html, 'csv')).toContain('refused user name or password')
    expect(html).not.toContain('<form method="post" action="/channels')
  })

  it('knows its own channels alone', async () => {
    for (const address of [
      'POST /channels/:channel/push',
      'POST /channels/:channel/push/send',
      'POST /channels/:channel/push/pause',
      'POST /channels/:channel/push/remove',
    ] as const)
      expect((await ask(address, { channel: 'myspace' })).answer).toMatchObject({ status: 404 })
  })
})
