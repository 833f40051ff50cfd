import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const request = z.strictObject({ argv: z.array(z.string()), cwd: z.string(), terminal: z.boolean() })
/** Request of the client process: one line of JSON. */
export type ControlRequest = z.output<typeof request>

const answer = z.union([
  z.strictObject({ out: z.string() }),
  z.strictObject({ error: z.string() }),
  z.strictObject({ progress: z.string() }),
  z.strictObject({ exit: z.int() }),
])
/** Responses, one line of JSON each; the last holds the exit status. */
export type ControlAnswer = z.output<typeof answer>

export function readRequest(line: string): ControlRequest | null {
  return request.safeParse(parseJson(line)).data ?? null
}

export function readAnswer(line: string): ControlAnswer | null {
  return answer.safeParse(parseJson(line)).data ?? null
}

/**
 * Path of the control socket of a data folder; in the system's temporary folder if the path would be too long for a
 * socket.
 */
export function controlSocketPath(dataFolder: string): string {
  const beside = path.join(path.resolve(dataFolder), 'control.sock')
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) return beside
  return path.join(tmpdir(), `forecourt-${createHash('sha256').update(beside).digest('hex').slice(0, 16)}.sock`)
}

/** macOS allows 104 bytes including the terminating zero, Linux 108. */
const LONGEST_SOCKET_PATH = 103

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // Not JSON; the schema rejects null.
    return null
  }
}
