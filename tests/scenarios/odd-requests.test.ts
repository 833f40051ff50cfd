import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const HOST = 'yard.localhost'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Requests that no browser sends but anybody can: each gets an answer, and none causes an error of ours. */
describe('odd requests', () => {
  let served: ServedSites
  let listening: Listening
  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite(), sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars' })] })
    await served.platform.addCars('yard', [{ slug: 'a-hilux' }])
    listening = await listen(served.app, { host: '127.0.0.1', port: 0, variable: 'PORT' })
  })
  afterAll(async () => {
    await listening.stop(0)
    await served.close()
  })

  const send = (line: string, headers: Readonly<Record<string, string>> = {}, body = '') =>
    exchange(listening.port, [
      line,
      ...Object.entries({ Host: HOST, Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`),
      ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
      '',
      body,
    ])

  it.each([
    ['a NUL in a car’s address', 'GET /cars/%00', 404],
    ['a NUL in a car’s id', 'GET /finance?car_id=%00', 400],
    ['an address of slashes', 'GET ///', 200],
    ['an address that climbs out of slashes', 'GET ///elsewhere.example/..', 200],
    ['a broken escape', 'GET /cars/%E0%A4%A', 404],
    ['a folder climbed out of', 'GET /site-files/..%2fsite.json', 404],
    ['a page beyond the last', 'GET /search?page=999999', 200],
    ['ranges that are none', 'GET /search?price=abc&km=9:1&year=1:2:3&seats=Infinity:', 200],
    ['a thousand parameters', `GET /search?${Array.from({ length: 1000 }, (_, n) => `make=m${n}`).join('&')}`, 200],
    ['10 kB of words', `GET /search?query=${'a%20'.repeat(2500)}`, 302],
    ['the method TRACE, which repeats a request’s headers', 'TRACE /', 405],
    ['names of an object’s own parts', 'GET /search/constructor?__proto__=1&toString=2&sortBy=__proto__', 404],
  ])('%s', async (_what, line, status) => {
    const answer = await send(`${line} HTTP/1.1`)
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/\n\s+at /)
  })

  it.each([
    ['text/plain', 'name=Jo'],
    ['application/json', '{}'],
    ['multipart/form-data; boundary=x', '--x\r\nno part'],
    ['', 'name=Jo'],
  ])('a page refuses a form posted as %j with 415', async (type, body) => {
    for (const page of ['/contact-us', '/search'])
      expect(statusOf(await send(`POST ${page} HTTP/1.1`, { 'Content-Type': type }, body))).toBe(415)
    expect(statusOf(await send('POST /contact HTTP/1.1', FORM, 'name=Jo%00'))).toBe(400)
  })

  it('a call with too deeply nested values is a client error', async () => {
    const deep = `{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`
    expect(statusOf(await send('POST /api/leads HTTP/1.1', JSON_TYPE, deep))).toBe(422)
    const call = JSON.stringify({ car_id: '\0', website_id: served.platform.site('yard').id })
    expect(statusOf(await send('POST /api/phone-reveal HTTP/1.1', JSON_TYPE, call))).toBe(400)
  })

  it.each(['elsewhere.example', 'rival.localhost'])(
    'SITE-1 a request line that names %s is not answered as if that were the site’s name',
    async (name) => {
      expect(statusOf(await send(`GET http://${name}/search HTTP/1.1`))).toBe(400)
      expect(await send(`GET //${name}/search HTTP/1.1`)).not.toContain(name)
      expect(statusOf(await send(`GET http://${HOST}/search HTTP/1.1`))).toBe(200)
    },
  )
})

function statusOf(answer: string): number {
  return Number(answer.split(' ')[1])
}

/** The server's whole answer to these lines, until it closes the connection. */
function exchange(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}
