import { type AddressInfo, createServer } from 'node:net'
import ssh2 from 'ssh2'
import { fingerprint } from '../../connect-sftp.ts'

/** The file that a test's server has; a test changes it. */
export interface ServedFile {
  content: Buffer
  modifiedAt: Date
  /** Ends the connection after this many bytes. */
  cutAfter: number | null
  /** The server takes no connection. */
  isGone: boolean
}

export interface TestFileServer {
  readonly port: number
  readonly file: ServedFile
  /** How often the file was opened. */
  reads(): number
  close(): Promise<void>
}

export interface TestSftpServer extends TestFileServer {
  readonly hostKey: string
}

/** A key that the server takes instead of the password. */
export const TEST_LOGIN_KEY = newHostKey()
const isLoginKey = (offered: Buffer) => fingerprint(offered) === TEST_LOGIN_KEY.fingerprint

export const TEST_LOGIN = { username: 'yard', password: 'tram lantern' }

const { STATUS_CODE } = ssh2.utils.sftp

/** A real SFTP server in this process with one file, '/out/stock.csv'. */
export async function startSftpServer(hostKey = newHostKey()): Promise<TestSftpServer> {
  const file: ServedFile = { content: Buffer.from(''), modifiedAt: new Date(0), cutAfter: null, isGone: false }
  let reads = 0
  const connections = new Set<ssh2.Connection>()
  const speaker = new ssh2.Server({ hostKeys: [hostKey.private] }, (connection) => {
    if (file.isGone) return void connection.end()
    connections.add(connection)
    connection.on('error', () => {})
    connection.on('close', () => connections.delete(connection))
    connection.on('authentication', (context) => {
      const { username } = context
      if (context.method === 'publickey' && username === TEST_LOGIN.username && isLoginKey(context.key.data))
        return context.accept()
      const isRight =
        context.method === 'password' && username === TEST_LOGIN.username && context.password === TEST_LOGIN.password
      if (isRight) context.accept()
      else context.reject(['password', 'publickey'])
    })
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        const handle = Buffer.from([1])
        const attributes = () => {
          const time = Math.floor(file.modifiedAt.getTime() / 1000)
          return { mode: 0o100644, uid: 0, gid: 0, size: file.content.length, atime: time, mtime: time }
        }
        const stat = (id: number, path: string) =>
          path === '/out/stock.csv' || path === 'out/stock.csv'
            ? sftp.attrs(id, attributes())
            : sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
        sftp.on('STAT', stat)
        sftp.on('LSTAT', stat)
        sftp.on('FSTAT', (id) => sftp.attrs(id, attributes()))
        sftp.on('OPEN', (id) => {
          reads += 1
          sftp.handle(id, handle)
        })
        sftp.on('READ', (id, _handle, offset, length) => {
          if (file.cutAfter !== null && offset >= file.cutAfter) return connection.end()
          if (offset >= file.content.length) return sftp.status(id, STATUS_CODE.EOF)
          const end = Math.min(offset + length, file.cutAfter ?? file.content.length)
          sftp.data(id, file.content.subarray(offset, end))
        })
        let isListed = false
        sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: attributes() }]))
        sftp.on('OPENDIR', (id) => {
          isListed = false
          sftp.handle(id, handle)
        })
        sftp.on('READDIR', (id) => {
          if (isListed) return sftp.status(id, STATUS_CODE.EOF)
          isListed = true
          const longname = '-rw-r--r-- 1 yard yard 1 Jan 1 00:00 stock.csv'
          sftp.name(id, [{ filename: 'stock.csv', longname, attrs: attributes() }])
        })
        sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
      })
    })
  })
  // Its answers are small: with a delay each waits for the client's acknowledgement.
  const server = createServer({ noDelay: true }, (socket) => speaker.injectSocket(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    hostKey: hostKey.fingerprint,
    file,
    reads: () => reads,
    close: () =>
      new Promise((resolve) => {
        for (const connection of connections) connection.end()
        server.close(() => resolve())
      }),
  }
}

/** A new key; ssh2 makes one in some hundreds that it cannot read itself. */
export function newHostKey() {
  for (let tries = 0; tries < 5; tries += 1) {
    const key = ssh2.utils.generateKeyPairSync('ed25519')
    const parsed = ssh2.utils.parseKey(key.public)
    if (!(parsed instanceof Error)) return { private: key.private, fingerprint: fingerprint(parsed.getPublicSSH()) }
  }
  throw new Error('ssh2 makes no key that it can read')
}
