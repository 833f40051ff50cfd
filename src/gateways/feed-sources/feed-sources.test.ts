import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FileLook, FileMarks } from '#domain/intake/settled-file.ts'
import { type ReceivedCall, startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import type { FeedSources } from './feed-sources.ts'
import { createFeedSources, type FeedSourcesOptions } from './remote-feed-sources.ts'
import { startFtpsServer, type TestFtpsServer } from './testing/ftps-server.ts'
import { newHostKey, startSftpServer, TEST_LOGIN, TEST_LOGIN_KEY, type TestSftpServer } from './testing/sftp-server.ts'
import { TEST_CERTIFICATE } from './testing/test-certificate.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const CSV = 'make,model\nToyota,Corolla\n'

let folder: string
let web: TestHttpServer
let sftp: TestSftpServer
let ftps: TestFtpsServer
let answer: (call: ReceivedCall, response: ServerResponse) => void

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'))
  ;[web, sftp, ftps] = await Promise.all([
    startHttpServer((call, response) => answer(call, response)),
    startSftpServer(),
    startFtpsServer(),
  ])
})
afterAll(async () => {
  await Promise.all([web.close(), sftp.close(), ftps.close()])
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  sftp.file.cutAfter = null
  ftps.cut(null)
})

interface Asked {
  readonly had?: FileMarks
  readonly lastLook?: FileLook
  readonly hostKey?: string
  readonly username?: string
  readonly address?: string
  readonly isTrial?: boolean
}

function sources(changes: Partial<FeedSourcesOptions> = {}): FeedSources {
  return createFeedSources({
    secrets: { 'yard--stock': TEST_LOGIN.password },
    insideHosts: { yard: [new URL(web.origin).host, `127.0.0.1:${sftp.port}`, `127.0.0.1:${ftps.port}`] },
    authorities: [TEST_CERTIFICATE.cert],
    ...changes,
  })
}

async function pull(way: 'https' | 'sftp' | 'ftps', asked: Asked = {}, from = sources()) {
  const addresses = {
    https: `${web.origin}/stock.csv`,
    sftp: `sftp://127.0.0.1:${sftp.port}/out/stock.csv`,
    ftps: `ftps://127.0.0.1:${ftps.port}/stock.csv`,
  }
  return from.pull({
    siteSlug: 'yard',
    definition: {
      way,
      address: asked.address ?? addresses[way],
      username: asked.username ?? (way === 'https' ? '' : TEST_LOGIN.username),
      hostKey: asked.hostKey ?? sftp.hostKey,
    },
    account: 'yard--stock',
    had: asked.had ?? null,
    lastLook: asked.lastLook ?? null,
    now: NOW,
    folder,
    isTrial: asked.isTrial ?? false,
  })
}

async function textOf(pulled: Awaited<ReturnType<typeof pull>>): Promise<string> {
  return pulled.kind === 'fetched' ? readFile(pulled.file.path, 'utf8') : JSON.stringify(pulled)
}

const serve = (content: string | Buffer, modifiedAt: Date) => {
  Object.assign(sftp.file, { content: Buffer.from(content), modifiedAt })
  return ftps.serve(content, modifiedAt)
}

