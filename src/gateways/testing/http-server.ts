import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface TestHttpServer {
  /** 'http://127.0.0.1:12345' */
  readonly origin: string
  readonly received: readonly ReceivedCall[]
  close(): Promise<void>
}

/** A real HTTP server for a test, which records calls and answers as the test says. */
export async function startHttpServer(
  answer: (call: ReceivedCall, response: ServerResponse, count: number) => void,
): Promise<TestHttpServer> {
  const received: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const call = { method, path: url, headers, body: Buffer.concat(parts).toString('utf8') }
      received.push(call)
      answer(call, response, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
