import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FtpSrv } from 'ftp-srv'
import { TEST_LOGIN } from './sftp-server.ts'
import { TEST_CERTIFICATE } from './test-certificate.ts'

export interface TestFtpsServer {
  readonly port: number
  /** Writes '/stock.csv'. */
  serve(content: string | Buffer, modifiedAt: Date): Promise<void>
  close(): Promise<void>
}

/** A real FTP server with TLS in this process. */
export async function startFtpsServer({ tls = true } = {}): Promise<TestFtpsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-ftps-'))
  const port = await freePort()
  const silent = { ...console, trace() {}, debug() {}, info() {}, warn() {}, error() {}, child: () => silent }
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    pasv_min: 20_000,
    pasv_max: 60_000,
    anonymous: false,
    ...(tls && { tls: TEST_CERTIFICATE }),
    log: silent as never,
  })
  server.on('login', ({ username, password }, resolve, reject) => {
    if (username === TEST_LOGIN.username && password === TEST_LOGIN.password) resolve({ root: folder })
    else reject(new Error('refused'))
  })
  await server.listen()
  return {
    port,
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