describe('INTAKE-2 over HTTPS', () => {
  it('INTAKE-2 asks with the marks of the file that we have, and takes 304 for the same file', async () => {
    answer = ({ headers }, response) => {
      if (headers['if-none-match'] === '"one"') response.writeHead(304).end()
      else response.writeHead(200, { ETag: '"one"', 'Last-Modified': 'Mon, 23 Nov 2026 00:00:00 GMT' }).end(CSV)
    }
    const first = await pull('https')
    expect(await textOf(first)).toBe(CSV)
    expect(first).toMatchObject({ kind: 'fetched', file: { name: 'stock.csv', bytes: 26 }, marks: { etag: '"one"' } })
    if (first.kind === 'fetched') expect(await pull('https', { had: first.marks })).toEqual({ kind: 'unchanged' })
  })

  it('INTAKE-2 does not take half a file', async () => {
    answer = (_call, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write(CSV, () => response.destroy())
    }
    expect(await pull('https')).toEqual({ kind: 'failed', fault: 'broke off in the middle of the file' })
  })

  it('INTAKE-1 sends the password, and not to another server', async () => {
    answer = ({ headers }, response) => {
      if (headers.authorization === `Basic ${btoa('yard:tram lantern')}`) response.end(CSV)
      else response.writeHead(401).end()
    }
    expect(await textOf(await pull('https', { username: 'yard' }))).toBe(CSV)
    const wrong = sources({ secrets: { 'yard--stock': 'wrong' } })
    expect(await pull('https', { username: 'yard' }, wrong)).toMatchObject({ kind: 'failed', fault: /password/ })
    const other = await startHttpServer((_call, response) => response.end(CSV))
    answer = (_call, response) => response.writeHead(302, { Location: `${other.origin}/x.csv` }).end()
    const both = sources({ insideHosts: { yard: [new URL(web.origin).host, new URL(other.origin).host] } })
    await pull('https', { username: 'yard' }, both)
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined])
    await other.close()
  })

  it('L5 calls no address inside the network, nor one without https', async () => {
    answer = (_call, response) => response.end(CSV)
    const strict = sources({ insideHosts: {} })
    expect(await pull('https', {}, strict)).toMatchObject({ fault: /without https/ })
    const inside = { kind: 'failed', fault: 'has an address inside our network, which is never called' }
    expect(await pull('https', { address: 'https://127.0.0.1:1/stock.csv' }, strict)).toEqual(inside)
    expect(await pull('sftp', {}, strict)).toEqual(inside)
    expect(await pull('ftps', {}, strict)).toEqual(inside)
    answer = (_call, response) => response.writeHead(302, { Location: 'https://169.254.169.254/latest' }).end()
    expect(await pull('https')).toEqual(inside)
  })

  it('INTAKE-2 stops at the size and the time that are allowed', async () => {
    answer = (_call, response) => response.end('x'.repeat(5000))
    expect(await pull('https', {}, sources({ limits: { bytes: 4096 } }))).toMatchObject({
      kind: 'unusable',
      fault: 'The file is larger than 4 kB; it was not read.',
    })
    answer = () => {}
    expect(await pull('https', {}, sources({ limits: { deadline: 50 } }))).toMatchObject({ fault: /not done after/ })
  })

  it.each([
    [404, /no such file/],
    [500, /answered 500/],
  ] as const)('INTAKE-1 says what answer %s means', async (status, fault) => {
    answer = (_call, response) => response.writeHead(status).end()
    expect(await pull('https')).toMatchObject({ kind: 'failed', fault })
  })
})

