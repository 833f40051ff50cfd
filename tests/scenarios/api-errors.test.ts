import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('errors of the HTTP surface (http-api.md)', () => {
  let served: ServedSites
  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite()] })
  })
  afterAll(() => served.close())

  const ask = (path: string, init: RequestInit = {}) => served.request('yard', path, init)

  it.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['DELETE', '/api/nothing/at/all', 404],
    ['PUT', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/search?route=/search/no-such-thing', 404],
    ['GET', '/api/phone-reveal', 405],
    ['PUT', '/api/phone-reveal', 405],
    ['GET', '/api/leads', 405],
    ['DELETE', '/api/leads', 405],
    ['POST', '/api/search', 405],
    ['OPTIONS', '/api/search', 405],
    ['PROPFIND', '/api/nothing', 405],
  ])('HTTP-API %s %s is %i in one sentence of JSON', async (method, path, status) => {
    const body = method === 'POST' || method === 'PUT' ? { body: '{}', headers: JSON_TYPE } : {}
    const response = await ask(path, { method, ...body })
    expect(response.status).toBe(status)
    expect(await errorOf(response)).toMatch(/^[A-Za-z].*\.$/)
    if (status === 405) expect(response.headers.get('Allow')).toMatch(/^(POST|GET, HEAD)(, |$)/)
  })

  it.each(['/api/phone-reveal', '/api/leads'])(
    'HTTP-API POST %s refuses another content type with 415',
    async (path) => {
      for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', '']) {
        const response = await ask(path, { method: 'POST', body: '{}', headers: { 'Content-Type': type } })
        expect({ type, status: response.status }).toEqual({ type, status: 415 })
        await errorOf(response)
      }
    },
  )

  it.each(['/api/phone-reveal', '/api/leads'])(
    'HTTP-API POST %s answers what is no JSON object with 400',
    async (path) => {
      for (const body of ['{"car_id":', 'no json', '[]', 'null', '"text"', '']) {
        const response = await ask(path, { method: 'POST', body, headers: JSON_TYPE })
        expect({ body, status: response.status }).toEqual({ body, status: 400 })
        expect(await errorOf(response)).toBe('The body is not a JSON object.')
      }
    },
  )

  it('HTTP-API names missing or wrongly typed fields with 422', async () => {
    const response = await ask('/api/phone-reveal', { method: 'POST', body: '{"car_id":7}', headers: JSON_TYPE })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      fields: { car_id: [expect.any(String)], website_id: [expect.any(String)] },
    })
  })

  it('HTTP-API a call that fails on our side is 500 in JSON, without details of the failure', async () => {
    const broken = await serveSites({ sites: [sampleSite()] })
    await broken.request('yard', '/api/nothing')
    await broken.platform.storage.close()
    const response = await broken.request('yard', '/api/search')
    expect(response.status).toBe(500)
    expect(await errorOf(response)).toBe('Something went wrong on our side. Please try again.')
    await broken.close()
  })

  it('HTTP-API refuses a state-changing call from another origin with 403', async () => {
    const headers = { ...JSON_TYPE, Origin: 'https://elsewhere.example' }
    const response = await ask('/api/phone-reveal', { method: 'POST', body: '{}', headers })
    expect(response.status).toBe(403)
    await errorOf(response)
  })

  it.each([
    ['forms', { formsPerMinute: 2 }, { method: 'POST', body: '{}', headers: JSON_TYPE }, '/api/leads'],
    ['reveals', { revealsPerMinute: 2 }, { method: 'POST', body: '{}', headers: JSON_TYPE }, '/api/phone-reveal'],
    // A cached page is free: only rendered pages count.
    ['pages', { pagesPerMinute: 2 }, {}, '/api/search?query='],
  ])('HTTP-API too many %s are 429 with Retry-After', async (_, limit, init, path) => {
    const limited = await serveSites({ sites: [sampleSite()] }, limit)
    const another = (number: number) => limited.request('yard', path.endsWith('=') ? path + number : path, init)
    for (const number of [1, 2]) expect((await another(number)).status).not.toBe(429)
    const refused = await another(3)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    await errorOf(refused)
    if (path.endsWith('=')) expect((await another(1)).status).toBe(200)
    await limited.close()
  })

  it.each([
    '/api/phone-reveal/',
    '/API/Phone-Reveal',
    '/api/phone%2Dreveal',
    '/api/phone-reveal.data',
    '//api/phone-reveal',
  ])('PHONE-1 the limit of reveals holds for %s too', async (path) => {
    const limited = await serveSites({ sites: [sampleSite()] }, { revealsPerMinute: 1 })
    const init = { method: 'POST', body: '{}', headers: JSON_TYPE }
    await limited.request('yard', '/api/phone-reveal', init)
    expect((await limited.request('yard', path, init)).status).toBe(429)
    await limited.close()
  })
})

describe('a body over 64 KiB, at a server that listens', () => {
  let served: ServedSites
  let listening: Listening
  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite()] })
    listening = await listen(served.app, { host: '127.0.0.1', port: 0, variable: 'PORT' })
  })
  afterAll(async () => {
    await listening.stop(0)
    await served.close()
  })

  const head =
    'POST /api/leads HTTP/1.1\r\nHost: yard.localhost\r\nContent-Type: application/json\r\nConnection: close\r\n'
  const body = (bytes: number) => JSON.stringify({ message: 'x'.repeat(bytes - '{"message":""}'.length) })
  const KIB = 1024

  it.each([
    ['with a length', 64 * KIB, 422],
    ['with a length', 64 * KIB + 1, 413],
    ['in chunks', 64 * KIB, 422],
    ['in chunks', 64 * KIB + 1, 413],
    ['in chunks', 1024 * KIB, 413],
  ])('HTTP-API %s, of %i bytes, is %i', async (how, bytes, status) => {
    const text = body(bytes)
    const chunks = text.match(/.{1,5000}/g) ?? []
    const framed =
      how === 'in chunks'
        ? `${head}Transfer-Encoding: chunked\r\n\r\n${chunks.map((each) => `${each.length.toString(16)}\r\n${each}\r\n`).join('')}0\r\n\r\n`
        : `${head}Content-Length: ${text.length}\r\n\r\n${text}`
    const answer = await exchange(listening.port, framed)
    expect(answer.split('\r\n')[0]).toContain(` ${status} `)
    expect(answer).toMatch(/content-type: application\/json/i)
    if (status === 413) expect(answer).toContain('{"error":"The request is larger than 64 KiB."}')
  })

  it('HTTP-API refuses a too large Content-Length before the body arrives', async () => {
    const answer = await exchange(listening.port, `${head}Content-Length: 10000000\r\n\r\n`)
    expect(answer.split('\r\n')[0]).toContain(' 413 ')
  })
})

async function errorOf(response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  const { error, ...rest } = await response.json()
  for (const name of Object.keys(rest)) expect(name).toBe('fields')
  return error
}

/** The server's whole answer to a raw request, until it closes the connection. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}
