import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileSystem, type FtpConnection, FtpSrv } from 'ftp-srv'
import { freePort } from '#tests/setup/free-port.ts'
import { TEST_LOGIN } from './sftp-server.ts'
import { TEST_CERTIFICATE } from './test-certificate.ts'

export interface TestFtpsServer {
  readonly port: number
  /** Writes '/stock.csv'. */
  serve(content: string | Buffer, modifiedAt: Date): Promise<void>
  /** Closes every connection as soon as it comes, or no longer. */
  refuse(isGone: boolean): void
  /** Ends every file after this many bytes, as if it were whole; null: no longer. */
  cut(after: number | null): void
  close(): Promise<void>
}

/** A real FTP server with TLS in this process. */
export async function startFtpsServer({ tls = true } = {}): Promise<TestFtpsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-ftps-'))
  const port = await freePort()
  const silent = { ...console, trace() {}, debug() {}, info() {}, warn() {}, error() {}, child: () => silent }
  let isGone = false
  let cutAfter: number | null = null
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    pasv_min: 20_000,
    pasv_max: 60_000,
    anonymous: false,
    ...(tls && { tls: TEST_CERTIFICATE }),
    log: silent as never,
  })
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    if (isGone) return void connection.close(421, 421)
    const fs = new CutFiles(connection, { root: folder, cwd: '/' }, () => cutAfter)
    if (username === TEST_LOGIN.username && password === TEST_LOGIN.password) resolve({ root: folder, fs })
    else reject(new Error('refused'))
  })
  await server.listen()
  return {
    port,
    refuse(next) {
      isGone = next
    },
    cut(after) {
      cutAfter = after
    },
    async serve(content, modifiedAt) {
      const file = join(folder, 'stock.csv')
      await writeFile(file, content)
      await utimes(file, modifiedAt, modifiedAt)
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A folder whose files may end early. */
class CutFiles extends FileSystem {
  readonly #cutAfter: () => number | null

  constructor(
    connection: FtpConnection,
    at: { readonly root: string; readonly cwd: string },
    cutAfter: () => number | null,
  ) {
    super(connection, at)
    this.#cutAfter = cutAfter
  }

  override async read(name: string) {
    const all = await readFile(join(this.root, name))
    return { stream: Readable.from([all.subarray(0, this.#cutAfter() ?? all.length)]), clientPath: name }
  }
}
