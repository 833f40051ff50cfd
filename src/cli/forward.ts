import { createConnection } from 'node:net'
import { createInterface } from 'node:readline'
import { type ControlRequest, readAnswer } from './control-protocol.ts'
import type { AskerContext } from './control-server.ts'

/** Runs a command in the process listening on the socket, prints its output and returns its exit status. */
export async function forwardCommand(
  socketPath: string,
  argv: readonly string[],
  asker: AskerContext,
): Promise<number> {
  const socket = createConnection(socketPath)
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
    const request: ControlRequest = { argv: [...argv], cwd: asker.cwd, terminal: asker.progress !== null }
    socket.write(`${JSON.stringify(request)}\n`)
    for await (const line of createInterface({ input: socket })) {
      const answer = readAnswer(line)
      if (answer === null) continue
      if ('exit' in answer) return answer.exit
      if ('out' in answer) asker.print(answer.out)
      else if ('error' in answer) asker.printError(answer.error)
      else asker.progress?.(answer.progress)
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    asker.printError(
      `The server that has the data open doesn’t take the command at ${socketPath} (${code}): try again, or stop it first.`,
    )
    return 1
  } finally {
    socket.destroy()
  }
  asker.printError('The server ended before the command did; run it again.')
  return 1
}
