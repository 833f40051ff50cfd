import type { IncomingMessage } from 'node:http'

/** A body smaller than one second's bytes must arrive within this time. */
export const BODY_MS = 30_000
/** A slow phone line. Photos and files of a stock system get one more second for each of these. */
export const SLOWEST_BYTES_PER_SECOND = 16_000
/** No request takes longer than this, whatever length it declares. */
export const LONGEST_REQUEST_MS = 900_000

/**
 * Milliseconds that a request's body may take to arrive: `bodyMs`, and a second more for each 16 kB that it declares, so
 * that a form cannot hold a connection while photos get through a slow line. Null: no body.
 */
export function bodyAllowance(headers: IncomingMessage['headers'], bodyMs: number): number | null {
  const length = headers['content-length']
  if (length === undefined && headers['transfer-encoding'] === undefined) return null
  const declared = Number(length ?? 0)
  return Math.min(bodyMs + (declared / SLOWEST_BYTES_PER_SECOND) * 1000, LONGEST_REQUEST_MS)
}

/** Answers 408 and closes the connection of a request whose body arrives more slowly than that. */
export function limitBody(request: IncomingMessage, bodyMs: number): void {
  const allowed = bodyAllowance(request.headers, bodyMs)
  if (allowed === null) return
  const { socket } = request
  const late = setTimeout(() => {
    // Written past the response, as Node does for slow headers: the program may still wait for the body.
    if (socket.bytesWritten === writtenBefore) socket.write(TOO_SLOW)
    socket.destroySoon()
  }, allowed)
  late.unref()
  const writtenBefore = socket.bytesWritten
  const over = () => {
    clearTimeout(late)
    socket.off('close', over)
  }
  request.once('end', over)
  request.once('close', over)
  // A request that was answered without its body ends in neither way, and its timer would hold it for up to 15 minutes.
  socket.once('close', over)
}

const TOO_SLOW =
  'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 67\r\n\r\nThe upload took too long. Send it again, or fewer files at a time.\n'
