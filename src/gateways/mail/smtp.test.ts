import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { mailerContract, type ReceivedMail, receivedMail, sampleMail } from './mail.contract.ts'
import { createSmtpMailer } from './smtp.ts'

const SENDER = 'website@forecourt.example'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

mailerContract('SMTP', async () => {
  const { url, mails } = await smtpServer()
  return { mailer: mailerTo(url), received: async () => mails }
})

describe('a server that does not accept the mail', () => {
  it.each([
    { code: 451, word: 'greylisted', permanent: false },
    { code: 452, word: '4.2.2 out of space', permanent: false },
    { code: 550, word: '5.1.1 no such person', permanent: true },
    { code: 550, word: '5.1.10 no mail wanted', permanent: true },
    { code: 550, word: '5.1.8 bad sender', permanent: false },
    { code: 552, word: '5.2.2 mailbox full', permanent: false },
    { code: 554, word: '5.7.1 your address is on a block list', permanent: false },
    { code: 550, word: 'try later', permanent: false },
  ])('H3 FORM-13 $code $word for the receiver is permanent: $permanent', async ({ code, word, permanent }) => {
    const { url } = await smtpServer({ onRcptTo: (_address, _session, done) => done(refusal(code, word)) })
    await expect(mailerTo(url).send(sampleMail)).rejects.toMatchObject({ name: 'GatewayError', permanent })
  })

  it.each([
    { code: 451, word: 'busy' },
    { code: 550, word: '5.7.1 daily limit reached' },
    { code: 552, word: '5.2.2 quota' },
    { code: 554, word: '5.1.1 sender on a block list' },
  ])('H3 FORM-13 $code $word at MAIL FROM is a fault that may pass', async ({ code, word }) => {
    const { url } = await smtpServer({ onMailFrom: (_address, _session, done) => done(refusal(code, word)) })
    await expect(mailerTo(url).send(sampleMail)).rejects.toMatchObject({ name: 'GatewayError', permanent: false })
  })

  it.each([{ code: 451 }, { code: 552 }, { code: 554 }])(
    'H3 FORM-13 $code for the content is a temporary fault',
    async ({ code }) => {
      const { url } = await smtpServer({
        onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(code, 'no'))),
      })
      await expect(mailerTo(url).send(sampleMail)).rejects.toMatchObject({ name: 'GatewayError', permanent: false })
    },
  )

  it('a server that refuses connections is a temporary fault', async () => {
    const { url } = await smtpServer({ onConnect: (_session, done) => done(refusal(554, 'go away')) })
    await expect(mailerTo(url).send(sampleMail)).rejects.toMatchObject({ name: 'GatewayError', permanent: false })
  })

  it('a wrong password is a temporary fault', async () => {
    const { url } = await smtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'wrong password')),
    })
    const mailer = mailerTo(url.replace('smtp://', 'smtp://user:wrong@'))
    await expect(mailer.send(sampleMail)).rejects.toMatchObject({ name: 'GatewayError', permanent: false })
  })

  it('nobody listening is a temporary fault', async () => {
    const { url } = await rawServer(() => {})
    await closing.pop()?.()
    await expect(mailerTo(url).send(sampleMail)).rejects.toMatchObject({ name: 'GatewayError', permanent: false })
  })

  it('a connection dropped half way is a temporary fault', async () => {
    let inContent = false
    const { url } = await rawServer((socket) => {
      socket.write('220 ready\r\n')
      socket.on('data', (chunk) => {
        const line = chunk.toString('latin1')
        if (inContent) socket.destroy()
        inContent ||= line.startsWith('DATA')
        socket.write(inContent ? '354 go on\r\n' : '250 fine\r\n')
      })
    })
    await expect(mailerTo(url).send({ ...sampleMail, text: 'x'.repeat(1_000_000) })).rejects.toMatchObject({
      name: 'GatewayError',
      permanent: false,
    })
  })

  it('gives up a silent server', async () => {
    const { url } = await rawServer(() => {})
    await expect(mailerTo(url, { silence: 50 }).send(sampleMail)).rejects.toMatchObject({ permanent: false })
  })

  it('gives up a server that never finishes', async () => {
    const { url } = await rawServer((socket) => {
      const talk = setInterval(() => socket.write('220-still here\r\n'), 10)
      socket.on('close', () => clearInterval(talk))
    })
    await expect(mailerTo(url, { silence: 10_000, deadline: 200 }).send(sampleMail)).rejects.toMatchObject({
      permanent: false,
    })
  })
})

function mailerTo(url: string, patience: { silence?: number; deadline?: number } = {}) {
  const mailer = createSmtpMailer({ url, sender: SENDER, ...patience })
  closing.push(() => mailer.close())
  return mailer
}

async function smtpServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        mails.push({ ...(await receivedMail(Buffer.concat(chunks).toString('utf8'))), to })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {}) // Some tests drop the connection on purpose.
  const port = await listen(server.server)
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

async function rawServer(onConnection: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    onConnection(socket)
  })
  const port = await listen(server)
  closing.push(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `smtp://127.0.0.1:${port}` }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