describe.each(['sftp', 'ftps'] as const)('INTAKE-2 over %s', (way) => {
  it('INTAKE-2 waits until the file has stopped growing, reads it once, and not again while it is the same', async () => {
    await serve('make,model\nToy', ago(5))
    const first = await pull(way)
    expect(first.kind).toBe('growing')
    const look = first.kind === 'growing' ? { ...first.look, at: ago(60) } : undefined
    await serve(CSV, ago(2))
    const second = await pull(way, look && { lastLook: look })
    expect(second).toMatchObject({ kind: 'growing', look: { marks: { size: CSV.length }, at: NOW } })
    const later = second.kind === 'growing' ? { ...second.look, at: ago(30) } : undefined
    const third = await pull(way, later && { lastLook: later })
    expect(await textOf(third)).toBe(CSV)
    if (third.kind === 'fetched') expect(await pull(way, { had: third.marks })).toEqual({ kind: 'unchanged' })
  })

  it('INTAKE-1 says that the password is wrong or missing', async () => {
    await serve(CSV, ago(3600))
    const wrong = await pull(way, {}, sources({ secrets: { 'yard--stock': 'wrong' } }))
    expect(wrong).toEqual({ kind: 'failed', fault: 'refused user name or password' })
    expect(await pull(way, {}, sources({ secrets: {} }))).toMatchObject({ fault: /no password in the environment/ })
  })

  it('INTAKE-1 says that the server is gone or the file is not there', async () => {
    const insideHosts = { yard: ['127.0.0.1:1', `127.0.0.1:${sftp.port}`, `127.0.0.1:${ftps.port}`] }
    const gone = await pull(way, { address: `${way}://127.0.0.1:1/stock.csv` }, sources({ insideHosts }))
    expect(gone).toEqual({ kind: 'failed', fault: 'cannot be reached' })
    const port = way === 'sftp' ? sftp.port : ftps.port
    const missing = await pull(way, { address: `${way}://127.0.0.1:${port}/none.csv` })
    expect(missing).toMatchObject({ kind: 'failed', fault: expect.stringMatching(/^has no such file: .*\/~\//) })
  })

  it('INTAKE-1 a trial reads a file that may still grow, and lists the folder where the file is not', async () => {
    await serve(CSV, ago(5))
    expect(await textOf(await pull(way, { isTrial: true }))).toBe(CSV)
    const [host, folderOf] = way === 'sftp' ? [sftp.port, '/out'] : [ftps.port, '']
    const address = `${way}://127.0.0.1:${host}${folderOf}/none.csv`
    expect(await pull(way, { isTrial: true, address })).toMatchObject({ kind: 'failed', names: ['stock.csv'] })
  })

  it('K-13 a path with /~/ begins at the folder of the login', async () => {
    await serve(CSV, ago(3600))
    const address =
      way === 'sftp' ? `sftp://127.0.0.1:${sftp.port}/~/out/stock.csv` : `ftps://127.0.0.1:${ftps.port}/~/stock.csv`
    expect(await textOf(await pull(way, { address }))).toBe(CSV)
  })

  it('INTAKE-2 refuses a file that is larger than allowed', async () => {
    await serve('x'.repeat(5000), ago(3600))
    expect(await pull(way, {}, sources({ limits: { bytes: 4096 } }))).toMatchObject({ kind: 'unusable' })
  })
})

describe.each(['https', 'sftp', 'ftps'] as const)('INTAKE-2 unusual files over %s', (way) => {
  const fetched = async (content: string | Buffer) => {
    answer = (_call, response) => response.end(content)
    await serve(content, ago(3600))
    return pull(way)
  }

  it('INTAKE-2 reads a file ten times as long as the one before, and an empty one as empty', async () => {
    expect(await textOf(await fetched(CSV.repeat(2_000)))).toBe(CSV.repeat(2_000))
    expect(await textOf(await fetched(CSV.repeat(20_000)))).toBe(CSV.repeat(20_000))
    // The FTP server of the tests does not say the size of an empty file.
    if (way !== 'ftps') expect(await fetched('')).toMatchObject({ kind: 'fetched', file: { bytes: 0 } })
  })
})

it.each([
  ['as it is', (key: string) => key],
  ['with its line ends written out', (key: string) => key.replaceAll('\n', '\\n')],
])('K-13 signs in to SFTP with a private key, %s', async (_how, written) => {
  await serve(CSV, ago(3600))
  const secrets = { 'yard--stock': written(TEST_LOGIN_KEY.private) }
  expect(await textOf(await pull('sftp', {}, sources({ secrets })))).toBe(CSV)
  const other = { 'yard--stock': newHostKey().private }
  expect(await pull('sftp', {}, sources({ secrets: other }))).toMatchObject({ fault: 'refused user name or password' })
})

describe('INTAKE-1 servers that are not who they were', () => {
  it('INTAKE-1 sends no password to an SFTP server with another key, and shows the key', async () => {
    await serve(CSV, ago(3600))
    const other = newHostKey().fingerprint
    const pulled = await pull('sftp', { hostKey: other })
    expect(pulled).toMatchObject({ kind: 'failed', fault: /shows another key/ })
    expect(JSON.stringify(pulled)).toContain(sftp.hostKey)
  })

  it('INTAKE-1 sends no password to an FTP server without TLS or with a certificate of its own making', async () => {
    await serve(CSV, ago(3600))
    expect(await pull('ftps', {}, sources({ authorities: [] }))).toMatchObject({ kind: 'failed', fault: /certificate/ })
    const plain = await startFtpsServer({ tls: false })
    const address = `ftps://127.0.0.1:${plain.port}/stock.csv`
    const pulled = await pull('ftps', { address }, sources({ insideHosts: { yard: [`127.0.0.1:${plain.port}`] } }))
    expect(pulled.kind).toBe('failed')
    await plain.close()
  })

  it('INTAKE-1 shows the key of a server before any password is sent, and both keys when it changes', async () => {
    await serve(CSV, ago(3600))
    const unknown = await pull('sftp', { hostKey: '', isTrial: true }, sources({ secrets: {} }))
    expect(unknown).toMatchObject({ kind: 'failed', fault: /no one has confirmed/, hostKey: sftp.hostKey })
    const other = newHostKey().fingerprint
    const changed = await pull('sftp', { hostKey: other })
    expect(changed).toMatchObject({ kind: 'failed', hostKey: sftp.hostKey })
    for (const key of [other, sftp.hostKey]) expect(JSON.stringify(changed)).toContain(key)
  })

  it('INTAKE-1 names the passwords of a site, and no other site’s', () => {
    const secrets = { 'yard--stock': 'a', 'yard--dms': 'b', 'yard-two--stock': 'c', 'yard--two--x': 'd' }
    expect(sources({ secrets }).secretsOf('yard')).toEqual(['dms', 'stock'])
    expect(sources({ secrets }).secretsOf('yard-two')).toEqual(['stock'])
  })

  it('INTAKE-2 does not take half a file over FTPS, even if the server says that it is whole', async () => {
    await serve(CSV.repeat(5000), ago(3600))
    ftps.cut(40_000)
    expect(await pull('ftps')).toEqual({ kind: 'failed', fault: 'broke off in the middle of the file' })
  })

  it('INTAKE-2 does not take half a file over SFTP', async () => {
    await serve(CSV.repeat(5000), ago(3600))
    sftp.file.cutAfter = 40_000
    expect((await pull('sftp')).kind).toBe('failed')
  })
})
