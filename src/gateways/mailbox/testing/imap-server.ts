import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { readMailboxAddress } from '../mailbox-address.ts'

/** A real IMAP4rev1 server with one mailbox, on a port of its own: LOGIN, SELECT, SEARCH, FETCH, STORE, IDLE, NOOP, LOGOUT. */
export interface TestImapServer {
  readonly address: NonNullable<ReturnType<typeof readMailboxAddress>>
  /** Puts a mail into the mailbox; returns its number. */
  add(source: string | Uint8Array): number
  /** Numbers of the mails that are marked as seen. */
  seen(): readonly number[]
  /** Numbers of those that are flagged. */
  flagged(): readonly number[]
  /** Takes the flags off, as a person does. */
  unflag(): void
  /** Commands in the order of their arrival, without tags. */
  readonly commands: readonly string[]
  /** Cuts the connection at the next command that begins so. */
  cutAt(command: string): void
  close(): Promise<void>
}

const PASSWORD = 'open sesame'

interface StoredMail {
  readonly uid: number
  readonly bytes: Buffer
  isSeen: boolean
  isFlagged: boolean
}

/** With a certificate it speaks TLS from the first byte (imaps). */
export async function startImap(
  certificate: { readonly cert: string; readonly key: string } | null = null,
): Promise<TestImapServer> {
  const mails: StoredMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let cut: string | null = null
  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.write('* OK ready\r\n')
    let text = ''
    let idle: string | null = null
    socket.on('data', (data) => {
      text += data.toString('latin1')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (idle !== null) {
          if (line.toUpperCase() === 'DONE') socket.write(`${idle} OK done\r\n`)
          idle = null
          continue
        }
        const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        commands.push(command.startsWith('LOGIN') ? 'LOGIN' : command)
        if (cut !== null && command.startsWith(cut)) {
          cut = null
          socket.destroy()
          return
        }
        if (command === 'IDLE') {
          idle = tag
          socket.write('+ idling\r\n')
        } else answer(socket, tag, command, mails)
      }
    })
  }
  const server =
    certificate === null
      ? createServer({ noDelay: true }, serve)
      : createTlsServer({ ...certificate, noDelay: true }, serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = readMailboxAddress(`${certificate === null ? 'imap' : 'imaps'}://replies@127.0.0.1:${port}/INBOX`)
  if (address === null) throw new Error('no address')
  return {
    address,
    commands,
    add(source) {
      const bytes = Buffer.from(typeof source === 'string' ? source.replace(/\r?\n/g, '\r\n') : source)
      mails.push({ uid: 10 * (mails.length + 1), bytes, isSeen: false, isFlagged: false })
      return 10 * mails.length
    },
    seen: () => mails.filter(({ isSeen }) => isSeen).map(({ uid }) => uid),
    flagged: () => mails.filter(({ isFlagged }) => isFlagged).map(({ uid }) => uid),
    unflag() {
      for (const mail of mails) mail.isFlagged = false
    },
    cutAt(command) {
      cut = command
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const IMAP_PASSWORD = PASSWORD

function answer(socket: Socket, tag: string, command: string, mails: StoredMail[]): void {
  const say = (...lines: readonly string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''))
  const ok = (text = 'done') => say(`${tag} OK ${text}`)
  const [verb = '', second = ''] = command.toUpperCase().split(' ')
  if (verb === 'CAPABILITY') {
    say('* CAPABILITY IMAP4rev1 IDLE')
    return void ok()
  }
  if (verb === 'LOGIN')
    return void (/^LOGIN "?replies"? "open sesame"$/.test(command)
      ? ok('[CAPABILITY IMAP4rev1 IDLE] welcome')
      : say(`${tag} NO [AUTHENTICATIONFAILED] wrong password`))
  if (verb === 'LIST' || verb === 'LSUB') {
    say(`* ${verb} () "/" "INBOX"`)
    return void ok()
  }
  if (verb === 'SELECT' || verb === 'EXAMINE') {
    if (!/INBOX/.test(command)) return void say(`${tag} NO no such mailbox`)
    say('* FLAGS (\\Seen \\Flagged)', `* ${mails.length} EXISTS`, '* 0 RECENT', '* OK [UIDVALIDITY 1] ids')
    say('* OK [PERMANENTFLAGS (\\Seen \\Flagged \\*)] flags', `* OK [UIDNEXT ${10 * (mails.length + 1)}] next`)
    return void ok('[READ-WRITE] selected')
  }
  if (verb === 'LOGOUT') {
    say('* BYE bye')
    ok()
    return void socket.end()
  }
  if (verb === 'UID' && second === 'SEARCH') {
    const wanted = /UNSEEN|NOT SEEN/i.test(command) ? 'unseen' : /FLAGGED/i.test(command) ? 'flagged' : 'all'
    const found = mails.filter(
      ({ isSeen, isFlagged }) => ({ all: true, unseen: !isSeen, flagged: isFlagged && isSeen })[wanted],
    )
    say(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`)
    return void ok()
  }
  const mail = mails.find(({ uid }) => uid === Number(command.split(' ')[2]))
  const number = mail ? mails.indexOf(mail) + 1 : 0
  if (verb === 'UID' && second === 'FETCH') {
    if (mail) fetch(socket, command, mail, number)
    return void ok()
  }
  if (verb === 'UID' && second === 'STORE') {
    if (mail && /\+FLAGS.*\\Seen/i.test(command)) mail.isSeen = true
    if (mail && /\\Flagged/i.test(command)) mail.isFlagged = command.includes('+FLAGS')
    if (mail && !/SILENT/i.test(command)) say(`* ${number} FETCH (UID ${mail.uid} FLAGS (\\Seen))`)
    return void ok()
  }
  if (['NOOP', 'CHECK', 'CLOSE', 'UNSELECT'].includes(verb)) return void ok()
  say(`${tag} BAD unknown command`)
}

/** Of what was asked: the size, and the body or its beginning. BODY[] without PEEK marks the mail as seen. */
function fetch(socket: Socket, command: string, mail: StoredMail, number: number): void {
  const asked = /BODY(\.PEEK)?\[\](?:<(\d+)\.(\d+)>)?/i.exec(command)
  const flags = [...(mail.isSeen ? ['\\Seen'] : []), ...(mail.isFlagged ? ['\\Flagged'] : [])]
  const parts = [`UID ${mail.uid}`, ...(/FLAGS/i.test(command) ? [`FLAGS (${flags.join(' ')})`] : [])]
  if (/RFC822\.SIZE/i.test(command)) parts.push(`RFC822.SIZE ${mail.bytes.byteLength}`)
  if (!asked) return void socket.write(`* ${number} FETCH (${parts.join(' ')})\r\n`)
  if (!asked[1]) mail.isSeen = true
  const start = Number(asked[2] ?? 0)
  const bytes = mail.bytes.subarray(start, asked[3] ? start + Number(asked[3]) : undefined)
  socket.write(`* ${number} FETCH (${parts.join(' ')} BODY[]${asked[3] ? `<${start}>` : ''} {${bytes.byteLength}}\r\n`)
  socket.write(bytes)
  socket.write(')\r\n')
}
