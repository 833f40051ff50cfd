import { type AddressInfo, createServer } from 'node:net'
import ssh2 from 'ssh2'
import { newHostKey, TEST_LOGIN } from '../../feed-sources/testing/sftp-server.ts'

const { STATUS_CODE } = ssh2.utils.sftp

/** A partner's server: a real SFTP server in this process that takes files into '/in'. */
export interface SftpDrop {
  readonly port: number
  readonly hostKey: string
  /** What its owner sees: content by path. */
  readonly files: Map<string, Buffer>
  /** Ends the connection after this many bytes of a file; null: never. */
  cutAfter: number | null
  /** How often a file was opened for writing. */
  writes(): number
  /** How often someone began to sign in. */
  logins(): number
  close(): Promise<void>
}

/** `port`: 0 for a free one. */
export async function startSftpDrop(hostKey = newHostKey(), port = 0): Promise<SftpDrop> {
  const counts = { writes: 0, logins: 0 }
  const connections = new Set<ssh2.Connection>()
  const speaker = new ssh2.Server({ hostKeys: [hostKey.private] }, (connection) => {
    connections.add(connection)
    connection.on('error', () => {})
    connection.on('close', () => connections.delete(connection))
    connection.on('authentication', (context) => {
      if (context.method !== 'password') return context.reject(['password'])
      counts.logins += 1
      const isRight = context.username === TEST_LOGIN.username && context.password === TEST_LOGIN.password
      if (isRight) context.accept()
      else context.reject(['password'])
    })
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        const open = new Map<string, string>()
        const answer = (id: number, isDone: boolean) =>
          sftp.status(id, isDone ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE)
        const stat = (id: number, path: string) => {
          const size = path === '/in' ? 0 : drop.files.get(path)?.length
          if (size === undefined) return answer(id, false)
          const mode = path === '/in' ? 0o40755 : 0o100644
          return sftp.attrs(id, { mode, uid: 0, gid: 0, size, atime: 0, mtime: 0 })
        }
        sftp.on('STAT', stat)
        sftp.on('LSTAT', stat)
        sftp.on('OPEN', (id, path) => {
          if (!/^\/in\/[^/]+$/.test(path)) return answer(id, false)
          counts.writes += 1
          drop.files.set(path, Buffer.alloc(0))
          open.set(String(counts.writes), path)
          sftp.handle(id, Buffer.from(String(counts.writes)))
        })
        sftp.on('WRITE', (id, handle, offset, data) => {
          const path = open.get(handle.toString()) ?? ''
          const before = drop.files.get(path) ?? Buffer.alloc(0)
          const after = Buffer.alloc(Math.max(before.length, offset + data.length))
          before.copy(after)
          data.copy(after, offset)
          const end = drop.cutAfter ?? after.length
          drop.files.set(path, after.subarray(0, end))
          if (after.length > end) return connection.end()
          answer(id, true)
        })
        sftp.on('FSTAT', (id, handle) => stat(id, open.get(handle.toString()) ?? ''))
        sftp.on('CLOSE', (id) => answer(id, true))
        sftp.on('REMOVE', (id, path) => answer(id, drop.files.delete(path)))
        // As SFTP 3 says: a name that is taken is refused.
        sftp.on('RENAME', (id, from, to) => {
          const content = drop.files.get(from)
          if (content === undefined || drop.files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE)
          drop.files.delete(from)
          drop.files.set(to, content)
          answer(id, true)
        })
      })
    })
  })
  // Its answers are small: with a delay each waits for the client's acknowledgement.
  const server = createServer({ noDelay: true }, (socket) => speaker.injectSocket(socket))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const drop: SftpDrop = {
    port: (server.address() as AddressInfo).port,
    hostKey: hostKey.fingerprint,
    files: new Map(),
    cutAfter: null,
    writes: () => counts.writes,
    logins: () => counts.logins,
    close: () =>
      new Promise((resolve) => {
        for (const connection of connections) connection.end()
        server.close(() => resolve())
      }),
  }
  return drop
}
